import type { Receipt } from '@onehaul/contract/payment';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { ListMessage } from '@onehaul/ui/list-message';
import type { ReactNode } from 'react';
import { payPath } from '../../app/paths.ts';
import { Moment } from '../../app/portal/moment.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { useMajorText, useYuanText } from './payment-amounts.ts';

type Props = {
  readonly number: string;
  /** Null for a payment that is not settled, or that does not exist. */
  readonly receipt: Receipt | null;
};

/** /member/pay/:number/receipt: printable receipt. */
export function ReceiptPage({ number, receipt }: Props) {
  const { t } = useTranslation('payment');
  return (
    <>
      <PrivateHead title={`${t('receipt.title')} ${number}`} />
      <Card className="p-4 sm:p-8 print:border-0 print:p-0" as="article">
        {receipt ? (
          <Sheet receipt={receipt} />
        ) : (
          <ListMessage icon="clock" title={t('receipt.notYetTitle')} text={t('receipt.notYetText')}>
            <LinkButton to={payPath(number)}>{t('receipt.toPayment')}</LinkButton>
          </ListMessage>
        )}
      </Card>
    </>
  );
}

function Sheet({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation('payment');
  const yuan = useYuanText();
  const { payment, shopName, memberCode, memberName, refunded, orders, services } = receipt;
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <p className="text-small text-muted">{shopName}</p>
          <h1 className="text-title font-semibold">{t('receipt.title')}</h1>
        </div>
        <Button variant="secondary" className="print:hidden" onClick={() => window.print()} data-print>
          {t('receipt.print')}
        </Button>
      </header>
      <dl className="grid gap-x-8 gap-y-3 text-small sm:grid-cols-2 print:grid-cols-2">
        <Fact title={t('page.number')}>
          <span className="font-mono break-all">{payment.number}</span>
        </Fact>
        <Fact title={t('receipt.paidAt')}>
          <Moment at={payment.settledAt} />
        </Fact>
        <Fact title={t('page.method')}>{t(`method.${payment.method}`)}</Fact>
        <Fact title={t('receipt.journal')}>
          <span className="font-mono">{payment.journalId ?? '-'}</span>
        </Fact>
        <Fact title={t('receipt.member')}>
          {memberName} <span className="font-mono">{memberCode}</span>
        </Fact>
      </dl>
      <table className="w-full text-small">
        <thead>
          <tr className="border-b border-line-strong text-start text-muted">
            <th scope="col" className="py-2 pe-4 text-start font-medium">
              {t(services.length > 0 ? 'receipt.services' : 'receipt.order')}
            </th>
            <th scope="col" className="py-2 pe-4 text-start font-medium">
              {t('receipt.goods')}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {t('receipt.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.number} className="border-b border-line">
              <td className="py-2 pe-4 font-mono break-all">{order.number}</td>
              <td className="py-2 pe-4">{order.goodsName || '-'}</td>
              <td className="py-2 text-end whitespace-nowrap tabular-nums">{yuan(order.minor)}</td>
            </tr>
          ))}
          {services.map((service) => (
            <tr key={service.number} className="border-b border-line">
              <td className="py-2 pe-4 font-mono break-all">{service.number}</td>
              <td className="py-2 pe-4">{service.name}</td>
              <td className="py-2 text-end whitespace-nowrap tabular-nums">{yuan(service.minor)}</td>
            </tr>
          ))}
          {payment.purpose === 'recharge' && (
            <tr className="border-b border-line">
              <td colSpan={2} className="py-2 pe-4">
                {t('receipt.recharge')}
              </td>
              <td className="py-2 text-end whitespace-nowrap tabular-nums">{yuan(payment.minor)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <Sum title={t('receipt.total')} text={yuan(payment.minor)} isStrong={refunded === 0} />
          {refunded > 0 && <Sum title={t('receipt.refunded')} text={yuan(-refunded)} />}
          {refunded > 0 && <Sum title={t('receipt.kept')} text={yuan(payment.minor - refunded)} isStrong />}
        </tfoot>
      </table>
      <InCurrency receipt={receipt} />
    </div>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid">
      <dt className="text-caption text-muted">{title}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

type SumProps = { readonly title: string; readonly text: string; readonly isStrong?: boolean };

const Sum = ({ title, text, isStrong = false }: SumProps) => (
  <tr className={isStrong ? 'text-body font-semibold' : ''}>
    <th scope="row" colSpan={2} className="py-2 pe-4 text-end font-medium">
      {title}
    </th>
    <td className="py-2 text-end whitespace-nowrap tabular-nums">{text}</td>
  </tr>
);

/** Amount charged in the payer's currency, if not CNY. */
function InCurrency({ receipt: { payment } }: { readonly receipt: Receipt }) {
  const { t, i18n } = useTranslation('payment');
  const major = useMajorText();
  const { currencyCode: currency, askedAmount, exchangeRate } = payment;
  if (currency === 'CNY') return null;
  const rate = numberFormat(i18n.language, { maximumFractionDigits: 6 }).format(exchangeRate);
  return (
    <p className="text-end text-small text-muted">
      <strong className="text-ink">{major(askedAmount, currency)}</strong>
      <br />
      {t('receipt.inCurrency', { currency, rate })}
    </p>
  );
}

import { type PaymentDetail, paymentDeskCalls } from '@onehaul/contract/console/finance';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Skeleton } from '@onehaul/workbench/antd';
import { CopyValue } from '@onehaul/workbench/copy-value';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { MemberName } from '../../app/member-name.tsx';
import { readKeyInShop } from '../../app/parcel/key-in-shop.ts';
import { ShopName } from '../../app/shop-name.tsx';
import { HeldActs } from './held-acts.tsx';
import { useMoneyWords } from './money-words.ts';
import { ProposeRefund } from './propose-refund.tsx';
import { PaymentMark, RefundMark } from './state-marks.tsx';

/** One payment with all details. */
export function PaymentDrawer({ paymentKey }: { readonly paymentKey: string }) {
  const { t } = useTranslation('finance');
  const which = readKeyInShop(paymentKey);
  const { data, error, refetch } = useQuery({
    queryKey: ['payments', 'one', paymentKey],
    queryFn: ({ signal }) => callApi(paymentDeskCalls.get, which!, { signal }),
    enabled: which !== undefined,
  });
  if (!which || failureOf(error).error === 'record.notFound') {
    return <ListMessage icon="search" title={t('goneTitle')} text={t('goneText')} />;
  }
  if (!data && error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />;
  return (
    <div className="flex flex-col gap-6" data-payment={data.number}>
      <Head payment={data} />
      {data.state === 'held' && <HeldActs payment={data} />}
      <Facts payment={data} />
      <Orders payment={data} />
      <Refunds payment={data} />
      <Events payment={data} />
    </div>
  );
}

type Props = { readonly payment: PaymentDetail };

function Head({ payment }: Props) {
  const { yuan, inCurrency } = useMoneyWords();
  return (
    <header className="flex items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="text-heading font-semibold tabular-nums">{yuan(payment.minor)}</p>
        {payment.currencyCode !== 'CNY' && (
          <p className="text-small text-muted">{inCurrency(payment.askedMinor, payment.currencyCode)}</p>
        )}
        <CopyValue value={payment.number} />
      </div>
      <PaymentMark state={payment.state} />
    </header>
  );
}

function Facts({ payment }: Props) {
  const { t } = useTranslation('finance');
  const { yuan } = useMoneyWords();
  return (
    <DetailList
      rows={[
        { key: 'method', label: t('payment.method'), value: t(`method.${payment.method}`) },
        {
          key: 'member',
          label: t('member'),
          value: <MemberName memberCode={payment.memberCode} memberName={payment.memberName} />,
        },
        { key: 'shop', label: t('shop'), value: <ShopName id={payment.shopId} /> },
        ...(payment.fromGiftMinor > 0
          ? [{ key: 'gift', label: t('payment.gift'), value: yuan(payment.fromGiftMinor) }]
          : []),
        ...(payment.refundedMinor > 0
          ? [{ key: 'refunded', label: t('payment.refunded'), value: yuan(payment.refundedMinor) }]
          : []),
        {
          key: 'gatewayNumber',
          label: t('payment.gatewayNumber'),
          value: payment.gatewayNumber ? <CopyValue value={payment.gatewayNumber} /> : '',
        },
        {
          key: 'journal',
          label: t('payment.journal'),
          value: payment.journalId === null ? '' : String(payment.journalId),
        },
        { key: 'created', label: t('payment.created'), value: <Moment at={payment.createdAt} /> },
        { key: 'settled', label: t('payment.settled'), value: <Moment at={payment.settledAt} /> },
        ...(payment.reason ? [{ key: 'reason', label: t('reason'), value: payment.reason }] : []),
      ]}
    />
  );
}

type SectionProps = { readonly title: string; readonly children: ReactNode };

const Section = ({ title, children }: SectionProps) => (
  <section className="flex flex-col gap-2">
    <h3 className="text-small font-semibold">{title}</h3>
    {children}
  </section>
);

const row =
  'flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line py-2 text-small';

function Orders({ payment }: Props) {
  const { t } = useTranslation('finance');
  const { yuan } = useMoneyWords();
  const mayReview = useHasPermission('finance:review');
  const [proposed, setProposed] = useState<string>();
  if (payment.orders.length === 0) return null;
  return (
    <Section title={t('payment.orders')}>
      <ul>
        {payment.orders.map((order) => (
          <li key={order.id} className={row}>
            <span className="font-mono">{order.number}</span>
            <span className="ms-auto tabular-nums">{yuan(order.minor)}</span>
            {mayReview && payment.state === 'settled' && (
              <Button size="small" onClick={() => setProposed(order.number)}>
                {t('refund.propose')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {proposed !== undefined && (
        <ProposeRefund
          start={{ shopId: payment.shopId, orderNumber: proposed }}
          onClose={() => setProposed(undefined)}
        />
      )}
    </Section>
  );
}

function Refunds({ payment }: Props) {
  const { t } = useTranslation('finance');
  const { yuan } = useMoneyWords();
  if (payment.refunds.length === 0) return null;
  return (
    <Section title={t('payment.refunds')}>
      <ul>
        {payment.refunds.map((refund) => (
          <li key={refund.id} className={row}>
            <span>
              {t(`why.${refund.why}`)} · {t(`route.${refund.route}`)}
            </span>
            <span className="ms-auto tabular-nums">{yuan(refund.minor)}</span>
            <RefundMark state={refund.state} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** All notices of the gateway, repeats included. */
function Events({ payment }: Props) {
  const { t } = useTranslation('finance');
  const { inCurrency } = useMoneyWords();
  if (payment.events.length === 0) return null;
  return (
    <Section title={t('payment.events')}>
      <ol>
        {payment.events.map((event) => (
          <li key={event.id} className={row}>
            <span>
              {t(`fact.${event.fact}`)} <span className="text-muted">{t(`origin.${event.origin}`)}</span>
            </span>
            <span className="ms-auto tabular-nums">
              {event.minor !== null && event.currencyCode !== null
                ? inCurrency(event.minor, event.currencyCode)
                : ''}
            </span>
            <Moment at={event.receivedAt} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

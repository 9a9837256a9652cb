import type { OrderDetails } from '@onehaul/contract/order';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/ui/list/state-mark';
import { Link } from 'react-router';
import { useMoney } from '../../app/fee/use-money.ts';
import { payPath, payReceiptPath } from '../../app/paths.ts';
import { Moment } from '../../app/portal/moment.tsx';
import { DrawerPart } from './drawer-part.tsx';

type Payment = OrderDetails['payments'][number];
type Refund = OrderDetails['refunds'][number];

const paymentTones = {
  pending: 'warning',
  underReview: 'warning',
  settled: 'positive',
  held: 'warning',
  rejected: 'danger',
  closed: 'neutral',
} as const satisfies Record<Payment['state'], string>;

const refundTones = {
  proposed: 'warning',
  sending: 'warning',
  done: 'positive',
  failed: 'warning',
  refused: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<Refund['state'], string>;

const row =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-b border-line py-2 text-small last:border-0';
const link = 'w-fit font-medium text-primary-9 underline underline-offset-4';

/** Payments and refunds with their states. */
export function OrderMoney({ order: { payments, refunds } }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('order');
  return (
    <DrawerPart title={t('money.title')}>
      {payments.length + refunds.length === 0 ? (
        <p className="text-small text-muted">{t('money.none')}</p>
      ) : (
        <ul>
          {refunds.map((refund) => (
            <RefundRow key={refund.number} refund={refund} />
          ))}
          {payments.map((payment) => (
            <PaymentRow key={payment.number} payment={payment} />
          ))}
        </ul>
      )}
    </DrawerPart>
  );
}

function PaymentRow({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation('order');
  const { exact } = useMoney();
  const { number, method, state, minor, refunded, createdAt, settledAt, reason } = payment;
  return (
    <li className={row} data-payment={state}>
      <span className="font-medium">{t(`method.${method}`)}</span>
      <span className="text-end font-medium tabular-nums">{exact(minor)}</span>
      <span className="flex flex-wrap gap-x-3 text-caption text-muted">
        <StateMark tone={paymentTones[state]}>{t(`payment.${state}`)}</StateMark>
        <Moment at={settledAt ?? createdAt} />
        {refunded > 0 && <span>{t('money.refunded', { amount: exact(refunded) })}</span>}
        {reason && <span>{reason}</span>}
      </span>
      <span className="text-end text-caption">
        {state === 'settled' ? (
          <Link to={payReceiptPath(number)} className={link}>
            {t('action.receipt')}
          </Link>
        ) : (
          state !== 'closed' && (
            <Link to={payPath(number)} className={link}>
              {t('drawer.payingLink')}
            </Link>
          )
        )}
      </span>
    </li>
  );
}

function RefundRow({ refund }: { readonly refund: Refund }) {
  const { t } = useTranslation('order');
  const { exact } = useMoney();
  const { state, minor, route, why, createdAt } = refund;
  return (
    <li className={row} data-refund={state}>
      <span className="font-medium">{`${t('money.refund')} · ${t(`why.${why}`)}`}</span>
      <span className="text-end font-medium tabular-nums">{exact(-minor)}</span>
      <span className="flex flex-wrap gap-x-3 text-caption text-muted">
        <StateMark tone={refundTones[state]}>{t(`refund.${state}`)}</StateMark>
        <Moment at={createdAt} />
        <span>{t(route === 'wallet' ? 'refund.toWallet' : 'refund.toGateway')}</span>
      </span>
    </li>
  );
}

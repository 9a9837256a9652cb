import type { RefundRow } from '@onehaul/contract/console/finance';
import type { PaymentState } from '@onehaul/domain/payment/payment-state';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';

type Tones<State extends string> = Readonly<Record<State, 'positive' | 'warning' | 'danger' | 'neutral'>>;

const ofPayment: Tones<PaymentState> = {
  pending: 'neutral',
  underReview: 'warning',
  settled: 'positive',
  held: 'danger',
  rejected: 'danger',
  closed: 'neutral',
};
const ofRefund: Tones<RefundRow['state']> = {
  proposed: 'warning',
  sending: 'neutral',
  done: 'positive',
  failed: 'danger',
  refused: 'neutral',
};

export function PaymentMark({ state }: { readonly state: PaymentState }) {
  const { t } = useTranslation('finance');
  return <StateMark tone={ofPayment[state]}>{t(`paymentState.${state}`)}</StateMark>;
}

export function RefundMark({ state }: { readonly state: RefundRow['state'] }) {
  const { t } = useTranslation('finance');
  return <StateMark tone={ofRefund[state]}>{t(`refundState.${state}`)}</StateMark>;
}

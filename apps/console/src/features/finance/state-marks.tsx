import type { RefundRow } from '@onehaul/contract/console/finance';
import type { PaymentState } from '@onehaul/domain/payment/payment-state';
import type { WithdrawalState } from '@onehaul/domain/wallet/withdrawal-state';
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
  withdrawn: 'neutral',
};

const ofWithdrawal: Tones<WithdrawalState> = {
  requested: 'warning',
  approved: 'warning',
  paid: 'positive',
  rejected: 'neutral',
  cancelled: 'neutral',
  failed: 'danger',
};

export function PaymentMark({ state }: { readonly state: PaymentState }) {
  const { t } = useTranslation('finance');
  return <StateMark tone={ofPayment[state]}>{t(`paymentState.${state}`)}</StateMark>;
}

export function RefundMark({ state }: { readonly state: RefundRow['state'] }) {
  const { t } = useTranslation('finance');
  return <StateMark tone={ofRefund[state]}>{t(`refundState.${state}`)}</StateMark>;
}

export function WithdrawalMark({ state }: { readonly state: WithdrawalState }) {
  const { t } = useTranslation('finance');
  return <StateMark tone={ofWithdrawal[state]}>{t(`withdrawalState.${state}`)}</StateMark>;
}

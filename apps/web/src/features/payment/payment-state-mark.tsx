import type { PaymentState } from '@onehaul/domain/payment/payment-state';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/ui/list/state-mark';

const tones = {
  pending: 'warning',
  underReview: 'warning',
  settled: 'positive',
  held: 'warning',
  rejected: 'danger',
  closed: 'neutral',
} as const satisfies Record<PaymentState, string>;

export function PaymentStateMark({ state }: { readonly state: PaymentState }) {
  const { t } = useTranslation('payment');
  return <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>;
}

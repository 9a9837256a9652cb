import type { WithdrawalState } from '@onehaul/domain/wallet/withdrawal-state';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/ui/list/state-mark';

const tones = {
  requested: 'warning',
  approved: 'warning',
  paid: 'positive',
  rejected: 'danger',
  cancelled: 'neutral',
  failed: 'danger',
} as const satisfies Record<WithdrawalState, string>;

export function WithdrawalStateMark({ state }: { readonly state: WithdrawalState }) {
  const { t } = useTranslation('wallet');
  return <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>;
}

import type { AgentState, EarningState } from '@onehaul/domain/agent/earning-state';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';

const ofAgent = { applied: 'warning', active: 'positive', suspended: 'danger', refused: 'neutral' } as const;
const ofEarning = {
  pending: 'warning',
  confirmed: 'positive',
  available: 'positive',
  reversed: 'danger',
  void: 'neutral',
} as const;

export function AgentMark({ state }: { readonly state: AgentState }) {
  const { t } = useTranslation('agents');
  return <StateMark tone={ofAgent[state]}>{t(`agentState.${state}`)}</StateMark>;
}

export function EarningMark({ state }: { readonly state: EarningState }) {
  const { t } = useTranslation('agents');
  return <StateMark tone={ofEarning[state]}>{t(`earningState.${state}`)}</StateMark>;
}

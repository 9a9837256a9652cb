import type { Earning } from '@onehaul/contract/agent';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/ui/list/state-mark';

const tones = {
  pending: 'warning',
  confirmed: 'positive',
  available: 'positive',
  reversed: 'danger',
  void: 'neutral',
} as const;

export function EarningMark({ state }: Pick<Earning, 'state'>) {
  const { t } = useTranslation('agent');
  return (
    <span data-state={state}>
      <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>
    </span>
  );
}

export const depthKey = (depth: number) => (depth === 1 ? 'depth.1' : depth === 2 ? 'depth.2' : 'depth.3');

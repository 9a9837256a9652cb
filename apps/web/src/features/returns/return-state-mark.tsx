import type { ReturnState } from '@onehaul/domain/returns/return-state';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/ui/list/state-mark';

const tones: Readonly<Record<ReturnState, 'positive' | 'warning' | 'danger' | 'neutral'>> = {
  expected: 'neutral',
  received: 'neutral',
  graded: 'warning',
  closed: 'positive',
  cancelled: 'neutral',
};

export function ReturnStateMark({ state }: { readonly state: ReturnState }) {
  const { t } = useTranslation('returns');
  return (
    <span data-state={state}>
      <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>
    </span>
  );
}

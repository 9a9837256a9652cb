import type { CaseState } from '@onehaul/domain/case/case-state';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';

const tones: Readonly<Record<CaseState, 'positive' | 'warning' | 'danger' | 'neutral'>> = {
  open: 'warning',
  working: 'warning',
  answered: 'neutral',
  offered: 'neutral',
  appealed: 'danger',
  accepted: 'positive',
  closed: 'positive',
};

export function CaseStateMark({ state }: { readonly state: CaseState }) {
  const { t } = useTranslation('cases');
  return (
    <span data-state={state}>
      <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>
    </span>
  );
}

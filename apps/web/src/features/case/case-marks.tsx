import type { CaseRow } from '@onehaul/contract/case';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useState } from 'react';
import { clockOf, stateTones } from './case-words.ts';

export function CaseStateMark({ state }: Pick<CaseRow, 'state'>) {
  const { t } = useTranslation('case');
  return (
    <span data-state={state}>
      <StateMark tone={stateTones[state]}>{t(`state.${state}`)}</StateMark>
    </span>
  );
}

/** Expected response time, with a mark when overdue. */
export function CaseClock({ row }: { readonly row: Pick<CaseRow, 'dueAt' | 'state'> }) {
  const { t } = useTranslation('case');
  // Captured when first rendered: a reload of the list renders it again.
  const [now] = useState(() => new Date());
  const clock = clockOf(row, now);
  if (!clock) {
    return row.state === 'answered' || row.state === 'offered' ? (
      <span className="text-warning">{t('clock.yourTurn')}</span>
    ) : (
      <span className="text-muted">-</span>
    );
  }
  const isLate = clock.text === 'clock.overdue';
  return (
    <span data-clock={isLate ? 'overdue' : 'running'} className={isLate ? 'font-medium text-danger' : ''}>
      {isLate && '⚠ '}
      {t(clock.text, { count: clock.count })}
    </span>
  );
}

import type { CaseRow } from '@onehaul/contract/case';
import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';
import { StateMark } from '@onehaul/ui/list/state-mark';
import { clockOf, stateTones } from './case-words.ts';

export function CaseStateMark({ state }: Pick<CaseRow, 'state'>) {
  const { t } = useTranslation('case');
  return (
    <span data-state={state}>
      <StateMark tone={stateTones[state]}>{t(`state.${state}`)}</StateMark>
    </span>
  );
}

type ClockProps = {
  readonly row: Pick<CaseRow, 'dueAt' | 'state'>;
  /** Time of the query. */
  readonly now: Date;
};

/** Expected response time, with a mark when overdue. */
export function CaseClock({ row, now }: ClockProps) {
  const { t } = useTranslation('case');
  const clock = clockOf(row, now);
  if (!clock) {
    return row.state === 'answered' || row.state === 'offered' ? (
      <span className="text-warning">{t('clock.yourTurn')}</span>
    ) : (
      <span className="text-muted max-md:hidden">-</span>
    );
  }
  const isLate = clock.text === 'clock.overdue';
  return (
    <>
      {/* On a card no header names the time. */}
      <span className="text-muted md:hidden">{t('column.clock')} </span>
      <span
        data-clock={isLate ? 'overdue' : 'running'}
        className={isLate ? 'inline-flex items-center gap-1 font-medium text-danger' : ''}
      >
        {isLate && <Icon name="warning" className="size-3.5" />}
        {t(clock.text, { count: clock.count })}
      </span>
    </>
  );
}

import type { CaseRow } from '@onehaul/contract/console/cases';
import type { CaseState } from '@onehaul/domain/case/case-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Moment } from '@onehaul/workbench/moment';
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

export function CaseStateMark({ state }: Pick<CaseRow, 'state'>) {
  const { t } = useTranslation('cases');
  return (
    <span data-state={state}>
      <StateMark tone={tones[state]}>{t(`state.${state}`)}</StateMark>
    </span>
  );
}

/** Response deadline; overdue cases are marked. */
export function CaseDue({
  row: { dueAt, isOverdue },
}: {
  readonly row: Pick<CaseRow, 'dueAt' | 'isOverdue'>;
}) {
  const { t } = useTranslation('cases');
  if (!dueAt) return <span className="text-muted">{t('due.none')}</span>;
  return (
    <span
      data-due={isOverdue ? 'overdue' : 'running'}
      className={isOverdue ? 'font-semibold text-danger' : ''}
    >
      {isOverdue && `⚠ ${t('due.overdue')} `}
      <Moment at={dueAt} />
    </span>
  );
}

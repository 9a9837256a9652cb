import type { CaseRow } from '@onehaul/contract/console/cases';
import { useTranslation } from '@onehaul/i18n/react';
import { Moment } from '@onehaul/workbench/moment';

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

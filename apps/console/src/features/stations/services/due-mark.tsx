import type { ServiceForStaff } from '@onehaul/contract/console/services';
import { datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';

/** Due time; overdue services are marked. */
export function DueMark({ service: { dueAt, isLate, handledAt } }: { readonly service: ServiceForStaff }) {
  const { t, i18n } = useTranslation('serviceDesk');
  if (!dueAt || handledAt) return <span />;
  const time = datesIn(i18n.language).moment(dueAt);
  return (
    <time
      dateTime={dueAt.toISOString()}
      data-late={isLate}
      className={`text-caption whitespace-nowrap ${isLate ? 'font-semibold text-danger' : 'text-muted'}`}
    >
      {t(isLate ? 'due.late' : 'due.by', { time })}
    </time>
  );
}

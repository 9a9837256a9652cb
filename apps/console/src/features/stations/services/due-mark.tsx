import type { DeskService } from '@onehaul/contract/console/services';
import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';

/** Until when it should be done; what is late says so. */
export function DueMark({ service: { dueAt, isLate, handledAt } }: { readonly service: DeskService }) {
  const { t, i18n } = useTranslation('serviceDesk');
  if (!dueAt || handledAt) return <span />;
  const time = dateFormat(i18n.language, {
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(dueAt);
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

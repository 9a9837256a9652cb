import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';

type Props = { readonly at: Date | null };

const toTheMinute = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** A point in time, to the minute, in the reader's own zone; the zone and the seconds stand behind it. */
export function Moment({ at }: Props) {
  const { i18n } = useTranslation('workbench');
  if (!at) return <span className="text-muted">-</span>;
  return (
    <time
      dateTime={at.toISOString()}
      title={dateFormat(i18n.language, { dateStyle: 'full', timeStyle: 'long' }).format(at)}
      className="whitespace-nowrap"
    >
      {dateFormat(i18n.language, toTheMinute).format(at)}
    </time>
  );
}

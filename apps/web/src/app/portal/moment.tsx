import { useDates } from '../use-dates.ts';

/** Timestamp to the minute; zone and seconds are in its tooltip. */
export function Moment({ at }: { readonly at: Date | null }) {
  const dates = useDates();
  if (!at) return <span className="text-muted">-</span>;
  return (
    <time dateTime={at.toISOString()} title={dates.exact(at)} className="whitespace-nowrap">
      {dates.moment(at)}
    </time>
  );
}

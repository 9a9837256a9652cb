import { useZoneDates } from './zone.ts';

type Props = { readonly at: Date | null };

/** Timestamp to the minute; zone and seconds are in its tooltip. */
export function Moment({ at }: Props) {
  const dates = useZoneDates();
  if (!at) return <span className="text-muted">-</span>;
  return (
    <time dateTime={at.toISOString()} title={dates.exact(at)} className="whitespace-nowrap">
      {dates.moment(at)}
    </time>
  );
}

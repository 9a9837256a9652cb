import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';

type Props = {
  /** Caption and accessible name of the chart. */
  readonly label: string;
  /** `2026-11`, oldest first, without gaps. */
  readonly months: readonly { readonly month: string; readonly value: number }[];
  readonly format: (value: number) => string;
};

const height = 120;
/** Minimum bar height, so that a non-zero month stays visible. */
const minBarHeight = 2;

/** Bar chart by month. Screen readers get a list; the bars are for visual comparison. */
export function MonthBars({ label, months, format }: Props) {
  const { i18n } = useTranslation('workbench');
  // Vietnamese has no short month names, and its long ones do not fit under a bar.
  const month = i18n.language === 'vi' ? 'numeric' : 'short';
  const short = dateFormat(i18n.language, { month, timeZone: 'UTC' });
  const long = dateFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const most = Math.max(...months.map(({ value }) => value), 0);
  const barOf = (value: number) =>
    most === 0 || value <= 0 ? 0 : Math.max(minBarHeight, Math.round((value / most) * height));
  const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

  return (
    <figure className="grid gap-3">
      <figcaption className="flex items-baseline justify-between gap-3 text-small text-muted">
        {label}
        <span className="text-caption tabular-nums">{most > 0 && format(most)}</span>
      </figcaption>
      <ol
        className="grid items-end gap-1 border-b border-line"
        style={{ gridTemplateColumns: `repeat(${months.length}, minmax(0, 1fr))`, blockSize: height + 1 }}
      >
        {months.map(({ month, value }) => (
          <li
            key={month}
            title={`${long.format(dateOf(month))}: ${format(value)}`}
            className="flex h-full items-end"
          >
            <span className="sr-only">{`${long.format(dateOf(month))}: ${format(value)}`}</span>
            <span
              aria-hidden="true"
              className="w-full rounded-t-small bg-primary-7"
              style={{ blockSize: barOf(value) }}
            />
          </li>
        ))}
      </ol>
      <div
        aria-hidden="true"
        className="grid gap-1 text-center text-caption text-muted"
        style={{ gridTemplateColumns: `repeat(${months.length}, minmax(0, 1fr))` }}
      >
        {months.map(({ month }, place) => (
          // Only every second label on phones: twelve short names do not fit.
          <span key={month} className={(months.length - 1 - place) % 2 === 1 ? 'max-sm:invisible' : ''}>
            {short.format(dateOf(month))}
          </span>
        ))}
      </div>
    </figure>
  );
}

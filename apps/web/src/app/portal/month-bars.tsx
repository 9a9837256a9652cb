import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { BarChart } from '@onehaul/ui/bar-chart';

type Props = {
  /** Caption and accessible name of the chart. */
  readonly label: string;
  /** `2026-11`, oldest first, without gaps. */
  readonly months: readonly { readonly month: string; readonly value: number }[];
  readonly format: (value: number) => string;
};

/** Bar chart by month, with the names of the months. */
export function MonthBars({ label, months, format }: Props) {
  const { i18n } = useTranslation('member');
  // Vietnamese has no short month names, and its long ones do not fit under a bar.
  const month = i18n.language === 'vi' ? 'numeric' : 'short';
  const short = dateFormat(i18n.language, { month, timeZone: 'UTC' });
  const long = dateFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`);
  const bars = months.map(({ month, value }) => ({ key: month, title: long.format(dateOf(month)), value }));

  return (
    <div className="grid gap-3">
      <BarChart label={label} bars={bars} format={format} height={120} />
      <div
        aria-hidden="true"
        className="grid auto-cols-fr grid-flow-col gap-1 text-center text-caption text-muted"
      >
        {months.map(({ month }, place) => (
          // Only every second label on phones: twelve short names do not fit.
          <span key={month} className={(months.length - 1 - place) % 2 === 1 ? 'max-sm:invisible' : ''}>
            {short.format(dateOf(month))}
          </span>
        ))}
      </div>
    </div>
  );
}

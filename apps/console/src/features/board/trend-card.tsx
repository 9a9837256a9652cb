import { trendChange } from '@onehaul/domain/board/trend';
import { datesIn } from '@onehaul/i18n/dates';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { BarChart } from '@onehaul/ui/bar-chart';

type TrendDay = { readonly day: string; readonly value: number | undefined };

type Props = {
  readonly label: string;
  readonly total: number | undefined;
  readonly before: number | undefined;
  /** A share of something: a change in per cent of it would mislead. */
  readonly isShare?: boolean;
  /** Below the total: what it is made of. */
  readonly parts?: string | undefined;
  readonly days: readonly TrendDay[];
  readonly format: (value: number) => string;
};

/** One figure: its total, the change, the days as bars and, for everybody who wants to read them, as a table. */
export function TrendCard({ label, total, before, isShare = false, parts, days, format }: Props) {
  const { t, i18n } = useTranslation('board');
  const { percent } = measuresIn(i18n.language);
  const dates = datesIn(i18n.language, 'UTC');
  const titleOf = (day: string) => dates.shortDay(new Date(`${day}T00:00:00Z`));
  const change =
    total === undefined || before === undefined || isShare ? undefined : trendChange(total, before);
  const most = Math.max(...days.map(({ value }) => value ?? 0), 0);
  const shown = (value: number | undefined) => (value === undefined ? '-' : format(value));
  const compared = () => {
    if (before === undefined) return '\u00a0';
    if (change === undefined) return t('trend.before', { amount: format(before) });
    if (change === 0) return t('trend.same');
    const signed = `${change > 0 ? '+' : ''}${percent(change * 100)}`;
    return t('trend.change', { change: signed, amount: format(before) });
  };
  return (
    <article className="flex flex-col gap-1 rounded-card border border-line bg-surface px-4 py-3">
      <h3 className="text-small text-muted">{label}</h3>
      <p className="text-title font-semibold tabular-nums">{shown(total)}</p>
      <p className="text-caption text-muted">{compared()}</p>
      <p className="mb-2 min-h-5 text-caption text-muted">{parts}</p>
      <BarChart
        label={t('trend.perDay')}
        figure={t('trend.most', { amount: format(most) })}
        bars={days.map(({ day, value }) => ({ key: day, title: titleOf(day), value: value ?? 0 }))}
        format={format}
        height={96}
        hasAxes
      />
      <details className="mt-1 text-small">
        <summary className="inline-flex min-h-9 cursor-pointer items-center text-caption text-muted underline">
          {t('trend.showDays')}
        </summary>
        <table className="w-full tabular-nums">
          <thead>
            <tr className="text-start text-caption text-muted">
              <th scope="col" className="py-1 text-start font-normal">
                {t('trend.day')}
              </th>
              <th scope="col" className="py-1 text-end font-normal">
                {t('trend.value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map(({ day, value }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-1 text-start font-normal">
                  {titleOf(day)}
                </th>
                <td className="py-1 text-end">{shown(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </article>
  );
}

type Props = {
  /** Caption and accessible name of the chart. */
  readonly label: string;
  /** Beside the caption; the largest value by default. */
  readonly figure?: string;
  readonly bars: readonly { readonly key: string; readonly title: string; readonly value: number }[];
  readonly format: (value: number) => string;
  readonly height: number;
};

/** Minimum bar height, so that a non-zero value stays visible. */
const minBarHeight = 2;

/** Bar chart. Screen readers get a list; the bars are for visual comparison. Heights are attributes of SVG, not styles. */
export function BarChart({ label, figure, bars, format, height }: Props) {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  const barOf = (value: number) =>
    most === 0 || value <= 0 ? 0 : Math.max(minBarHeight, Math.round((value / most) * height));
  return (
    <figure className="grid gap-3">
      <figcaption className="flex items-baseline justify-between gap-3 text-small text-muted">
        {label}
        <span className="text-caption tabular-nums">{figure ?? (most > 0 && format(most))}</span>
      </figcaption>
      <ol className="grid auto-cols-fr grid-flow-col items-end gap-1 border-b border-line">
        {bars.map(({ key, title, value }) => (
          <li key={key} title={`${title}: ${format(value)}`} className="min-w-0">
            <span className="sr-only">{`${title}: ${format(value)}`}</span>
            <svg
              aria-hidden="true"
              width="100%"
              height={height}
              viewBox={`0 0 1 ${height}`}
              preserveAspectRatio="none"
              className="block"
            >
              <rect width="1" height={barOf(value)} y={height - barOf(value)} className="fill-primary-7" />
            </svg>
          </li>
        ))}
      </ol>
    </figure>
  );
}

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

/** Bar chart. Screen readers get a list; the bars are for visual comparison. */
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
      <ol
        className="grid items-end gap-1 border-b border-line"
        style={{ gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))`, blockSize: height + 1 }}
      >
        {bars.map(({ key, title, value }) => (
          <li key={key} title={`${title}: ${format(value)}`} className="flex h-full items-end">
            <span className="sr-only">{`${title}: ${format(value)}`}</span>
            <span
              aria-hidden="true"
              className="w-full rounded-t-small bg-primary-7"
              style={{ blockSize: barOf(value) }}
            />
          </li>
        ))}
      </ol>
    </figure>
  );
}

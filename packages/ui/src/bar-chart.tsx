type Props = {
  /** Caption and accessible name of the chart. */
  readonly label: string;
  /** Beside the caption; the largest value by default. */
  readonly figure?: string;
  readonly bars: readonly { readonly key: string; readonly title: string; readonly value: number }[];
  readonly format: (value: number) => string;
  readonly height: number;
  /** Shows a line at the largest value, and the first and last bar's title below. */
  readonly hasAxes?: boolean;
};

/** Minimum bar height, so that a non-zero value stays visible. */
const minBarHeight = 2;

/**
 * Bar chart. Screen readers get a list; the bars are for visual comparison. A negative value is as high as its amount,
 * with a dashed outline. Heights are attributes of SVG, not styles.
 */
export function BarChart({ label, figure, bars, format, height, hasAxes = false }: Props) {
  const most = Math.max(...bars.map(({ value }) => Math.abs(value)), 0);
  const barOf = (value: number) =>
    value === 0 ? 0 : Math.max(minBarHeight, Math.round((Math.abs(value) / most) * height));
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure className="grid gap-3">
      <figcaption className="flex items-baseline justify-between gap-3 text-small text-muted">
        {label}
        <span className="text-caption tabular-nums">{figure ?? (most > 0 && format(most))}</span>
      </figcaption>
      <ol
        className={`grid auto-cols-fr grid-flow-col items-end border-b border-line ${bars.length > 31 ? 'gap-px' : 'gap-1'} ${hasAxes ? 'border-t' : ''}`}
      >
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
              <rect
                width="1"
                height={barOf(value)}
                y={height - barOf(value)}
                vectorEffect="non-scaling-stroke"
                className={
                  value < 0
                    ? 'fill-transparent stroke-danger stroke-2 [stroke-dasharray:4_3]'
                    : 'fill-primary-7'
                }
              />
            </svg>
          </li>
        ))}
      </ol>
      {hasAxes && first && last && (
        <p aria-hidden="true" className="-mt-2 flex justify-between text-caption text-muted tabular-nums">
          <span>{first.title}</span>
          <span>{last.title}</span>
        </p>
      )}
    </figure>
  );
}

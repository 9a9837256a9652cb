import type { Projection, Size } from './map-projection.ts';
import { outlineOf } from './outlines.ts';

type Props = {
  readonly projection: Projection;
  readonly size: Size;
  readonly scale: { readonly length: number; readonly text: string };
};

const linesWanted = 5;

/** Grid spacing in degrees: a round number that yields a few lines. */
function stepFor(span: number): number {
  const wanted = span / linesWanted;
  const power = 10 ** Math.floor(Math.log10(wanted));
  return [1, 2, 5, 10].map((digit) => digit * power).find((one) => one >= wanted) ?? 10 * power;
}

function linesBetween(from: number, to: number): number[] {
  const step = stepFor(to - from);
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** Land and sea, or a degree grid where no land has been drawn; north arrow and scale. */
export function MapGround({ projection, size: { width, height }, scale }: Props) {
  const northWest = projection.placeOf({ x: 0, y: 0 });
  const southEast = projection.placeOf({ x: width, y: height });
  const [left, bottom] = [16, height - 18];
  const view = {
    west: northWest.longitude,
    south: southEast.latitude,
    east: southEast.longitude,
    north: northWest.latitude,
  };
  const outline = outlineOf(view, projection);
  return (
    <g aria-hidden="true">
      {outline && (
        <g
          transform={`translate(${outline.x} ${outline.y}) scale(${outline.scale})`}
          className="stroke-line-strong"
        >
          <use href={`${outline.url}#land`} className="fill-surface" />
          {outline.hasLines && <use href={`${outline.url}#lines`} className="stroke-line" />}
        </g>
      )}
      {!outline && (
        <>
          {linesBetween(northWest.longitude, southEast.longitude).map((longitude) => {
            const { x } = projection.spotOf({ longitude, latitude: northWest.latitude });
            return <path key={longitude} d={`M${x} 0V${height}`} className="stroke-line" />;
          })}
          {linesBetween(southEast.latitude, northWest.latitude).map((latitude) => {
            const { y } = projection.spotOf({ longitude: northWest.longitude, latitude });
            return <path key={latitude} d={`M0 ${y}H${width}`} className="stroke-line" />;
          })}
        </>
      )}
      <path d={`M${width - 26} 44V18m-6 9 6-9 6 9`} fill="none" strokeWidth={2} className="stroke-muted" />
      <text x={width - 26} y={60} textAnchor="middle" fontSize={13} className="fill-muted">
        N
      </text>
      <path
        d={`M${left} ${bottom - 6}v6h${scale.length}v-6`}
        fill="none"
        strokeWidth={2}
        className="stroke-muted"
      />
      <text x={left + 6} y={bottom - 8} fontSize={13} className="fill-muted">
        {scale.text}
      </text>
    </g>
  );
}

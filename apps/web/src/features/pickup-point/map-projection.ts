import { metresBetween, type Place } from './distance.ts';

/** Geographic bounds of a map. */
export type Box = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};
export type Size = { readonly width: number; readonly height: number };
export type Spot = { readonly x: number; readonly y: number };

const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
const latitudeOf = (y: number) => ((2 * Math.atan(Math.exp(y)) - Math.PI / 2) * 180) / Math.PI;

/** Minimum span, so that a single place still shows its surroundings. */
const minSpan = 0.02;
const margin = 0.12;

/** Bounding box of places, with a margin. */
export function boxAround(places: readonly Place[]): Box {
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  const [west, east] = widened(Math.min(...longitudes), Math.max(...longitudes));
  const [south, north] = widened(Math.min(...latitudes), Math.max(...latitudes));
  return { west, south, east, north };
}

function widened(least: number, most: number): [number, number] {
  const extra = Math.max((minSpan - (most - least)) / 2, (most - least) * margin);
  return [least - extra, most + extra];
}

export type Projection = {
  readonly spotOf: (place: Place) => Spot;
  readonly placeOf: (spot: Spot) => Place;
};

/** Mercator projection: conformal, so shapes stay true. The box is centred and fits entirely. */
export function projectionOf({ west, south, east, north }: Box, { width, height }: Size): Projection {
  const [top, bottom] = [mercator(north), mercator(south)];
  const radians = ((east - west) * Math.PI) / 180;
  const scale = Math.min(width / radians, height / (top - bottom));
  const left = (width - radians * scale) / 2;
  const above = (height - (top - bottom) * scale) / 2;
  return {
    spotOf: ({ latitude, longitude }) => ({
      x: left + (((longitude - west) * Math.PI) / 180) * scale,
      y: above + (top - mercator(latitude)) * scale,
    }),
    placeOf: ({ x, y }) => ({
      longitude: west + (((x - left) / scale) * 180) / Math.PI,
      latitude: latitudeOf(top - (y - above) / scale),
    }),
  };
}

export type Cluster<Point> = Spot & { readonly points: readonly Point[] };

/** Merges overlapping points into clusters at their centroid. The order of points hardly matters. */
export function clustersOf<Point extends Place>(
  points: readonly Point[],
  { spotOf }: Projection,
  reach: number,
): Cluster<Point>[] {
  const clusters: { x: number; y: number; points: Point[] }[] = [];
  for (const point of points) {
    const spot = spotOf(point);
    const near = clusters.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < reach);
    if (!near) clusters.push({ ...spot, points: [point] });
    else {
      near.points.push(point);
      near.x += (spot.x - near.x) / near.points.length;
      near.y += (spot.y - near.y) / near.points.length;
    }
  }
  return clusters;
}

/** Round length for the scale bar, at most `most` map units. */
export function scaleOf({ placeOf }: Projection, { width, height }: Size, most: number) {
  const y = height / 2;
  const metresPerUnit =
    metresBetween(placeOf({ x: width / 2 - 50, y }), placeOf({ x: width / 2 + 50, y })) / 100;
  const wanted = metresPerUnit * most;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const metres = [5, 2, 1].map((digit) => digit * power).find((one) => one <= wanted) ?? power;
  return { metres, length: metres / metresPerUnit };
}

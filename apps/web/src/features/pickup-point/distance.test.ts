import { expect, test } from 'vitest';
import { metresBetween, roundedDistance } from './distance.ts';

const mongKok = { latitude: 22.3193, longitude: 114.1694 };
const shaTin = { latitude: 22.3818, longitude: 114.1879 };
const taipei = { latitude: 25.033, longitude: 121.5654 };

test('distances are those of a map', () => {
  expect(metresBetween(mongKok, mongKok)).toBe(0);
  expect(metresBetween(mongKok, shaTin) / 1000).toBeCloseTo(7.2, 1);
  expect(Math.abs(metresBetween(mongKok, taipei) / 1000 - 811)).toBeLessThan(2);
  expect(metresBetween(mongKok, taipei)).toBeCloseTo(metresBetween(taipei, mongKok), 6);
});

test('across the date line is not around the world', () => {
  const [east, west] = [
    { latitude: 0, longitude: 179.5 },
    { latitude: 0, longitude: -179.5 },
  ];
  expect(metresBetween(east, west) / 1000).toBeCloseTo(111.2, 0);
});

test.each([
  [4, 0, 'meter'],
  [347, 350, 'meter'],
  [996, 1, 'kilometer'],
  [1449, 1.4, 'kilometer'],
  [12_600, 13, 'kilometer'],
])('%d m is said as %d %s', (metres, value, unit) => {
  expect(roundedDistance(metres)).toEqual({ value, unit });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  centimetresFromMillimetres,
  gramsFromKilograms,
  kilogramsFromGrams,
  millimetresFromCentimetres,
  roundUpTo,
} from './measure.ts';

const invalid = expect.objectContaining({ code: 'input.invalid' });

test.each([
  [1.234, 1234],
  [0.001, 1],
  [0, 0],
  [-0, 0],
  [300, 300_000],
  [4.35, 4350],
])('%d kg are %d g', (kilograms, grams) => {
  expect(Object.is(gramsFromKilograms(kilograms), grams)).toBe(true);
});

test.each([
  [20.5, 205],
  [0.1, 1],
  [200, 2000],
  [-0, 0],
])('%d cm are %d mm', (centimetres, millimetres) => {
  expect(Object.is(millimetresFromCentimetres(centimetres), millimetres)).toBe(true);
});

test('what is finer than a gram or a millimetre, negative or no number is refused', () => {
  for (const wrong of [0.0004, 1.2345, -1, -0.001, Number.NaN, Infinity, -Infinity, 1e300]) {
    expect(() => gramsFromKilograms(wrong), `${wrong}`).toThrow(invalid);
  }
  for (const wrong of [0.05, 1.23, -5, Number.NaN, Infinity, 1e300]) {
    expect(() => millimetresFromCentimetres(wrong), `${wrong}`).toThrow(invalid);
  }
});

test('every weight and length survives the wire and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (whole) => {
      expect(gramsFromKilograms(kilogramsFromGrams(whole))).toBe(whole);
      expect(millimetresFromCentimetres(centimetresFromMillimetres(whole))).toBe(whole);
    }),
    { numRuns: 2000 },
  );
});

test('rounds up to the next step, and leaves what is on one', () => {
  expect([0, 1, 499, 500, 501, 1000].map((grams) => roundUpTo(grams, 500))).toEqual([
    0, 500, 500, 500, 1000, 1000,
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 100_000 }), (value, step) => {
      const rounded = roundUpTo(value, step);
      expect(rounded % step).toBe(0);
      expect(rounded).toBeGreaterThanOrEqual(value);
      expect(rounded - value).toBeLessThan(step);
    }),
  );
});

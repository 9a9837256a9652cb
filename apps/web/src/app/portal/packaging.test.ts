import { expect, test } from 'vitest';
import { gramsOf, packagingOf } from './packaging.ts';

test('U-5: what carton and filling add to the parcels is known wherever both weights are', () => {
  expect(packagingOf(4878, 3020)).toBe(1858);
  // Packed weight is lower: shoe boxes were thrown away.
  expect(packagingOf(2800, 3020)).toBe(-220);
  expect(packagingOf(3020, 3020)).toBeUndefined();
  // An order of stock has no parcels, and a parcel in transit has no weight.
  expect(packagingOf(4878, undefined)).toBeUndefined();
  expect(gramsOf([])).toBeUndefined();
  expect(gramsOf([{ weightGrams: 1000 }, { weightGrams: null }])).toBeUndefined();
  expect(gramsOf([{ weightGrams: 1000 }, { weightGrams: 2020 }])).toBe(3020);
});

import { expect, test } from 'vitest';
import { totalWeightGrams, packagingGrams } from './packaging.ts';

test('U-5: what carton and filling add to the parcels is known wherever both weights are', () => {
  expect(packagingGrams(4878, 3020)).toBe(1858);
  // Packed weight is lower: shoe boxes were thrown away.
  expect(packagingGrams(2800, 3020)).toBe(-220);
  expect(packagingGrams(3020, 3020)).toBeUndefined();
  // An order of stock has no parcels, and a parcel in transit has no weight.
  expect(packagingGrams(4878, undefined)).toBeUndefined();
  expect(totalWeightGrams([])).toBeUndefined();
  expect(totalWeightGrams([{ weightGrams: 1000 }, { weightGrams: null }])).toBeUndefined();
  expect(totalWeightGrams([{ weightGrams: 1000 }, { weightGrams: 2020 }])).toBe(3020);
});

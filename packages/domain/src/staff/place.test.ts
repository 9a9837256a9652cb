import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  coversPlaces,
  onlyShop,
  type Place,
  type Places,
  tidyPlaces,
  warehousesIn,
  worksInShop,
  worksInWarehouse,
} from './place.ts';

const ids = [1, 2, 3];
const place: fc.Arbitrary<Place> = fc.record({
  shopId: fc.constantFrom(...ids),
  warehouseId: fc.constantFrom(...ids, null),
});
const places: fc.Arbitrary<Places> = fc.option(fc.array(place, { maxLength: 5 }));
const everywhere = ids.flatMap((shopId) => ids.map((warehouseId) => ({ shopId, warehouseId })));
const reached = (held: Places) =>
  everywhere.filter(({ shopId, warehouseId }) => worksInWarehouse(held, shopId, warehouseId));

test('what covers other places reaches every warehouse and every shop of them', () => {
  fc.assert(
    fc.property(places, places, (held, wanted) => {
      if (!coversPlaces(held, wanted)) return;
      expect(reached(held)).toEqual(expect.arrayContaining(reached(wanted)));
      for (const shopId of ids) if (worksInShop(wanted, shopId)) expect(worksInShop(held, shopId)).toBe(true);
    }),
  );
});

test('a whole shop is more than all its warehouses of today, and the company more than all shops', () => {
  const warehouses = ids.map((warehouseId) => ({ shopId: 1, warehouseId }));
  expect(coversPlaces(warehouses, [{ shopId: 1, warehouseId: null }])).toBe(false);
  expect(coversPlaces([{ shopId: 1, warehouseId: null }], warehouses)).toBe(true);
  expect(
    coversPlaces(
      ids.map((shopId) => ({ shopId, warehouseId: null })),
      null,
    ),
  ).toBe(false);
  expect(coversPlaces(null, null)).toBe(true);
});

test('tidying changes nothing that is reached, and is stable', () => {
  fc.assert(
    fc.property(places, (held) => {
      const tidy = tidyPlaces(held);
      expect(reached(tidy)).toEqual(reached(held));
      expect(tidyPlaces(tidy)).toEqual(tidy);
      expect(coversPlaces(tidy, held) && coversPlaces(held, tidy)).toBe(true);
    }),
  );
});

test('an empty list is nowhere', () => {
  expect(reached([])).toEqual([]);
  expect(worksInShop([], 1)).toBe(false);
});

test('the only shop, and the warehouses of a shop', () => {
  const held = [
    { shopId: 1, warehouseId: 2 },
    { shopId: 1, warehouseId: 3 },
  ];
  expect(onlyShop(held)).toBe(1);
  expect(onlyShop([...held, { shopId: 2, warehouseId: null }])).toBeUndefined();
  expect(onlyShop([])).toBeUndefined();
  expect(warehousesIn(held, 1)).toEqual([2, 3]);
  expect(warehousesIn(held, 2)).toEqual([]);
  expect(warehousesIn(null, 1)).toBeNull();
  expect(warehousesIn([...held, { shopId: 1, warehouseId: null }], 1)).toBeNull();
});

import { expect, test } from 'vitest';
import { missingFor } from './missing-stock.ts';

const order = (code: string, quantity: number, free: number, bound = 0, warehouseName = 'W') => ({
  warehouseName,
  items: [{ skuId: code.length, code, name: '', quantity, bound, free }],
});

test('nothing is missing where as much is free as is wanted', () => {
  expect(missingFor([])).toEqual([]);
  expect(missingFor([order('CUP', 2, 2)])).toEqual([]);
  expect(missingFor([order('CUP', 2, 0, 2)])).toEqual([]);
});

test('what two orders want together is missing, where it would do for one', () => {
  expect(missingFor([order('CUP', 2, 3), order('CUP', 2, 3)])).toEqual([{ code: 'CUP', count: 1 }]);
});

test('what lies in another warehouse does not help', () => {
  expect(missingFor([order('CUP', 2, 0), order('CUP', 2, 9, 0, 'Elsewhere')])).toEqual([
    { code: 'CUP', count: 2 },
  ]);
});

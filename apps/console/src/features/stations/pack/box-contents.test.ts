import { expect, test } from 'vitest';
import {
  addRemaining,
  applyScan,
  contentsOf,
  countLeft,
  emptyBox,
  toggleItem,
  unboxedNames,
} from './box-contents.ts';

const parcel = (id: number, courierNumber: string, boxNumber: number | null = null, piece = 1) => ({
  id,
  courierNumber,
  piece,
  goodsName: '',
  weightGrams: 500,
  binCode: '',
  isPicked: true,
  boxNumber,
});
const item = (
  skuId: number,
  code: string,
  quantity: number,
  boxed: { boxNumber: number; quantity: number }[],
) => ({
  skuId,
  code,
  barcode: `69012345${skuId}`,
  name: '',
  quantity,
  isPicked: true,
  boxed,
});
const order = {
  parcels: [
    parcel(1, 'SF100000000001', 1),
    parcel(2, 'SF100000000002'),
    parcel(3, 'SF100000000002', null, 2),
  ],
  items: [
    item(7, 'MUG', 5, [{ boxNumber: 1, quantity: 2 }]),
    item(8, 'CUP', 1, [{ boxNumber: 1, quantity: 1 }]),
  ],
};

test('P1: what lies in no box is named', () => {
  expect(unboxedNames(order)).toEqual(['SF100000000002', 'SF100000000002 (2)', '3 × MUG']);
  expect(contentsOf(order, 1)).toEqual({ parcelIds: [1], pieces: { 7: 2, 8: 1 } });
});

test('P1: the rest is what lies in no other box', () => {
  expect(addRemaining(order, emptyBox, 2)).toEqual({ parcelIds: [2, 3], pieces: { 7: 3 } });
  expect(countLeft(order, emptyBox, 2)).toBe(5);
  expect(countLeft(order, addRemaining(order, emptyBox, 2), 2)).toBe(0);
});

test('P1: each scan of a number with several pieces takes the next of them', () => {
  const once = applyScan(order, emptyBox, 2, 'SF100000000002');
  expect(once).toEqual({ kind: 'contents', contents: { parcelIds: [2], pieces: {} } });
  if (once?.kind !== 'contents') throw new Error('nothing was scanned');
  expect(applyScan(order, once.contents, 2, 'SF100000000002')).toMatchObject({
    contents: { parcelIds: [2, 3] },
  });
});

test('P1: goods go in piece by piece, by code or barcode, and never more than the order has', () => {
  const all = { parcelIds: [], pieces: { 7: 3 } };
  expect(applyScan(order, emptyBox, 2, 'mug')).toMatchObject({ contents: { pieces: { 7: 1 } } });
  expect(applyScan(order, emptyBox, 2, '690123457')).toMatchObject({ contents: { pieces: { 7: 1 } } });
  expect(applyScan(order, all, 2, 'MUG')).toEqual({ kind: 'full', code: 'MUG' });
  expect(toggleItem(emptyBox, order.items[0]!, 2)).toEqual(all);
  expect(toggleItem(all, order.items[0]!, 2)).toEqual(emptyBox);
});

test('a weight is a weight, and a number of another order is unknown', () => {
  expect(applyScan(order, emptyBox, 2, '1.25')).toBeUndefined();
  expect(applyScan(order, emptyBox, 2, 'SF100000000009')).toEqual({ kind: 'unknown' });
});

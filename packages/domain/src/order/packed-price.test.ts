import { expect, test } from 'vitest';
import { type Bill, billLine, totalOf } from '../fee/bill.ts';
import { shipmentOf } from '../fee/shipment.ts';
import type { WeighingResult } from '../fee/weigh.ts';
import { billChanges, packedShipment, countPointsUsed, settleTotal } from './packed-price.ts';

const billOf = (...lines: Bill['lines']): Bill => ({
  version: 1,
  currency: 'CNY',
  weighed: {} as WeighingResult,
  lines,
  totalMinor: totalOf(lines),
});

test('lines of one rule and name are compared together, in the order of a bill', () => {
  const quoted = billOf(
    billLine('freight', 100),
    billLine('service', 20, { key: 'wrap' }),
    billLine('discount', -10),
  );
  const packed = billOf(
    billLine('freight', 60),
    billLine('freight', 70),
    billLine('length', 50, { key: 'long', box: 0 }),
    billLine('length', 50, { key: 'long', box: 1 }),
    billLine('service', 20, { key: 'wrap' }),
  );
  expect(billChanges(quoted, packed)).toEqual([
    { rule: 'freight', key: null, quotedMinor: 100, packedMinor: 130 },
    { rule: 'length', key: 'long', quotedMinor: 0, packedMinor: 100 },
    { rule: 'service', key: 'wrap', quotedMinor: 20, packedMinor: 20 },
    { rule: 'discount', key: null, quotedMinor: -10, packedMinor: 0 },
  ]);
});

test('what is packed is priced like what was promised, but for its boxes', () => {
  const box = { grams: 1, lengthMillimetres: 1, widthMillimetres: 1, heightMillimetres: 1 };
  const promised = shipmentOf([box, box], {
    stored: [{ days: 9, grams: 1 }],
    coupon: { minor: 5, leastMinor: 100, leastGrams: 100 },
    points: { count: 50, minorEach: 1 },
    level: 3,
  });
  expect(packedShipment(promised, [box], 30)).toEqual({
    ...promised,
    boxes: [box],
    coupon: { minor: 5, leastMinor: 0, leastGrams: 0 },
    points: { count: 30, minorEach: 1 },
  });
  expect(packedShipment(shipmentOf([box]), [box], 0)).toEqual(shipmentOf([box]));
});

test('points of a bill are those it takes', () => {
  expect(countPointsUsed(billOf(billLine('freight', 100)))).toBe(0);
  expect(
    countPointsUsed(billOf(billLine('freight', 100), billLine('points', -30, { inputs: { points: 30 } }))),
  ).toBe(30);
});

test.each([
  ['onSubmit', 100, 100, 0, 0],
  ['onSubmit', 150, 100, 50, 0],
  ['onSubmit', 60, 100, 0, 40],
  ['afterPacking', 150, 0, 150, 0],
  ['afterPacking', 60, 100, 0, 40],
  ['collect', 150, 0, 0, 0],
  ['collect', 60, 100, 0, 40],
] as const)('%s, %i of which %i is paid', (payPolicy, totalMinor, paidMinor, dueMinor, backMinor) => {
  expect(settleTotal({ payPolicy, totalMinor, paidMinor })).toEqual({ dueMinor, backMinor });
});

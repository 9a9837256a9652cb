import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billLine } from '../fee/bill.ts';
import { ageGroupOf } from './ageing.ts';
import { chooseRemitted, costsOf, netOf, type RemittableOrder, sumRemitted } from './remittance.ts';

const bill = { lines: [billLine('freight', 5000), billLine('collection', 800), billLine('duty', 700)] };

describe('what an order costs its seller', () => {
  test('is freight, commission and tax apart', () => {
    expect(costsOf({ totalMinor: 6500, paidMinor: 0, bill })).toEqual({
      freightMinor: 5000,
      commissionMinor: 800,
      taxMinor: 700,
    });
  });
  test('is less by what was paid before', () => {
    expect(costsOf({ totalMinor: 6500, paidMinor: 5500, bill })).toEqual({
      freightMinor: 0,
      commissionMinor: 300,
      taxMinor: 700,
    });
    expect(costsOf({ totalMinor: 6500, paidMinor: 9000, bill: null })).toEqual({
      freightMinor: 0,
      commissionMinor: 0,
      taxMinor: 0,
    });
  });
});

const order = (orderId: number, collectedMinor: number, freightMinor: number): RemittableOrder => ({
  orderId,
  collectedMinor,
  freightMinor,
  commissionMinor: 0,
  taxMinor: 0,
});
const chosen = (...orders: RemittableOrder[]) => chooseRemitted(orders).map(({ orderId }) => orderId);

describe('which orders are remitted', () => {
  test('all, when they bring enough together', () => {
    expect(chosen(order(1, 0, 300), order(2, 1000, 200))).toEqual([1, 2]);
  });
  test('without those whose costs exceed, the oldest first', () => {
    expect(chosen(order(1, 0, 900), order(2, 1000, 200), order(3, 0, 500), order(4, 0, 300))).toEqual([
      2, 3, 4,
    ]);
  });
  test('none, when nothing was collected', () => {
    expect(chosen(order(1, 0, 900), order(2, 100, 200))).toEqual([]);
    expect(chosen()).toEqual([]);
  });
});

test('whatever is remitted is never below zero, and leaves nothing behind that brings something', () => {
  const amount = fc.integer({ min: 0, max: 100_000 });
  const anOrder = fc.record({
    collectedMinor: amount,
    freightMinor: amount,
    commissionMinor: amount,
    taxMinor: amount,
  });
  fc.assert(
    fc.property(fc.array(anOrder, { maxLength: 12 }), (drafts) => {
      const orders = drafts.map((draft, index) => ({ orderId: index + 1, ...draft }));
      const remitted = chooseRemitted(orders);
      const sums = sumRemitted(remitted);
      expect(sums.netMinor).toBeGreaterThanOrEqual(0);
      expect(sums.netMinor).toBe(
        sums.collectedMinor - sums.freightMinor - sums.commissionMinor - sums.taxMinor,
      );
      const left = orders.filter((each) => !remitted.includes(each));
      expect(left.some((each) => each.collectedMinor > 0 && netOf(each) >= 0)).toBe(false);
      // No remaining order would have fitted.
      if (remitted.length > 0) for (const each of left) expect(sums.netMinor + netOf(each)).toBeLessThan(0);
    }),
    { numRuns: 3000 },
  );
});

test('ages are of four groups', () => {
  expect([0, 7, 8, 15, 16, 30, 31, 400].map(ageGroupOf)).toEqual([
    'week',
    'week',
    'fortnight',
    'fortnight',
    'month',
    'month',
    'older',
    'older',
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { billLine, totalOf } from './bill.ts';
import { couponAmount, couponLines, couponRefusal, dueBeforeCoupon } from './reductions.ts';
import { shipmentOf } from './shipment.ts';

test('what a coupon is compared with leaves out coupon, points and rounding', () => {
  const lines = [
    billLine('freight', 10_000),
    billLine('discount', -500),
    billLine('coupon', -2_000),
    billLine('points', -100),
    billLine('rounding', -7),
  ];
  expect(dueBeforeCoupon(lines)).toBe(9_500);
});

test('a coupon asks for its least amount first, then for its least weight', () => {
  const terms = { leastMinor: 5_000, leastGrams: 2_000 };
  expect(couponRefusal(terms, { dueMinor: 4_999, grams: 1_999 })).toBe('amount');
  expect(couponRefusal(terms, { dueMinor: 5_000, grams: 1_999 })).toBe('weight');
  expect(couponRefusal(terms, { dueMinor: 5_000, grams: 2_000 })).toBeUndefined();
});

test('a percentage is rounded down to the cent and stops at its maximum', () => {
  const off = (percent: number, minor: number, due: number) => couponAmount({ percent, minor }, due);
  expect(off(10, 5_000, 9_999)).toBe(999);
  expect(off(10, 500, 9_999)).toBe(500);
  expect(off(100, 1_000_000, 9_999)).toBe(9_999);
  expect(off(1, 5_000, 99)).toBe(0);
  expect(couponAmount({ minor: 700 }, 9_999)).toBe(700);
  expect(couponAmount({ minor: 700 }, 300)).toBe(300);
});

test('a coupon is whole, never negative, never above the price or its maximum, and grows with the price', () => {
  const amount = fc.integer({ min: 0, max: 100_000_000_00 });
  const terms = fc.record({
    minor: fc.integer({ min: 1, max: 10_000_000 }),
    percent: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(
    fc.property(terms, amount, amount, (coupon, due, more) => {
      const off = couponAmount(coupon, due);
      expect(Number.isSafeInteger(off)).toBe(true);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThanOrEqual(Math.min(due, coupon.minor));
      if (coupon.percent > 0)
        expect(BigInt(off) * 100n).toBeLessThanOrEqual(BigInt(due) * BigInt(coupon.percent));
      expect(couponAmount(coupon, due + more)).toBeGreaterThanOrEqual(off);
      const lines = [billLine('freight', due)];
      const reduced = couponLines(
        shipmentOf([], { coupon: { ...coupon, leastMinor: 0, leastGrams: 0 } }),
        lines,
        0,
      );
      expect(totalOf([...lines, ...reduced])).toBe(due - off);
    }),
    { numRuns: 20_000 },
  );
});

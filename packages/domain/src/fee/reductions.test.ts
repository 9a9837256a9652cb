import { expect, test } from 'vitest';
import { billLine } from './bill.ts';
import { dueBeforeCoupon, couponRefusal } from './reductions.ts';

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

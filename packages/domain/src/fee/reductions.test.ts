import { expect, test } from 'vitest';
import { line } from './bill.ts';
import { dueBeforeCoupon, whyNotCoupon } from './reductions.ts';

test('what a coupon is compared with leaves out coupon, points and rounding', () => {
  const lines = [
    line('freight', 10_000),
    line('discount', -500),
    line('coupon', -2_000),
    line('points', -100),
    line('rounding', -7),
  ];
  expect(dueBeforeCoupon(lines)).toBe(9_500);
});

test('a coupon asks for its least amount first, then for its least weight', () => {
  const terms = { leastMinor: 5_000, leastGrams: 2_000 };
  expect(whyNotCoupon(terms, { dueMinor: 4_999, grams: 1_999 })).toBe('amount');
  expect(whyNotCoupon(terms, { dueMinor: 5_000, grams: 1_999 })).toBe('weight');
  expect(whyNotCoupon(terms, { dueMinor: 5_000, grams: 2_000 })).toBeUndefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksLikeOnePerson, pointsForOrder } from './earn-points.ts';

test('every full yuan that was paid counts', () => {
  expect(pointsForOrder(12_399, 1)).toBe(123);
  expect(pointsForOrder(12_399, 3)).toBe(369);
  expect(pointsForOrder(99, 5)).toBe(0);
  expect(pointsForOrder(12_399, 0)).toBe(0);
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10), (paid, perYuan) => {
      const points = pointsForOrder(paid, perYuan);
      expect(Number.isInteger(points)).toBe(true);
      expect(points * 100).toBeLessThanOrEqual(paid * perYuan);
    }),
  );
});

test('one person is who shares an account or a number', () => {
  const anna = { ownerId: 1, phones: ['86 13800000000', '852 91234567'] };
  expect(looksLikeOnePerson(anna, { ownerId: 2, phones: [] })).toBe(false);
  expect(looksLikeOnePerson(anna, { ownerId: 2, phones: ['852 13800000000'] })).toBe(false);
  expect(looksLikeOnePerson(anna, { ownerId: 1, phones: [] })).toBe(true);
  expect(looksLikeOnePerson(anna, { ownerId: 2, phones: ['852 91234567'] })).toBe(true);
});

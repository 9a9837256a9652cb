import { expect, test } from 'vitest';
import { refundDecider } from './refund-decider.ts';

test('a small refund is decided by whoever may, its proposer too', () => {
  expect(refundDecider({ isForTwo: false, proposedById: 7 }, 7, true)).toBe('me');
  expect(refundDecider({ isForTwo: false, proposedById: 7 }, 8, true)).toBe('me');
});

test('a large one by another than its proposer', () => {
  expect(refundDecider({ isForTwo: true, proposedById: 7 }, 7, true)).toBe('another');
  expect(refundDecider({ isForTwo: true, proposedById: 7 }, 8, true)).toBe('me');
  expect(refundDecider({ isForTwo: true, proposedById: null }, 7, true)).toBe('me');
});

test('who only reads decides nothing', () => {
  expect(refundDecider({ isForTwo: false, proposedById: 7 }, 8, false)).toBe('nobodyHere');
});

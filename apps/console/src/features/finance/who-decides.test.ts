import { expect, test } from 'vitest';
import { whoDecides } from './who-decides.ts';

test('a small refund is decided by whoever may, its proposer too', () => {
  expect(whoDecides({ isForTwo: false, proposedById: 7 }, 7, true)).toBe('me');
  expect(whoDecides({ isForTwo: false, proposedById: 7 }, 8, true)).toBe('me');
});

test('a large one by another than its proposer', () => {
  expect(whoDecides({ isForTwo: true, proposedById: 7 }, 7, true)).toBe('another');
  expect(whoDecides({ isForTwo: true, proposedById: 7 }, 8, true)).toBe('me');
  expect(whoDecides({ isForTwo: true, proposedById: null }, 7, true)).toBe('me');
});

test('who only reads decides nothing', () => {
  expect(whoDecides({ isForTwo: false, proposedById: 7 }, 8, false)).toBe('nobodyHere');
});

import { expect, test } from 'vitest';
import { limitProblem } from './pay-limits.ts';

test('both limits of a way to pay are included, to the cent', () => {
  const limits = { least: 1_000, most: 50_000 };
  expect(limitProblem(999, limits)).toEqual({ kind: 'belowLeast', least: 1_000 });
  expect(limitProblem(1_000, limits)).toBeUndefined();
  expect(limitProblem(50_000, limits)).toBeUndefined();
  expect(limitProblem(50_001, limits)).toEqual({ kind: 'aboveMost', most: 50_000 });
});

test('without limits every amount can be paid', () => {
  expect(limitProblem(1, { least: null, most: null })).toBeUndefined();
  expect(limitProblem(99_999_999, { least: null, most: null })).toBeUndefined();
});

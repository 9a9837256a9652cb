import { expect, test } from 'vitest';
import { pageAfterRemoval } from './page-after-removal.ts';
import { secondsLeft } from './seconds-left.ts';
import { sectionsOf } from './sections.ts';

test.each([
  [3, 20, 2],
  [3, 21, 3],
  [1, 0, 1],
  [2, 40, 2],
])('page %i with %i rows left shows page %i', (shown, left, expected) => {
  expect(pageAfterRemoval(shown, left, 10)).toBe(expected);
});

test.each([
  [undefined, 0, 0],
  [60_000, 0, 60],
  [60_000, 1, 60],
  [60_000, 59_001, 1],
  [60_000, 60_000, 0],
  [60_000, 99_000, 0],
])('until %s at %i there are %i seconds', (until, now, left) => {
  expect(secondsLeft(until, now)).toBe(left);
});

test('a sub-account is offered neither sub-accounts nor the closing of the account (A16)', () => {
  const ids = (isMainAccount: boolean) => sectionsOf({ isMainAccount }).map(({ id }) => id);
  expect(ids(true)).toContain('sub-accounts');
  expect(ids(true)).toContain('closing');
  expect(ids(false)).toEqual(['profile', 'avatar', 'password', 'sign-ins', 'on-phone']);
});

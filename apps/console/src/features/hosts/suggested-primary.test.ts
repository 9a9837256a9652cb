import { expect, test } from 'vitest';
import { isSuggestedPrimary } from './suggested-primary.ts';

const free = { kind: 'web', isOwn: false, isLive: true, isPrimary: true, redirectsTo: null } as const;
const own = { ...free, isOwn: true, isPrimary: false } as const;

test('a connected own domain is suggested while the free address is the primary one', () => {
  expect(isSuggestedPrimary(own, [free, own])).toBe(true);
  expect(isSuggestedPrimary(free, [free, own])).toBe(false);
  const chosen = { ...own, isPrimary: true };
  expect(isSuggestedPrimary(own, [{ ...free, isPrimary: false }, chosen, own])).toBe(false);
});

test.each([{ isLive: false }, { kind: 'mobile' as const }, { redirectsTo: 'a.test' }])(
  'one with %j is not',
  (change) => {
    const host = { ...own, ...change };
    expect(isSuggestedPrimary(host, [free, host])).toBe(false);
  },
);

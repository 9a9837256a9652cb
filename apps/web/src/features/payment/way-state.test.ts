import { expect, test } from 'vitest';
import { wayState } from './way-state.ts';

const unlimited = { least: null, most: null };

test('a balance that covers it can pay, to the cent', () => {
  expect(wayState({ minor: 12_345, balance: 12_345, limit: null }, unlimited)).toEqual({ kind: 'open' });
  expect(wayState({ minor: 12_345, balance: 12_344, limit: null }, unlimited)).toEqual({
    kind: 'missing',
    missing: 1,
  });
});

test('a sub-account pays up to its limit, and is told what is left of it', () => {
  expect(wayState({ minor: 500, balance: 9_000, limit: 500 }, unlimited)).toEqual({ kind: 'open' });
  expect(wayState({ minor: 501, balance: 9_000, limit: 500 }, unlimited)).toEqual({
    kind: 'overLimit',
    left: 500,
  });
});

test('what is missing is said before a limit: no raised limit would help', () => {
  expect(wayState({ minor: 800, balance: 500, limit: 100 }, unlimited)).toEqual({
    kind: 'missing',
    missing: 300,
  });
});

test('ways that do not pay from the wallet are open', () => {
  expect(wayState({ minor: 800, balance: null, limit: null }, unlimited)).toEqual({ kind: 'open' });
});

test('an amount outside the limits of a way cannot be paid that way', () => {
  const price = { minor: 800, balance: null, limit: null };
  expect(wayState(price, { least: 801, most: null })).toEqual({ kind: 'belowLeast', least: 801 });
  expect(wayState(price, { least: 800, most: 800 })).toEqual({ kind: 'open' });
  expect(wayState(price, { least: null, most: 799 })).toEqual({ kind: 'aboveMost', most: 799 });
});

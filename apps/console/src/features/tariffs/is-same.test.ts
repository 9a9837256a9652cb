import { expect, test } from 'vitest';
import { fullTariff, volumeTariff } from './example-tariffs.ts';
import { isSame } from './is-same.ts';

/** Reverses key order, as JSONB may return keys in any order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, each]) => [name, turned(each)]),
  );
}

test('the order of names says nothing', () => {
  expect(isSame(fullTariff, turned(fullTariff))).toBe(true);
  expect(isSame(fullTariff, volumeTariff)).toBe(false);
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: undefined }, { b: undefined }],
  [
    [1, 2],
    [2, 1],
  ],
  [[], {}],
  [null, {}],
  [{ a: [{ b: 1 }] }, { a: [{ b: null }] }],
])('%j is not %j', (one, other) => {
  expect(isSame(one, other)).toBe(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areAscending, earnedLevel, loweredLevel, nextLevel } from './level.ts';

const levels = [
  { level: 1, leastMinor: 0 },
  { level: 2, leastMinor: 100_000 },
  { level: 3, leastMinor: 500_000 },
  // Granted manually.
  { level: 4, leastMinor: 0 },
];

test('the highest level that was reached', () => {
  expect([0, 99_999, 100_000, 499_999, 500_000, 9_000_000].map((paid) => earnedLevel(levels, paid))).toEqual([
    1, 1, 2, 2, 3, 3,
  ]);
});

test('a shop that asks for nothing raises nobody and lowers nobody', () => {
  const free = levels.map(({ level }) => ({ level, leastMinor: 0 }));
  expect(earnedLevel(free, 9_000_000)).toBe(1);
  expect(loweredLevel(free, 3, 0)).toBe(3);
  expect(earnedLevel([], 100)).toBe(1);
});

test('who no longer reaches a level falls to what they reach, unless it was given by hand', () => {
  expect(loweredLevel(levels, 3, 100_000)).toBe(2);
  expect(loweredLevel(levels, 3, 0)).toBe(1);
  expect(loweredLevel(levels, 3, 500_000)).toBe(3);
  expect(loweredLevel(levels, 4, 0)).toBe(4);
  expect(loweredLevel(levels, 2, 9_000_000)).toBe(2);
});

test('the next one is the nearest that orders reach', () => {
  expect(nextLevel(levels, 1)).toEqual({ level: 2, leastMinor: 100_000 });
  expect(nextLevel(levels, 3)).toBeUndefined();
});

test('more paid is never a lower level, and never above the highest asked for', () => {
  const someLevels = fc.uniqueArray(
    fc.record({ level: fc.integer({ min: 1, max: 9 }), leastMinor: fc.nat(1000) }),
    {
      selector: ({ level }) => level,
    },
  );
  fc.assert(
    fc.property(someLevels, fc.nat(1200), fc.nat(1200), (rules, a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      expect(earnedLevel(rules, less)).toBeLessThanOrEqual(earnedLevel(rules, more));
      for (const { level } of rules) expect(loweredLevel(rules, level, less)).toBeLessThanOrEqual(level);
    }),
  );
});

test('levels are asked for in ascending steps', () => {
  expect(areAscending(levels)).toBe(true);
  expect(
    areAscending([
      { level: 2, leastMinor: 5 },
      { level: 3, leastMinor: 5 },
    ]),
  ).toBe(false);
  expect(
    areAscending([
      { level: 3, leastMinor: 5 },
      { level: 2, leastMinor: 6 },
    ]),
  ).toBe(false);
});

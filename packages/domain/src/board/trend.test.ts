import { expect, test } from 'vitest';
import { trendChange, trendPeriods } from './trend.ts';

test.each([
  ['7', '2026-11-18', '2026-11-12', '2026-11-05', '2026-11-11'],
  ['30', '2026-03-01', '2026-01-31', '2026-01-01', '2026-01-30'],
  ['month', '2026-11-18', '2026-11-01', '2026-10-01', '2026-10-18'],
  ['month', '2026-11-01', '2026-11-01', '2026-10-01', '2026-10-01'],
  // The last month is shorter.
  ['month', '2026-03-31', '2026-03-01', '2026-02-01', '2026-02-28'],
  ['month', '2026-01-05', '2026-01-01', '2025-12-01', '2025-12-05'],
] as const)('range %s on %s is from %s, before it %s to %s', (range, today, from, beforeFrom, beforeTo) => {
  expect(trendPeriods(range, today)).toEqual({
    shown: { from, to: today },
    before: { from: beforeFrom, to: beforeTo },
  });
});

test('a change is relative to the amount before', () => {
  expect(trendChange(150, 100)).toBe(50);
  expect(trendChange(-50, 100)).toBe(-150);
  expect(trendChange(50, -100)).toBe(150);
  expect(trendChange(5, 0)).toBeUndefined();
});

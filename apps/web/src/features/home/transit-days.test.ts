import { describe, expect, test } from 'vitest';
import { daysScale } from './transit-days.ts';

describe('the common scale', () => {
  test.each([
    { longest: 2, ticks: [0, 1, 2] },
    { longest: 14, ticks: [0, 5, 10, 15] },
    { longest: 45, ticks: [0, 10, 20, 30, 40, 50] },
  ])('for at most $longest days', ({ longest, ticks }) => {
    expect(daysScale([{ minimumDays: 1, maximumDays: longest }])).toEqual({ end: ticks.at(-1), ticks });
  });

  test('ends at or after the longest line, whatever it is', () => {
    for (let longest = 1; longest <= 400; longest += 1) {
      const { end, ticks } = daysScale([{ minimumDays: 1, maximumDays: longest }]);
      expect(end).toBeGreaterThanOrEqual(longest);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }
  });
});

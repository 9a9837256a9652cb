import { expect, test } from 'vitest';
import { byDay, dayOf, nearDay } from './days.ts';

test('things are parted where the day changes, in the reader’s zone', () => {
  const at = (...parts: [number, number, number, number]) => ({ createdAt: new Date(...parts) });
  const rows = [at(2026, 2, 2, 0), at(2026, 2, 1, 23), at(2026, 2, 1, 1), at(2026, 1, 27, 12)];
  expect(byDay(rows).map(({ day, items }) => [day, items.length])).toEqual([
    ['2026-03-02', 1],
    ['2026-03-01', 2],
    ['2026-02-27', 1],
  ]);
  expect(byDay([])).toEqual([]);
});

test('today and yesterday are called so, also over the end of a month', () => {
  const now = new Date(2026, 2, 1, 0, 5);
  expect(nearDay(dayOf(now), now)).toBe('today');
  expect(nearDay('2026-02-28', now)).toBe('yesterday');
  expect(nearDay('2026-02-27', now)).toBeUndefined();
});

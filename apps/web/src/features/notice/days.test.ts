import { expect, test } from 'vitest';
import { byDay, nearDay } from './days.ts';

const zone = 'Asia/Hong_Kong';

test('U-7: things are parted where the day changes in the shop’s zone', () => {
  const at = (text: string) => ({ createdAt: new Date(text) });
  const rows = [
    at('2026-03-01T16:30:00Z'),
    at('2026-03-01T15:30:00Z'),
    at('2026-02-28T16:10:00Z'),
    at('2026-02-27T04:00:00Z'),
  ];
  expect(byDay(rows, zone).map(({ day, items }) => [day, items.length])).toEqual([
    ['2026-03-02', 1],
    ['2026-03-01', 2],
    ['2026-02-27', 1],
  ]);
  expect(byDay([], zone)).toEqual([]);
});

test('today and yesterday are called so, also over the end of a month', () => {
  const now = new Date('2026-02-28T16:05:00Z');
  expect(nearDay('2026-03-01', now, zone)).toBe('today');
  expect(nearDay('2026-02-28', now, zone)).toBe('yesterday');
  expect(nearDay('2026-02-27', now, zone)).toBeUndefined();
});

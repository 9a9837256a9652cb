import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';

test('days are counted by the calendar of the shop', () => {
  const left = (until: string, now: string, zone = 'Asia/Hong_Kong') =>
    daysLeft(new Date(until), new Date(now), zone);
  expect(left('2026-11-20T10:00:00Z', '2026-11-16T10:00:00Z')).toBe(4);
  // 23:00 in Hong Kong, and the next day an hour later.
  expect(left('2026-11-16T15:30:00Z', '2026-11-16T15:00:00Z')).toBe(0);
  expect(left('2026-11-16T16:30:00Z', '2026-11-16T15:00:00Z')).toBe(1);
  expect(left('2026-11-16T16:30:00Z', '2026-11-16T15:00:00Z', 'Europe/London')).toBe(0);
  // Across the end of daylight saving time.
  expect(left('2026-11-02T12:00:00Z', '2026-10-30T12:00:00Z', 'America/New_York')).toBe(3);
  expect(left('2026-11-01T00:00:00Z', '2026-11-16T00:00:00Z')).toBe(0);
});

import { expect, test } from 'vitest';
import { lastMonths } from './last-months.ts';

test('twelve months back over the turn of the year, also on a 31st', () => {
  const months = lastMonths(new Date('2026-03-31T23:00:00Z'));
  expect(months).toHaveLength(12);
  expect(months.slice(0, 4)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
});

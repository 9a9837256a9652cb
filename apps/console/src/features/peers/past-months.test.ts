import { expect, test } from 'vitest';
import { pastMonths } from './past-months.ts';

test('months that are over, across a new year', () => {
  const months = pastMonths(new Date('2026-02-15T00:00:00Z'));
  expect(months).toHaveLength(12);
  expect(months.slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11']);
});

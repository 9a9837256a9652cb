import { expect, test } from 'vitest';
import { ageBounds, isReportPeriod, periodOf, periodOfAge, waitingAges } from './period.ts';

test.each([
  ['thisMonth', '2026-11-19', '2026-11-01', '2026-11-19'],
  ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['lastMonth', '2026-01-05', '2025-12-01', '2025-12-31'],
  ['last30', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['thisYear', '2026-11-19', '2026-01-01', '2026-11-19'],
] as const)('%s on %s is from %s to %s', (preset, today, from, to) => {
  expect(periodOf(preset, today)).toEqual({ from, to });
});

test('ages follow each other without gap, and the oldest is open', () => {
  expect(periodOfAge('days3', '2026-11-19')).toEqual({ from: '2026-11-16', to: '2026-11-19' });
  expect(periodOfAge('days7', '2026-11-19')).toEqual({ from: '2026-11-12', to: '2026-11-15' });
  expect(periodOfAge('older', '2026-11-19')).toEqual({ to: '2026-09-19' });
  expect(ageBounds.map(([age]) => age)).toEqual(waitingAges);
});

test('a range has its days in order, and two years at most', () => {
  expect(isReportPeriod({ from: '2026-11-19', to: '2026-11-19' })).toBe(true);
  expect(isReportPeriod({ from: '2026-11-20', to: '2026-11-19' })).toBe(false);
  expect(isReportPeriod({ from: '2024-01-01', to: '2026-01-01' })).toBe(true);
  expect(isReportPeriod({ from: '2024-01-01', to: '2026-01-03' })).toBe(false);
});

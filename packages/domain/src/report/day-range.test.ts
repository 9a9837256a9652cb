import { expect, test } from 'vitest';
import { type DayPreset, dayPresets } from './day-preset.ts';
import { daysOfPreset } from './day-range.ts';

test.each<[DayPreset, string, string, string]>([
  ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['last7', '2026-03-01', '2026-02-23', '2026-03-01'],
  ['last30', '2026-03-01', '2026-01-31', '2026-03-01'],
  ['thisMonth', '2026-03-31', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
])('%s on %s is %s to %s', (preset, today, from, to) => {
  expect(daysOfPreset(preset, today)).toEqual({ from, to });
});

test('every preset is a range that ends today or before', () => {
  for (const preset of dayPresets) {
    const { from, to } = daysOfPreset(preset, '2028-02-29');
    expect(from <= to && to <= '2028-02-29', preset).toBe(true);
  }
});

import { expect, test } from 'vitest';
import { fromZonedInput, toZonedInput } from './zoned-input.ts';

test.each([
  ['2026-11-20T09:30', 'Asia/Hong_Kong', '2026-11-20T01:30:00.000Z'],
  ['2026-07-01T00:00', 'America/New_York', '2026-07-01T04:00:00.000Z'],
  // The day clocks go back, and the hours around it.
  ['2026-11-01T03:00', 'America/New_York', '2026-11-01T08:00:00.000Z'],
  ['2026-03-08T03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
])('%s in %s', (typed, zone, instant) => {
  expect(fromZonedInput(typed, zone)?.toISOString()).toBe(instant);
  expect(toZonedInput(new Date(instant), zone)).toBe(typed);
});

test('what is no time is none', () => {
  expect(fromZonedInput('', 'Asia/Hong_Kong')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { daysFor, todayIn } from './days-for.ts';
import { daysValue, parseDays } from './list-days.ts';

const kinds = ['placed', 'shipped'] as const;

test('what is chosen comes back from the address', () => {
  for (const chosen of [
    { of: 'placed', from: '2026-03-01', to: '2026-03-04' },
    { of: 'shipped', to: '2026-03-04' },
    { of: 'shipped', from: '2026-03-04' },
    { of: 'placed', preset: 'last7' },
  ] as const)
    expect(parseDays(daysValue(chosen), kinds)).toEqual(chosen);
});

test('what is no range is none', () => {
  for (const value of [undefined, '', 'placed', 'placed__', 'paid_last7', 'placed_soon', 'placed_3.3.2026_'])
    expect(parseDays(value, kinds), value).toBeUndefined();
});

test('a preset is about the day of the reader', () => {
  expect(daysFor('placed_last7', kinds, '2026-03-04')).toEqual({
    of: 'placed',
    from: '2026-02-26',
    to: '2026-03-04',
  });
  expect(daysFor('placed_2026-03-01_', kinds, '2026-03-04')).toEqual({ of: 'placed', from: '2026-03-01' });
});

test('today is a day of the time zone', () => {
  const days = [todayIn('Pacific/Kiritimati'), todayIn('Pacific/Pago_Pago')];
  expect(days.every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))).toBe(true);
  // The zones are 25 hours apart.
  expect(days[0]! > days[1]!).toBe(true);
});

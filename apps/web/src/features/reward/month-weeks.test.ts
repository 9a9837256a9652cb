import { expect, test } from 'vitest';
import { monthWeeks } from './month-weeks.ts';

test('a month is weeks from Monday to Sunday', () => {
  const november = monthWeeks('2026-11-16');
  expect(november).toHaveLength(6);
  expect(november[0]).toEqual([...Array.from({ length: 6 }, () => undefined), '2026-11-01']);
  expect(november[1]![0]).toBe('2026-11-02');
  expect(november[5]).toEqual(['2026-11-30', ...Array.from({ length: 6 }, () => undefined)]);
  const february = monthWeeks('2027-02-28');
  expect(february).toHaveLength(4);
  expect(february.flat()).toHaveLength(28);
  expect(february.flat().at(-1)).toBe('2027-02-28');
});

import { expect, test } from 'vitest';
import { openingLines } from './opening-text.ts';

const week = [
  {
    first: 'mon',
    last: 'fri',
    intervals: [
      { from: '09:00', to: '12:00' },
      { from: '13:00', to: '18:00' },
    ],
  },
  { first: 'sat', last: 'sat', intervals: [{ from: '10:00', to: '14:00' }] },
  { first: 'sun', last: 'sun', intervals: [] },
] as const;

test.each([
  ['en', 'closed', ['Mon–Fri 09:00–12:00, 13:00–18:00', 'Sat 10:00–14:00', 'Sun closed']],
  ['zh-Hans', '休息', ['周一–周五 09:00–12:00, 13:00–18:00', '周六 10:00–14:00', '周日 休息']],
  ['vi', undefined, ['Thứ 2–Thứ 6 09:00–12:00, 13:00–18:00', 'Thứ 7 10:00–14:00']],
])('hours in %s', (tag, closed, lines) => {
  expect(openingLines(week, tag, closed)).toEqual(lines);
});

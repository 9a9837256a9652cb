import { describe, expect, test } from 'vitest';
import {
  areIntervalsValid,
  completeOpeningHours,
  groupWeekdays,
  hasOpeningHours,
  isDay,
  isOpenAt,
  parseTime,
  readOpeningHours,
  writeOpeningHours,
} from './opening-hours.ts';

const written =
  'mon 09:00-12:00 13:00-18:00; tue 09:00-12:00 13:00-18:00; sat 10:00-24:00; closed 2026-12-25';
const hours = readOpeningHours(written)!;

test('a cell is read as it is written', () => {
  expect(writeOpeningHours(hours)).toBe(written);
  expect(hours.days.wed).toEqual([]);
  expect(readOpeningHours('someday 9-10')).toBeUndefined();
  expect(hasOpeningHours(readOpeningHours('')!)).toBe(false);
});

test('what is stored may lack parts', () => {
  expect(completeOpeningHours({})).toEqual(completeOpeningHours(null));
  expect(hasOpeningHours(completeOpeningHours(null))).toBe(false);
});

test.each([
  [
    [
      ['09:00', '12:00'],
      ['13:00', '18:00'],
    ],
    true,
  ],
  [[['00:00', '24:00']], true],
  [
    [
      ['09:00', '13:00'],
      ['12:00', '18:00'],
    ],
    false,
  ],
  [
    [
      ['09:00', '12:00'],
      ['12:00', '18:00'],
    ],
    false,
  ],
  [
    [
      ['13:00', '18:00'],
      ['09:00', '12:00'],
    ],
    false,
  ],
  [[['18:00', '09:00']], false],
  [[['9:00', '12:00']], false],
  [[['09:00', '25:00']], false],
  [[['09:00', '24:30']], false],
])('%j is valid: %s', (pairs, isValid) => {
  expect(areIntervalsValid(pairs.map(([from, to]) => ({ from: from!, to: to! })))).toBe(isValid);
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['24', '24:00'],
  ['25', undefined],
  ['noon', undefined],
])('%s is typed for %s', (typed, time) => {
  expect(parseTime(typed)).toBe(time);
});

test('a day exists', () => {
  expect(['2026-12-25', '2026-02-30', '25.12.2026', '2026-1-1'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('days with the same hours are one line', () => {
  expect(groupWeekdays(hours).map(({ first, last }) => [first, last])).toEqual([
    ['mon', 'tue'],
    ['wed', 'fri'],
    ['sat', 'sat'],
    ['sun', 'sun'],
  ]);
});

describe('open at an instant', () => {
  // 2026-11-16 is a Monday.
  test.each([
    ['2026-11-16T01:00:00Z', 'Asia/Hong_Kong', true],
    ['2026-11-16T00:59:00Z', 'Asia/Hong_Kong', false],
    ['2026-11-16T04:30:00Z', 'Asia/Hong_Kong', false],
    ['2026-11-16T10:00:00Z', 'Asia/Hong_Kong', false],
    ['2026-11-16T01:00:00Z', 'America/New_York', false],
    ['2026-11-21T15:59:00Z', 'Asia/Hong_Kong', true],
    ['2026-11-21T16:00:00Z', 'Asia/Hong_Kong', false],
  ])('%s in %s: %s', (at, zone, isOpen) => {
    expect(isOpenAt(hours, zone, new Date(at))).toBe(isOpen);
  });

  test('a closed day is closed whatever the weekday', () => {
    const always = readOpeningHours('fri 00:00-24:00; closed 2026-12-25')!;
    expect(isOpenAt(always, 'Asia/Hong_Kong', new Date('2026-12-25T04:00:00Z'))).toBe(false);
    expect(isOpenAt(always, 'Asia/Hong_Kong', new Date('2026-12-18T04:00:00Z'))).toBe(true);
  });
});

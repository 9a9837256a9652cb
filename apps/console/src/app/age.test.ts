import { expect, test } from 'vitest';
import { ageOf } from './age.ts';

const hour = 3_600_000;

test.each([
  [-hour, 'ageHours', 0],
  [0, 'ageHours', 0],
  [hour - 1, 'ageHours', 0],
  [47 * hour, 'ageHours', 47],
  [48 * hour, 'ageDays', 2],
  [100 * hour, 'ageDays', 4],
])('%i ms is %s %i', (ms, unit, count) => {
  expect(ageOf(new Date(0), new Date(ms))).toEqual({ unit, count });
});

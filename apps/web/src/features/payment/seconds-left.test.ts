import { expect, test } from 'vitest';
import { clockText, secondsLeft, spokenSeconds } from './seconds-left.ts';

test('a second that has begun is still shown, one that has passed never goes below nothing', () => {
  expect(secondsLeft(10_000, 9_999)).toBe(1);
  expect(secondsLeft(10_000, 10_000)).toBe(0);
  expect(secondsLeft(10_000, 99_999)).toBe(0);
});

test('a clock shows two digits of seconds', () => {
  expect([0, 9, 65, 600].map(clockText)).toEqual(['0:00', '0:09', '1:05', '10:00']);
});

test('a reader is told of whole minutes and of the end, not of every second', () => {
  const heard = Array.from({ length: 180 }, (_, passed) => spokenSeconds(180 - passed));
  expect([...new Set(heard)]).toEqual([180, 120, 60, 30, 10]);
});

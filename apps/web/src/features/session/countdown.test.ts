import { expect, test } from 'vitest';
import { secondsUntil, spokenMark } from './countdown.ts';

test('seconds are whole, count by the clock and never fall below nothing', () => {
  expect(secondsUntil(60_000, 0)).toBe(60);
  expect(secondsUntil(60_000, 1)).toBe(60);
  expect(secondsUntil(60_000, 59_001)).toBe(1);
  expect(secondsUntil(60_000, 60_000)).toBe(0);
  expect(secondsUntil(60_000, 90_000)).toBe(0);
});

test('a whole minute is spoken of four times, not sixty', () => {
  const spoken = Array.from({ length: 61 }, (_, index) => spokenMark(60 - index));
  expect([...new Set(spoken)]).toEqual([60, 30, 10, 0]);
  expect(spokenMark(31)).toBe(60);
  expect(spokenMark(30)).toBe(30);
  expect(spokenMark(1)).toBe(10);
});

test('a longer wait of the server is said as it is', () => {
  expect(spokenMark(3_600)).toBe(3_600);
});

import { expect, test } from 'vitest';
import { steadyCodes } from './steady-codes.ts';

test('a number counts in the second picture that shows it, and once', () => {
  const read = steadyCodes();
  expect(read(['YT1234567890123'])).toEqual([]);
  expect(read(['YT1234567890123'])).toEqual(['YT1234567890123']);
  expect(read(['YT1234567890123'])).toEqual([]);
  expect(read([])).toEqual([]);
  expect(read(['YT1234567890123'])).toEqual([]);
  expect(read(['YT1234567890123'])).toEqual([]);
});

test('a misread picture between two numbers counts for nothing', () => {
  const read = steadyCodes();
  read(['YT1234567890123']);
  expect(read(['YT1234567890128'])).toEqual([]);
  expect(read(['YT1234567890123'])).toEqual([]);
});

test('two labels in one picture are both read; other codes are not', () => {
  const read = steadyCodes();
  const picture = ['YT1234567890123', 'SF1391234567890', 'https://shop.example/', 'hello'];
  read(picture);
  expect(read(picture)).toEqual(['YT1234567890123', 'SF1391234567890']);
});

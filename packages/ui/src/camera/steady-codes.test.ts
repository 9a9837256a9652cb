import { expect, test } from 'vitest';
import { steadyCodes } from './steady-codes.ts';

const first = 'YT1234567890123';

test('a code counts in the second picture that shows it, and once', () => {
  const read = steadyCodes();
  expect(read([first])).toEqual([]);
  expect(read([first])).toEqual([first]);
  expect(read([first])).toEqual([]);
  expect(read([])).toEqual([]);
  expect(read([first])).toEqual([]);
  expect(read([first])).toEqual([]);
});

test('a misread picture between two codes counts for nothing', () => {
  const read = steadyCodes();
  read([first]);
  expect(read(['YT1234567890128'])).toEqual([]);
  expect(read([first])).toEqual([]);
});

test('two labels in one picture are both read, each once; other codes are not', () => {
  const read = steadyCodes({ find: (text) => (/^[A-Z]{2}\d+$/.test(text) ? [text] : []) });
  const picture = [first, first, 'SF1391234567890', 'https://shop.example/', 'hello'];
  read(picture);
  expect(read(picture)).toEqual([first, 'SF1391234567890']);
});

test('a code counts again after the camera looked away for long enough', () => {
  const read = steadyCodes({ forgetAfter: 2 });
  const shown = (pictures: number) => Array.from({ length: pictures }, () => read([first])).flat();
  const away = (pictures: number) => Array.from({ length: pictures }, () => read([])).flat();
  expect(shown(10)).toEqual([first]);
  away(1);
  expect(shown(5)).toEqual([]);
  away(2);
  expect(shown(5)).toEqual([first]);
});

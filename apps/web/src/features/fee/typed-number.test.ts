import { expect, test } from 'vitest';
import { readNumber } from './typed-number.ts';

const kilograms = { most: 1000, decimals: 3 };

test.each([
  ['12.5', 12_500],
  ['12,5', 12_500],
  [' 0.001 ', 1],
  ['１２．５', 12_500],
  ['.5', 500],
  ['3.', 3000],
  ['1.1000', 1100],
  ['1000', 1_000_000],
])('%s kg is read to the gram', (typed, scaled) => {
  expect(readNumber(typed, kilograms)).toEqual({ scaled });
});

test.each([
  ['', 'notNumber'],
  ['.', 'notNumber'],
  ['-1', 'notNumber'],
  ['1e3', 'notNumber'],
  ['1.000,5', 'notNumber'],
  ['heavy', 'notNumber'],
  ['0', 'notPositive'],
  ['0.000', 'notPositive'],
  ['1000.001', 'tooMuch'],
  ['0.0001', 'tooFine'],
])('%s kg is wrong: %s', (typed, problem) => {
  expect(readNumber(typed, kilograms)).toEqual({ problem });
});

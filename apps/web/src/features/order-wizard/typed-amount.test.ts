import { expect, test } from 'vitest';
import { readCents, readWhole } from './typed-amount.ts';

test.each([
  ['', 0],
  [' 12.5 ', 1250],
  ['12,50', 1250],
  ['１２．５', 1250],
  ['0.01', 1],
  ['1.005', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['10 yuan', undefined],
])('%j is %j cents', (typed, cents) => {
  expect(readCents(typed)).toBe(cents);
});

test.each([
  ['', 0],
  ['１２', 12],
  ['1.5', undefined],
  ['-3', undefined],
])('%j is the whole number %j', (typed, whole) => {
  expect(readWhole(typed)).toBe(whole);
});

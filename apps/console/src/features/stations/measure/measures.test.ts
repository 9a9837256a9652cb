import { describe, expect, test } from 'vitest';
import { isFromDevice, readLength, readWeight } from './measures.ts';

describe('weight', () => {
  test.each([
    ['1.25', 1250],
    ['1,25', 1250],
    [' 12 ', 12_000],
    ['0.001', 1],
    ['850g', 850],
    ['2.5 KG', 2500],
    ['１．５', 1500],
    ['1000', 1_000_000],
  ])('%s', (typed, grams) => expect(readWeight(typed)).toBe(grams));
  test.each(['', '0', '-1', '1000.5', 'SF123', '773401234567', '1.2.3', '12cm', 'abc'])(
    '%j is none',
    (typed) => expect(readWeight(typed)).toBeUndefined(),
  );
});

describe('length', () => {
  test.each([
    ['30', 300],
    ['30.5', 305],
    ['305mm', 305],
    ['1000', 10_000],
  ])('%s', (typed, millimetres) => expect(readLength(typed)).toBe(millimetres));
  test.each(['', '0', '1001', '3kg'])('%j is none', (typed) => expect(readLength(typed)).toBeUndefined());
});

test('a scale types faster than a hand', () => {
  expect(isFromDevice([0, 8, 16, 25])).toBe(true);
  expect(isFromDevice([0, 8, 140, 150])).toBe(false);
  expect(isFromDevice([0, 5])).toBe(false);
});

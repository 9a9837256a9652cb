import { expect, test } from 'vitest';
import { centsOf } from './typed-cents.ts';

test('yuan become fen without a rounding, and nothing else is an amount', () => {
  expect(['12', ' 0.1 ', '0,29', '1.005', '-1', '1e3', '', '19.99'].map(centsOf)).toEqual([
    1200,
    10,
    29,
    undefined,
    undefined,
    undefined,
    undefined,
    1999,
  ]);
});

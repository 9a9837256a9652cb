import { expect, test } from 'vitest';
import { toTransferMinor } from './transfer-amount.ts';

test.each([
  ['HKD', 12_345, 12_345],
  ['VND', 1_234, 1_234],
  ['TWD', 45_237, 45_200],
  ['TWD', 45_250, 45_300],
  ['TWD', 30, 100],
])('a transfer of %s %i is one of %i', (currency, minor, transferred) => {
  expect(toTransferMinor(minor, currency)).toBe(transferred);
});

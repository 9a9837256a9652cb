import { expect, test } from 'vitest';
import { fromHundredths, yuanOf } from './local-amount.ts';

test('what a receiver pays is worth so much in yuan, rounded once', () => {
  expect(yuanOf({ minor: 100_000, currency: 'TWD' }, 4.4)).toEqual({ minor: 22_727, currency: 'CNY' });
  expect(yuanOf({ minor: 350_000, currency: 'VND' }, 3500)).toEqual({ minor: 10_000, currency: 'CNY' });
});

test('hundredths of a sheet are money of the country, whole where it has no decimals', () => {
  expect(fromHundredths(129_050, 'TWD')).toEqual({ minor: 129_050, currency: 'TWD' });
  expect(fromHundredths(25_000_000, 'VND')).toEqual({ minor: 250_000, currency: 'VND' });
  expect(fromHundredths(25_000_050, 'VND')).toBeUndefined();
});

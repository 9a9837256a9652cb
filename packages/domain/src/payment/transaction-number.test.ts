import { expect, test } from 'vitest';
import { parseTransactionNumber } from './transaction-number.ts';

test.each([
  ['as it is', 'FT26319-0042', 'FT26319-0042'],
  ['with blanks and small letters', ' ft 2631 90042 ', 'FT263190042'],
  ['with the signs that some banks set between', 'FT.2631/90_042', 'FT263190042'],
  ['in full width, as some keyboards write it', '２０２６１１１５', '20261115'],
])('a transaction number %s', (_, typed, number) => {
  expect(parseTransactionNumber(typed)).toBe(number);
});

test.each(['', '123', 'paid by my uncle!', 'x'.repeat(41)])('%j is none', (typed) => {
  expect(parseTransactionNumber(typed)).toBeUndefined();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readUnits, unitsText } from './number-text.ts';

test('what is written is read again', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.integer({ min: 0, max: 3 }), (units, decimals) => {
      expect(readUnits(unitsText(units, decimals), decimals)).toBe(units);
    }),
  );
});

test('a comma, full-width digits and surrounding space are understood', () => {
  expect(readUnits(' 12,5 ', 2)).toBe(1250);
  expect(readUnits('１２．５０', 2)).toBe(1250);
  expect(readUnits('.5', 1)).toBe(5);
});

test('what is not such a number is refused, not guessed', () => {
  for (const typed of ['', '.', 'abc', '-1', '1,234.50', '1,234', '12.345', '1e3', '1 000'])
    expect(readUnits(typed, 2), typed).toBeUndefined();
});

test('numbers are written without needless zeros', () => {
  expect([
    unitsText(1250, 2),
    unitsText(1200, 2),
    unitsText(5, 2),
    unitsText(0, 2),
    unitsText(100, 0),
  ]).toEqual(['12.5', '12', '0.05', '0', '100']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readYuan, yuanText } from './read-yuan.ts';

test('an amount is read to the fen', () => {
  expect(readYuan('100')).toBe(10_000);
  expect(readYuan('1,234.5')).toBe(123_450);
  expect(readYuan('１００．０１')).toBe(10_001);
  for (const typed of ['', '0', '-1', '1.234', '1e3', 'abc', '1000000.01'])
    expect(readYuan(typed)).toBeUndefined();
});

test('what is written is read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (minor) => {
      expect(readYuan(yuanText(minor))).toBe(minor);
    }),
  );
});

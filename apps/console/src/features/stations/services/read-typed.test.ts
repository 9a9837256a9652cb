import { expect, test } from 'vitest';
import { parseFinding, readYuan } from './read-typed.ts';

test('yuan are read as people type them, and nothing else is a price', () => {
  expect(['25', '25.5', '25,05', ' ２５ ', '0.01'].map(readYuan)).toEqual([2500, 2550, 2505, 2500, 1]);
  expect(['', '0', '-1', '1.234', 'abc', '1e3', '1000000'].map(readYuan)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
});

test('what was found is a count or a weight, as the service asks', () => {
  expect(parseFinding(null, '')).toEqual({});
  expect(parseFinding('count', '0')).toEqual({ count: 0 });
  expect(parseFinding('count', '1.5')).toBeUndefined();
  expect(parseFinding('weight', '1.25')).toEqual({ weightGrams: 1250 });
  expect(parseFinding('weight', '')).toBeUndefined();
  expect(parseFinding('weight', '0')).toBeUndefined();
});

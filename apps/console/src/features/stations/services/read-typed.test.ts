import { expect, test } from 'vitest';
import { readFound, readYuan } from './read-typed.ts';

test('yuan are read as people type them, and nothing else is a price', () => {
  expect(['25', '25.5', '25,05', ' ２５ ', '0.01'].map(readYuan)).toEqual([2500, 2550, 2505, 2500, 1]);
  expect(['', '0', '-1', '1.234', 'abc', '1e3', '1000000'].map(readYuan)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
});

test('what was found is a count or a weight, as the service asks', () => {
  expect(readFound(null, '')).toEqual({});
  expect(readFound('count', '0')).toEqual({ count: 0 });
  expect(readFound('count', '1.5')).toBeUndefined();
  expect(readFound('weight', '1.25')).toEqual({ weightGrams: 1250 });
  expect(readFound('weight', '')).toBeUndefined();
  expect(readFound('weight', '0')).toBeUndefined();
});

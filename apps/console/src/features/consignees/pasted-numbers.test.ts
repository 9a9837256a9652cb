import { expect, test } from 'vitest';
import { pastedNumbers } from './pasted-numbers.ts';

test('a pasted list is read as numbers, each once', () => {
  expect(pastedNumbers(' ab1\tCD2\r\nab1，ef3、 ')).toEqual(['AB1', 'CD2', 'EF3']);
  expect(pastedNumbers(' \n ')).toEqual([]);
});

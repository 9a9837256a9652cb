import { expect, test } from 'vitest';
import { parsePastedNumbers } from './parse-pasted-numbers.ts';

test('a pasted list is read as numbers, each once', () => {
  expect(parsePastedNumbers(' ab1\tCD2\r\nab1，ef3、 ')).toEqual(['AB1', 'CD2', 'EF3']);
  expect(parsePastedNumbers(' \n ')).toEqual([]);
});

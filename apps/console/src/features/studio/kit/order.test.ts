import { expect, test } from 'vitest';
import { moveKey, reorderRows } from './order.ts';

test('a key moves to another place', () => {
  expect(moveKey(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  expect(moveKey(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
  expect(moveKey(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moveKey(['a', 'b', 'c'], 'c', 3)).toEqual(['a', 'b', 'c']);
  expect(moveKey(['a'], 'z', 0)).toEqual(['a']);
});

test('named rows take each other’s places, the others stay', () => {
  const rows = ['a', 'b', 'c', 'd'].map((key) => ({ key }));
  expect(reorderRows(rows, ['d', 'b']).map(({ key }) => key)).toEqual(['a', 'd', 'c', 'b']);
});

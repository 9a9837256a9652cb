import { expect, test } from 'vitest';
import { type Counts, countOf, differencesOf, lineOf, addOne, readCounts, readPieces } from './counts.ts';

const line = (skuId: number, code: string, barcode = '', expected = 2) => ({
  skuId,
  code,
  barcode,
  expected,
  name: code,
  pictureUrl: '',
});
const lines = [line(1, 'CUP-1', '690'), line(2, 'pot-1'), line(3, '690')];

test('a scan finds a line by its barcode first, then by its code', () => {
  expect(lineOf(lines, '690')?.skuId).toBe(1);
  expect(lineOf(lines, 'cup-1')?.skuId).toBe(1);
  expect(lineOf(lines, 'POT-1')?.skuId).toBe(2);
  expect(lineOf(lines, '')).toBeUndefined();
  expect(lineOf(lines, 'cup')).toBeUndefined();
});

test('each scan is a piece more, on top of what was typed', () => {
  let counts: Counts = new Map([[2, { counted: '9', damaged: '1' }]]);
  counts = addOne(addOne(addOne(counts, 1), 1), 2);
  expect(countOf(counts, 1)).toEqual({ counted: '2', damaged: '' });
  expect(countOf(counts, 2)).toEqual({ counted: '10', damaged: '1' });
});

test('what is typed is read whole, and no more is damaged than was counted', () => {
  expect(['', ' 12 ', '0', '-1', '1.5', 'x', '1234567'].map(readPieces)).toEqual([
    0,
    12,
    0,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  const read = readCounts(lines, new Map([[1, { counted: '2', damaged: '' }]]));
  expect(read).toEqual([
    { skuId: 1, counted: 2, damaged: 0 },
    { skuId: 2, counted: 0, damaged: 0 },
    { skuId: 3, counted: 0, damaged: 0 },
  ]);
  expect(differencesOf(lines, read!)).toBe(2);
  expect(readCounts(lines, new Map([[1, { counted: '1', damaged: '2' }]]))).toBeUndefined();
  expect(readCounts(lines, new Map([[1, { counted: 'x', damaged: '' }]]))).toBeUndefined();
  const damaged = readCounts([lines[0]!], new Map([[1, { counted: '2', damaged: '1' }]]));
  expect(differencesOf([lines[0]!], damaged!)).toBe(1);
});

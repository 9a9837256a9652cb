import { expect, test } from 'vitest';
import { parsePastedCells, pasteCells } from './paste-cells.ts';

type Row = { readonly a: number; readonly b: number };
const column = (key: keyof Row) => ({
  title: key,
  set: (row: Row, typed: string) =>
    /^\d+$/.test(typed) ? { row: { ...row, [key]: Number(typed) } } : { problem: 'notNumber' },
});
const columns = [column('a'), column('b')];
const blank = () => ({ a: 0, b: 0 });
const rows = [
  { a: 1, b: 2 },
  { a: 3, b: 4 },
];

test('a block of a spreadsheet is cells, a single text is none', () => {
  expect(parsePastedCells('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(parsePastedCells('1\n')).toBeUndefined();
  expect(parsePastedCells('1\n2')).toEqual([['1'], ['2']]);
});

test('a block lands where the cell is, and adds rows below', () => {
  const cells = [
    ['9', '8'],
    ['7', '6'],
  ];
  expect(pasteCells(rows, columns, { row: 1, column: 0 }, cells, blank)).toEqual({
    rows: [
      { a: 1, b: 2 },
      { a: 9, b: 8 },
      { a: 7, b: 6 },
    ],
  });
});

test('one wrong cell and nothing is pasted; it is named as people count', () => {
  const cells = [['5'], ['x']];
  const where = { row: 0, column: 1 };
  expect(pasteCells(rows, columns, where, cells, blank)).toEqual({
    problem: 'notNumber',
    row: 2,
    column: 'b',
  });
  expect(rows[0]).toEqual({ a: 1, b: 2 });
});

test('cells beside the table are not lost in silence', () => {
  expect(pasteCells(rows, columns, { row: 0, column: 1 }, [['5', '6']], blank)).toMatchObject({
    problem: 'tooWide',
    row: 1,
  });
});

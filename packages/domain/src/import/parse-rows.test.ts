import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellName, type ParseTask, parseRows } from './parse-rows.ts';

const task: ParseTask = {
  columns: [
    { name: 'number', type: { is: 'text', longest: 20 }, isRequired: true },
    { name: 'quantity', type: { is: 'whole', least: 1, most: 99 }, isRequired: false },
  ],
  headings: [
    ['number', 'number'],
    ['订单号', 'number'],
    ['Order no. (yours)', 'number'],
    ['Số lượng', 'quantity'],
  ],
  uniqueColumns: ['number'],
  together: null,
  pieceRows: 3,
};
const rowsOf = (...cells: (string | number | null)[][]) =>
  cells.map((one, at) => ({ row: at + 1, cells: one }));
function read(...cells: (string | number | null)[][]) {
  const result = parseRows(rowsOf(...cells), task);
  if (!('pieces' in result)) throw new Error(JSON.stringify(result));
  return result;
}

test('headings are recognised in any order, language, width and case; others are kept as they are', () => {
  const { headings, pieces } = read(
    ['Mine', ' SỐ  LƯỢNG *', 'order no.（Yours）:', 'number'],
    ['x', 2, 'A1', 'B1'],
  );
  expect(headings.map(({ column }) => column)).toEqual([null, 'quantity', 'number', null]);
  expect(pieces).toEqual([
    [{ n: 2, cells: ['x', '2', 'A1', 'B1'], values: { number: 'A1', quantity: 2 }, problems: [] }],
  ]);
});

test('a sheet without a required column, or without rows, is none', () => {
  expect(parseRows(rowsOf(['Số lượng'], [1]), task)).toEqual({ missing: ['number'] });
  expect(parseRows(rowsOf(['number']), task)).toEqual({ noRows: true });
  expect(parseRows([], task)).toEqual({ noRows: true });
});

test('what is missing, unreadable or there twice is said of its cell', () => {
  const { pieces } = read(['number', 'Số lượng'], ['A', 1], ['A', 'many'], [null, 3], ['B', null]);
  expect(pieces.flat().map(({ n, problems }) => [n, problems])).toEqual([
    [2, []],
    [
      3,
      [
        { column: 'number', problem: 'twice' },
        { column: 'quantity', problem: 'notWhole' },
      ],
    ],
    [4, [{ column: 'number', problem: 'missing' }]],
    [5, []],
  ]);
});

test('headings called as the language calls its own things are nothing special', () => {
  const { headings } = read(['__proto__', 'constructor', 'number'], ['x', 'y', 'A']);
  expect(headings.map(({ column }) => column)).toEqual([null, null, 'number']);
});

test('pieces hold every row once, and rows that belong together are in one', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  fc.assert(
    fc.property(fc.array(key, { minLength: 1, maxLength: 40 }), (keys) => {
      const rows = rowsOf(['number'], ...keys.map((one) => [one]));
      const result = parseRows(rows, { ...task, uniqueColumns: [], together: 'number' });
      const { pieces } = result as Extract<typeof result, { pieces: unknown }>;
      const numbers = pieces.flat().map(({ n }) => n);
      expect(numbers.toSorted((one, other) => one - other)).toEqual(keys.map((_, at) => at + 2));
      for (const one of new Set(keys)) {
        const holding = pieces.filter((piece) => piece.some(({ values }) => values.number === one));
        expect(holding).toHaveLength(1);
      }
    }),
  );
});

test.each([
  [0, 7, 'A7'],
  [25, 1, 'Z1'],
  [26, 2, 'AA2'],
  [16_383, 3, 'XFD3'],
  [-1, 9, '9'],
])('the cell at place %i of row %i is %s', (place, row, name) => {
  expect(cellName(place, row)).toBe(name);
});

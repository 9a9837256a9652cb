import type { SheetRow } from '@onehaul/contract/parcel';
import { expect, test } from 'vitest';
import { exportCells, textCell, wrongRows } from './sheet-cells.ts';

test.each(['=HYPERLINK("http://evil.test")', '+1+1', '-2', '@SUM(A1)', '\tcmd', '\rcmd', '\u0000x'])(
  'what a spreadsheet might run stays a text: %j',
  (text) => expect(textCell(text)).toBe(`'${text}`),
);

test.each(['socks', "'socks", '0012', '7 - 2', ''])('a harmless text stays as it is: %j', (text) =>
  expect(textCell(text)).toBe(text),
);

test('numbers and days of an export stay what they are, the head is made safe too', () => {
  const day = new Date('2026-11-15T00:00:00Z');
  expect(
    exportCells({
      head: ['=A', 'weight'],
      rows: [
        ['@x', -1.5],
        [null, 0],
        ['ok', day],
      ],
    }),
  ).toEqual([
    ["'=A", 'weight'],
    ["'@x", -1.5],
    [null, 0],
    ['ok', day],
  ]);
});

test('only the wrong rows are given back, each with its reasons', () => {
  const row = (number: string, problems: SheetRow['problems']): SheetRow => ({
    row: 2,
    cells: { courierNumber: number, quantity: 'x' },
    problems,
    forecast: null,
  });
  const wrong = { cell: 'B3', column: 'quantity', problem: 'notWhole' } as const;
  expect(
    wrongRows(
      [row('SF1', []), row('SF2', [wrong])],
      ['courierNumber', 'goodsName', 'quantity'],
      ({ problem }) => problem,
    ),
  ).toEqual([['SF2', '', 'x', 'B3: notWhole']]);
});

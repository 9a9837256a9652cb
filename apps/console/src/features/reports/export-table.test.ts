import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { writeCsv, writeExcel } from './export-table.ts';

const table = {
  name: 'Lines',
  titles: ['Line', 'Net revenue (CNY)'],
  rows: [
    ['Sea, "slow"', 1234.5],
    ['=1+1', -0.01],
    ['Total', null],
  ],
} as const;

test('both files have the rows of the table; text that a spreadsheet would evaluate is quoted', async () => {
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(writeCsv(table))).toBe(
    '\u{FEFF}Line,Net revenue (CNY)\r\n"Sea, ""slow""",1234.5\r\n\'=1+1,-0.01\r\nTotal,\r\n',
  );
  const { sheets } = await readXlsx(await writeExcel(table));
  expect(sheets[0]!.rows.map((row) => row.map((cell) => cell ?? null))).toEqual([
    [...table.titles],
    ['Sea, "slow"', 1234.5],
    ["'=1+1", -0.01],
    expect.arrayContaining(['Total']),
  ]);
});

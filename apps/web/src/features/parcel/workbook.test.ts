import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { emptyRows, workbookOf } from './workbook.ts';

test('what is written can be read again: texts stay texts, numbers numbers', async () => {
  const bytes = await workbookOf({
    name: 'Parcels',
    head: ['Number', 'Goods', 'Weight'],
    rows: [['773020101454160', '=1+1', 1.25]],
    textColumns: [0],
  });
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]?.rows).toEqual([
    ['Number', 'Goods', 'Weight'],
    ['773020101454160', "'=1+1", 1.25],
  ]);
});

test('a template keeps its number column as text and offers words with commas', async () => {
  const bytes = await workbookOf({
    name: 'Forecast',
    head: ['Number', 'Kind'],
    rows: emptyRows(3, 2),
    textColumns: [0],
    choices: { column: 1, name: 'Kinds', words: ['Liquids, creams', 'Toys'] },
  });
  const { sheets } = await readXlsx(bytes, { readStyles: true });
  expect(sheets.map(({ name }) => name)).toEqual(['Forecast', 'Kinds']);
  expect(sheets[1]?.rows).toEqual([['Liquids, creams'], ['Toys']]);
  expect(sheets[0]?.cells?.get('3,0')?.style?.numFmt).toBe('@');
});

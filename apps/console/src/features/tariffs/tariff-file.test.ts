import { languages } from '@onehaul/domain/language';
import type { Freight, Tariff } from '@onehaul/domain/fee/tariff';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import {
  exampleNames as names,
  freights,
  fullTariff,
  loadEnglishFormatter,
  volumeTariff,
} from './example-tariffs.ts';
import { loadTariffFormatter } from './tariff-formatter.ts';
import type { Cell, FileProblem, Sheet } from './sheet-tables.ts';
import { exportTariff, importTariff } from './tariff-file.ts';
import { parseTariffSheets, toTariffSheets } from './tariff-sheets.ts';
import { unpackedSize } from './unpacked-size.ts';
import { readWorkbook } from './workbook.ts';

const fileOf = (bytes: Uint8Array) => new Blob([bytes.slice().buffer]);
const modes = Object.keys(freights) as Freight['mode'][];

describe.each(languages)('in %s', (language) => {
  test.each(modes)('a tariff by %s comes back as it went', async (mode) => {
    const tariff: Tariff = { ...fullTariff, freight: freights[mode], delivery: freights[mode] };
    const bytes = await exportTariff(tariff, await loadTariffFormatter(language), names, {
      language,
      code: 'HK-AIR',
    });
    expect(await importTariff(fileOf(bytes), names)).toEqual({ tariff });
  });

  test('a tariff by volume comes back as it went', async () => {
    const bytes = await exportTariff(volumeTariff, await loadTariffFormatter(language), names, {
      language,
      code: 'X',
    });
    expect(await importTariff(fileOf(bytes), names)).toEqual({ tariff: volumeTariff });
  });
});

test('the choices of weight come back as they went', async () => {
  const formatter = await loadEnglishFormatter();
  const choices = [
    { rule: 'half' },
    { rule: 'threshold', overBps: 15_050 },
    { rule: 'partial', excessBps: 3333 },
  ] as const;
  for (const choice of choices) {
    const tariff = { ...fullTariff, weighing: { ...fullTariff.weighing, choice } } as Tariff;
    expect(parseTariffSheets(toTariffSheets(tariff, formatter, names), formatter, names)).toEqual({ tariff });
  }
});

const tariff: Tariff = { ...fullTariff, freight: freights.unitPerBand };
const formatter = await loadEnglishFormatter();

/** Returns the sheets of a tariff with one cell replaced; row and column are 1-based. */
function changed(sheet: string, row: number, column: number, cell: Cell): Sheet[] {
  return toTariffSheets(tariff, formatter, names).map((each) => ({
    ...each,
    rows: each.rows.map((cells, at) =>
      each.name === sheet && at === row - 1 ? cells.with(column - 1, cell) : cells,
    ),
  }));
}
const problemsOf = (sheets: Sheet[]): Partial<FileProblem>[] => {
  const answer = parseTariffSheets(sheets, formatter, names);
  return 'problems' in answer ? answer.problems : [];
};

test.each<[string, Sheet[], Partial<FileProblem>]>([
  [
    'a word for a number',
    changed('Freight', 3, 2, 'abc'),
    { sheet: 'Freight', row: 3, column: 'Price (CNY)', problem: 'notNumber', typed: 'abc' },
  ],
  ['half a cent', changed('Freight', 2, 2, 1.005), { row: 2, problem: 'tooFine', typed: '1.005' }],
  ['a formula', changed('Freight', 2, 2, { refused: 'formula' }), { row: 2, problem: 'formula' }],
  [
    'a share with its sign',
    changed('Cash on delivery', 2, 3, { refused: 'percentSign' }),
    { sheet: 'Cash on delivery', row: 2, problem: 'percentSign' },
  ],
  [
    'an unknown area',
    changed('Remote areas', 2, 1, 'mars'),
    { sheet: 'Remote areas', row: 2, problem: 'noChoice', typed: 'mars' },
  ],
  [
    'a choice that is none',
    changed('Rules', 2, 3, 'by mood'),
    { sheet: 'Rules', row: 2, column: 'Billed by', problem: 'noChoice' },
  ],
  [
    'a column renamed',
    changed('Freight', 1, 2, 'Cost'),
    { sheet: 'Freight', row: 1, column: 'Price (CNY)', problem: 'columnMissing' },
  ],
  ['a rule taken out', changed('Rules', 3, 2, 'Something'), { sheet: 'Rules', problem: 'ruleMissing' }],
  [
    'rows of one surcharge that disagree',
    changed('Surcharges', 3, 3, 'order'),
    { sheet: 'Surcharges', row: 3, problem: 'disagrees' },
  ],
  [
    'a sheet taken out',
    toTariffSheets(tariff, formatter, names).slice(1),
    { sheet: 'Rules', problem: 'sheetMissing' },
  ],
])('%s is told with its place, and nothing is imported', (_what, sheets, expected) => {
  expect(problemsOf(sheets)).toMatchObject([expected]);
});

test('more rows than a tariff holds are refused', () => {
  const sheets = toTariffSheets(tariff, formatter, names).map((sheet) => ({
    ...sheet,
    rows: sheet.name === 'Storage' ? [...sheet.rows, ...Array<Cell[]>(60).fill([1, 1])] : sheet.rows,
  }));
  expect(problemsOf(sheets)).toMatchObject([{ sheet: 'Storage', problem: 'tooManyRows' }]);
});

test('all wrong cells are told at once', () => {
  const [one] = changed('Freight', 2, 2, 'x').filter(({ name }) => name === 'Freight');
  const sheets = changed('Storage', 2, 2, 'y').map((sheet) => (sheet.name === 'Freight' ? one! : sheet));
  expect(problemsOf(sheets).map(({ sheet, row }) => [sheet, row])).toEqual([
    ['Freight', 2],
    ['Storage', 2],
  ]);
});

test('columns may stand in another order, and empty rows between', () => {
  const sheets = toTariffSheets(tariff, formatter, names).map((sheet) => ({
    ...sheet,
    rows:
      sheet.name === 'Storage'
        ? sheet.rows.flatMap((cells) => [
            cells.toReversed(),
            ...(cells === sheet.rows[0] ? [[null, '']] : []),
          ])
        : sheet.rows,
  }));
  expect(parseTariffSheets(sheets, formatter, names)).toEqual({ tariff });
});

test('what is no tariff is refused as a whole', async () => {
  expect(
    await importTariff({ size: 3_000_001, arrayBuffer: () => Promise.reject(new Error('read')) }, names),
  ).toEqual({ refused: 'tooLarge' });
  const text = new TextEncoder().encode('hello, this is no workbook at all');
  expect(await importTariff(fileOf(text), names)).toEqual({ refused: 'noWorkbook' });
  const other = await writeXlsx({ sheets: [{ name: 'Orders', rows: [[1, 2]] }] });
  expect(await importTariff(fileOf(other), names)).toEqual({ refused: 'noTariff' });
  const newer = await writeXlsx({ sheets: [{ name: 'Onehaul', rows: [['onehaul-tariff', 2, 'en']] }] });
  expect(await importTariff(fileOf(newer), names)).toEqual({ refused: 'noTariff' });
});

test('formulas and shares are recognised in the file itself', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'A',
        rows: [[1, 'text', null]],
        cells: new Map([
          ['1,0', { value: 2, formula: 'A1*2', formulaResult: 2 }],
          ['1,1', { value: 0.05, style: { numFmt: '0%' } }],
        ]),
      },
    ],
  });
  const [sheet] = (await readWorkbook(bytes))!;
  expect(sheet!.rows[0]!.slice(0, 2)).toEqual([1, 'text']);
  expect(sheet!.rows[1]!.slice(0, 2)).toEqual([{ refused: 'formula' }, { refused: 'percentSign' }]);
});

test('a small file that unpacks to gigabytes is not opened', async () => {
  const sheets = [{ name: 'Onehaul', rows: [['onehaul-tariff', 1, 'en']] }];
  const bytes = await writeXlsx({ sheets });
  expect(await readWorkbook(bytes)).toHaveLength(1);
  const size = unpackedSize(bytes)!;
  expect(size).toBeGreaterThan(1000);
  // Forges a huge uncompressed size in the first central directory entry (zip bomb).
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const entry = [...bytes.keys()].find(
    (at) => at + 4 < bytes.length && view.getUint32(at, true) === 0x02014b50,
  )!;
  view.setUint32(entry + 24, 2_000_000_000, true);
  expect(unpackedSize(bytes)).toBeGreaterThan(2_000_000_000);
  expect(await readWorkbook(bytes)).toBeUndefined();
});

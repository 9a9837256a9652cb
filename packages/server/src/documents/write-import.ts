import { escapeFormula } from '@onehaul/domain/sheet-cell';
import type { ColumnType } from '@onehaul/domain/import/column';
import { type CellProblem, cellName } from '@onehaul/domain/import/parse-rows';
import { importHeading } from '@onehaul/i18n/import-columns';
import type { ImportWords } from '@onehaul/i18n/import-text';
import { writeXlsx } from 'hucre/xlsx';
import type { BadRows, TemplateColumn } from './papers.ts';
import { writeSheet } from './write-rows.ts';

/** Writes an import template: the first sheet is filled in, the second explains the columns, never read. */
export function writeTemplate({ t }: ImportWords, columns: readonly TemplateColumn[]): Promise<Uint8Array> {
  const titles = columns.map(({ heading, isRequired }) => (isRequired ? `${heading} *` : heading));
  const bold = { font: { bold: true } };
  const notes = columns.map(({ heading, type, isRequired }) => [
    heading,
    isRequired ? t('yes') : t('no'),
    describeColumnType(t, type),
  ]);
  const noteTitles = [t('sheet.column'), t('sheet.required'), t('sheet.takes')];
  const bolded = (cells: readonly string[]) =>
    new Map(cells.map((value, column) => [`0,${column}`, { value, style: bold }]));
  return writeXlsx({
    sheets: [
      {
        name: t('sheet.rows'),
        rows: [titles],
        // Text format keeps leading zeros and all digits of identifiers such as order numbers.
        columns: columns.map(({ heading, type }) => ({
          width: Math.max(12, heading.length * 1.8 + 4),
          ...(type.is === 'text' && { numFmt: '@' }),
        })),
        cells: bolded(titles),
        freezePane: { rows: 1 },
      },
      {
        name: t('sheet.notes'),
        rows: [noteTitles, ...notes],
        columns: [{ width: 30 }, { width: 12 }, { width: 60 }],
        cells: bolded(noteTitles),
        freezePane: { rows: 1 },
      },
    ],
  });
}

function describeColumnType(t: ImportWords['t'], type: ColumnType): string {
  switch (type.is) {
    case 'text':
      return t('takes.text', { most: type.longest });
    case 'whole':
      return t('takes.whole', { least: type.least, most: type.most });
    case 'amount':
      return t('takes.amount', { most: type.mostMinor / 100 });
    case 'kilograms':
      return t('takes.kilograms', { most: type.most });
    case 'centimetres':
      return t('takes.centimetres', { most: type.most });
    case 'yesNo':
      return t('takes.yesNo');
  }
}

/** Writes the failed rows as uploaded, to be corrected and uploaded again, with the problems in front. */
export function writeBadRows(
  { t, language }: ImportWords,
  { kind, headings, rows }: BadRows,
): Promise<Uint8Array> {
  const placeOf = new Map(headings.map(({ column }, place) => [column, place]));
  const said = (row: number, { column, problem }: CellProblem) => {
    const place = placeOf.get(column) ?? -1;
    const heading = headings[place]?.text ?? importHeading(kind, column, language);
    return `${cellName(place, row)} ${heading}: ${t(`problem.${problem}`)}`;
  };
  const cells = rows.map(({ row, cells: text, problems }) => [
    (JSON.parse(problems) as CellProblem[]).map((problem) => said(row, problem)).join('; '),
    ...(JSON.parse(text) as (string | null)[]),
  ]);
  return writeSheet(
    t('sheet.wrongRows'),
    [t('sheet.whatIsWrong'), ...headings.map(({ text }) => escapeFormula(text))],
    cells,
  );
}

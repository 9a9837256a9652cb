import { isLanguage, type Language } from '@onehaul/domain/language';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import type { Names } from './entries.ts';
import { loadTariffFormatter, type TariffFormatter } from './tariff-formatter.ts';
import { cellText, type FileProblem, type Sheet } from './sheet-tables.ts';
import { parseTariffSheets, toTariffSheets } from './tariff-sheets.ts';
import { maxFileBytes, readWorkbook, writeWorkbook } from './workbook.ts';

/** Marker sheet (last): file type, format version and language. */
const mark = { sheet: 'Onehaul', word: 'onehaul-tariff', format: 1 } as const;

export type FileAnswer =
  | { readonly tariff: Tariff }
  | { readonly refused: 'tooLarge' | 'noWorkbook' | 'noTariff' }
  | { readonly problems: FileProblem[] };

export async function exportTariff(
  tariff: Tariff,
  formatter: TariffFormatter,
  names: Names,
  { language, code }: { readonly language: Language; readonly code: string },
): Promise<Uint8Array> {
  const marked: Sheet = { name: mark.sheet, rows: [[mark.word, mark.format, language, code]] };
  return writeWorkbook([...toTariffSheets(tariff, formatter, names), marked]);
}

function languageOf(sheets: readonly Sheet[]): Language | undefined {
  const [row] = sheets.find(({ name }) => name === mark.sheet)?.rows ?? [];
  const [word, format, language] = (row ?? []).map(cellText);
  const isOurs = word === mark.word && format === String(mark.format);
  return isOurs && isLanguage(language) ? language : undefined;
}

/** Imports a tariff in the language of the file. All or nothing: any problem rejects the whole file. */
export async function importTariff(
  file: { readonly size: number; readonly arrayBuffer: () => Promise<ArrayBuffer> },
  names: Names,
): Promise<FileAnswer> {
  if (file.size > maxFileBytes) return { refused: 'tooLarge' };
  const sheets = await readWorkbook(new Uint8Array(await file.arrayBuffer()));
  if (!sheets) return { refused: 'noWorkbook' };
  const language = languageOf(sheets);
  if (!language) return { refused: 'noTariff' };
  return parseTariffSheets(sheets, await loadTariffFormatter(language), names);
}

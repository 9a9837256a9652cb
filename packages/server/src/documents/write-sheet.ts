import type { SheetFormat } from '@onehaul/domain/list-export';
import { byteOrderMark, csvLine, safeCell, type SheetCell } from '@onehaul/domain/sheet-csv';
import { writeXlsxStream } from 'hucre/xlsx';

type SheetRows = AsyncIterable<readonly (readonly SheetCell[])[]>;
type Sheet = {
  readonly format: SheetFormat;
  readonly name: string;
  readonly titles: readonly string[];
  readonly pages: SheetRows;
};

async function* safeRows(pages: SheetRows) {
  for await (const page of pages) for (const row of page) yield row.map(safeCell);
}

/** The bytes of a worksheet as its rows come: memory holds a page of them. */
export async function* writeSheet({ format, name, titles, pages }: Sheet): AsyncGenerator<Buffer, void> {
  if (format === 'csv') {
    yield Buffer.from(byteOrderMark + csvLine(titles));
    for await (const page of pages) yield Buffer.from(page.map(csvLine).join(''));
    return;
  }
  const columns = titles.map((header) => ({ header, width: Math.max(14, [...header].length * 1.6 + 2) }));
  const sheet = { name: name.slice(0, 31), columns, freezePane: { rows: 1 } };
  for await (const bytes of writeXlsxStream(safeRows(pages), sheet)) yield Buffer.from(bytes);
}

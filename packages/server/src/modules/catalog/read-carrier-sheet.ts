import { createHash } from 'node:crypto';
import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { StaffContext } from '../../http/staff-context.ts';
import { parseAmount, parseBillNumber, parseCurrency } from '../../sheets/carrier-cells.ts';
import { readSheet } from '../../sheets/read-sheet.ts';
import type { SheetCell } from '../../sheets/sheet-worker.ts';
import { findSettings } from '../shop/index.ts';
import { carrierExists } from './carrier.repository.ts';

export type CarrierSheet = {
  readonly shopId: number;
  readonly carrierId: number;
  /** Of lines that name none. */
  readonly currencyCode: string;
  readonly file: Uint8Array;
};

type Common = 'billNumber' | 'amount' | 'currency';
type Columns<Column extends string> = {
  columnOf(heading: string): Column | undefined;
  headingOf(language: Language, column: Column): string;
  readonly mostRows: number;
  /** A file of comma-separated values is read too. */
  readonly mayBeText?: true;
};
type Row<Column extends string> = {
  readonly row: number;
  readonly billNumber: string;
  readonly minor: number;
  readonly currencyCode: string;
  cellOf(column: Column): SheetCell;
  unreadable(column: Column): Refusal;
};

/**
 * Reads what a carrier sent: numbers and amounts by the headings carriers use, and further columns by `cellOf`. One
 * row that can't be read refuses the whole sheet; nothing is guessed.
 */
export async function readCarrierSheet<Column extends string>(
  { db, staff, language }: StaffContext,
  { shopId, carrierId, file, currencyCode: usual }: CarrierSheet,
  { columnOf, headingOf, ...limits }: Columns<Column | Common>,
): Promise<{ readonly rows: readonly Row<Column | Common>[]; readonly sha256: Buffer }> {
  // Before the file is looked at, so that a foreign shop has one answer whatever was sent.
  if (!(await db.first(carrierExists, { shopId, carrierId }))) throw new Refusal('record.notFound');
  const { sheetMostBytes } = settingsFrom(await findSettings({ db, shop: { id: shopId } }));
  const [first, ...rows] = await readSheet(file, {
    mostBytes: sheetMostBytes,
    sender: `staff:${staff.tenantId}:${staff.id}`,
    ...limits,
  });
  if (!first || rows.length === 0) throw new Refusal('sheet.noRows');
  const placeOf = new Map<Column | Common, number>();
  first.cells.forEach((cell, place) => {
    const column = typeof cell === 'string' ? columnOf(cell) : undefined;
    if (column && !placeOf.has(column)) placeOf.set(column, place);
  });
  for (const column of ['billNumber', 'amount'] as const) {
    if (!placeOf.has(column))
      throw new Refusal('sheet.columnsMissing', { column: headingOf(language, column) });
  }
  const read = rows.map(({ row, cells }) => {
    const cellOf = (column: Column | Common) => cells[placeOf.get(column) ?? -1] ?? null;
    const unreadable = (column: Column | Common) =>
      new Refusal('sheet.lineUnreadable', { row: String(row), column: headingOf(language, column) });
    const currency = cellOf('currency');
    const currencyCode = currency === null ? usual : parseCurrency(currency);
    if (currencyCode === undefined) throw unreadable('currency');
    const billNumber = parseBillNumber(cellOf('billNumber'));
    if (billNumber === undefined) throw unreadable('billNumber');
    const minor = parseAmount(cellOf('amount'), currencyCode);
    if (minor === undefined) throw unreadable('amount');
    return { row, billNumber, minor, currencyCode, cellOf, unreadable };
  });
  return { rows: read, sha256: createHash('sha256').update(file).digest() };
}

import { createHash } from 'node:crypto';
import { decimalsOf, fromMajor } from '@onehaul/domain/money';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import { statementColumnOf, statementHeading } from '@onehaul/i18n/statement-columns';
import type { Prepared } from '../../http/bind.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import { readSheet } from '../../sheets/read-sheet.ts';
import type { SheetCell } from '../../sheets/sheet-worker.ts';
import { findSettings } from '../shop/index.ts';
import { carrierExists } from './statement.repository.ts';

const maxLines = 2000;

type StatementUpload = {
  readonly shopId: number;
  readonly carrierId: number;
  readonly number: string;
  readonly currencyCode: string;
};
type ParsedLine = {
  readonly row: number;
  readonly billNumber: string;
  readonly minor: number;
  readonly currencyCode: string;
};
export type ParsedStatement = StatementUpload & {
  readonly sha256: Buffer;
  readonly lines: readonly ParsedLine[];
};

/** Parses a carrier's sheet before the transaction begins; one ambiguous row refuses the whole sheet. */
export async function parseStatement(
  { db, staff, language }: StaffContext,
  { file, ...sent }: StatementUpload & { readonly file: Uint8Array },
): Promise<Prepared<ParsedStatement>> {
  const { shopId, carrierId } = sent;
  if (!(await db.first(carrierExists, { shopId, carrierId }))) throw new Refusal('record.notFound');
  const { sheetMostBytes } = settingsFrom(await findSettings({ db, shop: { id: shopId } }));
  const [first, ...rows] = await readSheet(file, {
    mostBytes: sheetMostBytes,
    mostRows: maxLines,
    sender: `staff:${staff.tenantId}:${staff.id}`,
  });
  if (!first || rows.length === 0) throw new Refusal('sheet.noRows');
  const placeOf = new Map<string, number>();
  first.cells.forEach((cell, place) => {
    const column = typeof cell === 'string' ? statementColumnOf(cell) : undefined;
    if (column && !placeOf.has(column)) placeOf.set(column, place);
  });
  for (const column of ['billNumber', 'amount'] as const) {
    if (!placeOf.has(column))
      throw new Refusal('sheet.columnsMissing', { column: statementHeading(language, column) });
  }
  const lines = rows.map(({ row, cells }) => {
    const cellOf = (column: string) => cells[placeOf.get(column) ?? -1] ?? null;
    const currencyCode = parseCurrency(cellOf('currency')) ?? sent.currencyCode;
    const billNumber = parseBillNumber(cellOf('billNumber'));
    const minor = parseAmount(cellOf('amount'), currencyCode);
    if (billNumber === undefined || minor === undefined) {
      const column = statementHeading(language, billNumber === undefined ? 'billNumber' : 'amount');
      throw new Refusal('cod.lineUnreadable', { row: String(row), column });
    }
    return { row, billNumber, minor, currencyCode };
  });
  const sha256 = createHash('sha256').update(file).digest();
  return { ready: { ...sent, sha256, lines }, discard: async () => undefined };
}

/** Normalizes a carrier bill number the way the console stores it. */
function parseBillNumber(cell: SheetCell): string | undefined {
  const number = String(cell ?? '')
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .toUpperCase();
  return number.length > 0 && number.length <= 60 ? number : undefined;
}

function parseCurrency(cell: SheetCell): string | undefined {
  const code = String(cell ?? '')
    .trim()
    .toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
}

const plainNumber = /^-?\d+(\.\d+)?$/;
const withCommas = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const withDots = /^-?\d{1,3}(\.\d{3})+$/;

/** Parses a carrier's amount into minor units. A dot separates thousands only in zero-decimal currencies. */
export function parseAmount(cell: SheetCell, currencyCode: string): number | undefined {
  if (cell === null) return undefined;
  const text = String(cell)
    .normalize('NFKC')
    .replaceAll(/[\s\p{Sc}]|NT/giu, '');
  const isWhole = decimalsOf(currencyCode) === 0;
  const digits =
    isWhole && withDots.test(text) && typeof cell === 'string'
      ? text.replaceAll('.', '')
      : withCommas.test(text)
        ? text.replaceAll(',', '')
        : text;
  if (!plainNumber.test(digits)) return undefined;
  try {
    return fromMajor(Number(digits), currencyCode).minor;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

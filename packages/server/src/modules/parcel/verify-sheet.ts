import type { ForecastRow, SheetRow } from '@onehaul/contract/parcel';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { maxForecasts } from '@onehaul/domain/parcel/forecast';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import { type ForecastColumn, forecastColumnOf, forecastHeading } from '@onehaul/i18n/forecast-columns';
import type { Prepared } from '../../http/bind.ts';
import type { MemberContext } from '../../http/context.ts';
import { readSheet } from '../../sheets/read-sheet.ts';
import type { SheetCell, SheetRow as ReadRow } from '../../sheets/sheet-worker.ts';
import { findSettings } from '../shop/index.ts';
import { goodsTypesOf, findRelatedParcels } from './forecast.repository.ts';
import { parseForecastCells } from './parse-forecast-cells.ts';

type Problem = SheetRow['problems'][number];
type Headings = ReadonlyMap<ForecastColumn, number>;
type ParsedSheet = { readonly headings: Headings; readonly rows: readonly ReadRow[] };

/** Parses the sheet before the transaction: untrusted files must not occupy a database connection. */
export async function parseForecastSheet(
  context: MemberContext,
  { file }: { readonly file: Uint8Array },
): Promise<Prepared<ParsedSheet>> {
  const { sheetMostBytes } = settingsFrom(await findSettings(context));
  const { shop, member } = context;
  const [first, ...rows] = await readSheet(file, {
    mostBytes: sheetMostBytes,
    mostRows: maxForecasts,
    sender: `${shop.tenantId}:${shop.id}:${member.ownerId}`,
  });
  if (!first) throw new Refusal('sheet.noRows');
  const headings = headingsOf(first.cells);
  if (!headings.has('courierNumber')) {
    const column = forecastHeading(context.language, 'courierNumber');
    throw new Refusal('sheet.columnsMissing', { column });
  }
  if (rows.length === 0) throw new Refusal('sheet.noRows');
  return { ready: { headings, rows }, discard: async () => undefined };
}

/** Maps each column to its position; of duplicate headings the first counts. */
function headingsOf(cells: readonly SheetCell[]): Headings {
  const headings = new Map<ForecastColumn, number>();
  cells.forEach((cell, place) => {
    const column = typeof cell === 'string' ? forecastColumnOf(cell) : undefined;
    if (column && !headings.has(column)) headings.set(column, place);
  });
  return headings;
}

/** Returns each row's content and the problems per cell. Stores nothing. */
export async function verifySheet(
  context: MemberContext,
  { headings, rows }: ParsedSheet,
): Promise<{ rows: SheetRow[]; wrong: number }> {
  const { db, shop, member } = context;
  const [types, settings] = await Promise.all([
    db.all(goodsTypesOf, { shopId: shop.id }),
    findSettings(context),
  ]);
  const needsGoods = settingsFrom(settings).forecastNeedsGoods === 1;
  const typeIds = new Map(
    types.flatMap(({ id, names }) => Object.values(names).map((name) => [nameKey(name), id] as const)),
  );
  const read = rows.map(({ row, cells }) => {
    const cellOf = (column: ForecastColumn) => cells[headings.get(column) ?? -1] ?? null;
    return { row, ...parseForecastCells(cellOf, (name) => typeIds.get(nameKey(name)), needsGoods) };
  });
  const numbers = read.flatMap(({ forecast }) => parseCourierNumber(forecast.courierNumber) ?? []);
  const known = await db.all(findRelatedParcels, {
    shopId: shop.id,
    memberId: member.ownerId,
    numbers: [...new Set(numbers)],
  });
  const own = known.filter(({ memberId }) => memberId === member.ownerId);
  const stateOf = new Map(own.map(({ courierNumber, state }) => [courierNumber, state]));

  const seen = new Set<string>();
  const verified = read.map(({ row, cells, forecast, problems }) => {
    const number = parseCourierNumber(forecast.courierNumber);
    const found = [...problems];
    if (number !== undefined) {
      const state = stateOf.get(number);
      if (seen.has(number)) found.push({ column: 'courierNumber', problem: 'numberTwice' });
      else if (state === 'forecast') found.push({ column: 'courierNumber', problem: 'alreadyExpected' });
      else if (state !== undefined) found.push({ column: 'courierNumber', problem: 'alreadyArrived' });
      seen.add(number);
    }
    const named = found.map(({ column, problem }): Problem => ({
      cell: addressOf(headings, column, row),
      column,
      problem,
    }));
    return { row, cells, problems: named, forecast: forecastOf(forecast, named) };
  });
  return { rows: verified, wrong: verified.filter(({ problems }) => problems.length > 0).length };
}

const nameKey = (name: string) => name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
const forecastOf = (forecast: ForecastRow, problems: readonly Problem[]) =>
  problems.length > 0 ? null : forecast;

/** Spreadsheet address such as `C7`; without a letter when the column is missing. */
function addressOf(headings: Headings, column: ForecastColumn, row: number): string {
  const place = headings.get(column);
  if (place === undefined) return String(row);
  const letter = (of: number): string =>
    (of >= 26 ? letter(Math.floor(of / 26) - 1) : '') + String.fromCharCode(65 + (of % 26));
  return `${letter(place)}${row}`;
}

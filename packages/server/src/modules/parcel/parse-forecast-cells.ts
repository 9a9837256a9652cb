import type { ForecastRow, SheetRow } from '@onehaul/contract/parcel';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { forecastDefaults } from '@onehaul/domain/parcel/forecast';
import { type ForecastColumn, forecastColumns } from '@onehaul/i18n/forecast-columns';
import type { SheetCell } from '../../sheets/sheet-worker.ts';

type CellProblem = {
  readonly column: ForecastColumn;
  readonly problem: SheetRow['problems'][number]['problem'];
};

/** From here on spreadsheets (15 digits) may have rounded a number typed without an apostrophe. */
const firstRounded = 1e15;
const maxQuantity = 100_000;
const maxCents = 100_000_000;
const maxLengths = { goodsName: 200, remark: 500 } as const;

const textOf = (cell: SheetCell) => (typeof cell === 'number' ? plainNumber(cell) : (cell ?? ''));
/** Avoids exponent notation such as `7.88E+14`: the cell must read as it was typed. */
const plainNumber = (value: number) =>
  value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 6 });

/** Parses one sheet row into a forecast and its problems. Cells are text: `=` formulas are not evaluated. */
export function parseForecastCells(
  cellOf: (column: ForecastColumn) => SheetCell,
  typeIdOf: (name: string) => number | undefined,
  needsGoods = false,
): { cells: Record<string, string>; forecast: ForecastRow; problems: CellProblem[] } {
  const problems: CellProblem[] = [];
  const cells = Object.fromEntries(
    forecastColumns.map((column) => [column, textOf(cellOf(column))]),
  ) as Record<ForecastColumn, string>;
  const report = (column: ForecastColumn, problem: CellProblem['problem']) =>
    void problems.push({ column, problem });

  if (cells.courierNumber === '') report('courierNumber', 'missing');
  else if (!isNumberWhole(cellOf('courierNumber'))) report('courierNumber', 'numberInvalid');
  const goodsTypeId = cells.goodsType === '' ? undefined : typeIdOf(cells.goodsType);
  if (cells.goodsType !== '' && goodsTypeId === undefined) report('goodsType', 'goodsTypeUnknown');
  const quantity = cells.quantity === '' ? forecastDefaults.quantity : parseQuantity(cells.quantity);
  if (quantity === undefined) report('quantity', 'notWhole');
  // An empty cell means an unspecified price (A34).
  const unitPriceCents = cells.unitPrice === '' ? 0 : parseCents(cells.unitPrice);
  if (unitPriceCents === undefined) report('unitPrice', 'notAmount');
  if (needsGoods && cells.goodsName === '') report('goodsName', 'missing');
  if (needsGoods && unitPriceCents === 0) report('unitPrice', 'missing');
  for (const column of ['goodsName', 'remark'] as const) {
    if (cells[column].length > maxLengths[column]) report(column, 'tooLong');
  }
  const forecast = {
    courierNumber: parseCourierNumber(cells.courierNumber) ?? cells.courierNumber,
    goodsName: cells.goodsName,
    ...(goodsTypeId !== undefined && { goodsTypeId }),
    quantity: quantity ?? forecastDefaults.quantity,
    unitPriceCents: unitPriceCents ?? 0,
    remark: cells.remark,
  };
  return { cells, forecast, problems };
}

/** True for a courier number that no spreadsheet rounding has truncated. */
function isNumberWhole(cell: SheetCell): boolean {
  const isRounded = typeof cell === 'number' && !(cell >= 0 && cell < firstRounded);
  return !isRounded && parseCourierNumber(textOf(cell)) !== undefined;
}

function parseQuantity(text: string): number | undefined {
  const value = /^[0-9]{1,6}$/.test(text.normalize('NFKC')) ? Number(text.normalize('NFKC')) : 0;
  return value >= 1 && value <= maxQuantity ? value : undefined;
}

/** Yuan with at most two decimals, as people write them: `¥1,200.50`, `12.5元`. */
function parseCents(text: string): number | undefined {
  const bare = text.normalize('NFKC').replaceAll(/[\s¥元]|CNY|RMB/gi, '');
  const match = /^([0-9]{1,3}(?:,[0-9]{3})*|[0-9]{1,8})(?:\.([0-9]{1,2}))?$/.exec(bare);
  if (!match) return undefined;
  const cents = Number(match[1]!.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= maxCents ? cents : undefined;
}

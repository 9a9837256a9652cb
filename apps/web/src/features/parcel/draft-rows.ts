import type { ForecastRow } from '@onehaul/contract/parcel';
import { fromMajor } from '@onehaul/domain/money';
import { parseCourierNumber, splitPasted } from '@onehaul/domain/parcel/courier-number';
import { maxForecasts, forecastDefaults } from '@onehaul/domain/parcel/forecast';
import type { MessageKey } from '@onehaul/i18n/namespace';

/** A row as typed: text until it is sent. */
export type DraftRow = {
  readonly id: string;
  readonly courierNumber: string;
  readonly goodsName: string;
  /** Empty for the shop's first goods type (§3). */
  readonly goodsTypeId: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly remark: string;
};

const fields = [
  'id',
  'courierNumber',
  'goodsName',
  'goodsTypeId',
  'quantity',
  'unitPrice',
  'remark',
] as const satisfies readonly (keyof DraftRow)[];

const isRow = (value: unknown): value is DraftRow =>
  typeof value === 'object' &&
  value !== null &&
  fields.every((field) => typeof (value as Record<string, unknown>)[field] === 'string');

export const isDraft = (value: unknown): value is DraftRow[] =>
  Array.isArray(value) && value.length > 0 && value.length <= maxForecasts && value.every(isRow);

/** Quantity 1 and no price yet (A34), with the goods of the previous row. */
export function blankRow(id: string, like?: DraftRow): DraftRow {
  return {
    id,
    courierNumber: '',
    goodsName: like?.goodsName ?? '',
    goodsTypeId: like?.goodsTypeId ?? '',
    quantity: String(forecastDefaults.quantity),
    unitPrice: '',
    remark: '',
  };
}

/** Normalized number for comparison. */
const numberOf = ({ courierNumber }: DraftRow) => parseCourierNumber(courierNumber) ?? courierNumber.trim();

export type Added = {
  readonly rows: DraftRow[];
  readonly added: number;
  /** Numbers already in the list. */
  readonly twice: string[];
  /** Numbers above the row limit. */
  readonly left: string[];
};

/** Inserts numbers, one row each: into rows without one, from `at` on, then appended. Skips duplicates. */
export function addNumbers(
  rows: readonly DraftRow[],
  text: string,
  newId: () => string,
  at = 0,
  most = maxForecasts,
): Added {
  const next = [...rows];
  const known = new Set(rows.map(numberOf).filter((number) => number !== ''));
  const twice: string[] = [];
  const left: string[] = [];
  let added = 0;
  for (const typed of splitPasted(text)) {
    const number = parseCourierNumber(typed) ?? typed;
    const place = next.findIndex((row, index) => index >= at && row.courierNumber.trim() === '');
    if (known.has(number)) twice.push(number);
    else if (place < 0 && next.length >= most) left.push(number);
    else {
      if (place < 0) next.push({ ...blankRow(newId(), next.at(-1)), courierNumber: number });
      else next[place] = { ...next[place]!, courierNumber: number };
      known.add(number);
      added += 1;
    }
  }
  return { rows: next, added, twice, left };
}

type RowField = 'courierNumber' | 'goodsName' | 'quantity' | 'unitPrice';
export type RowProblems = Partial<Record<RowField, MessageKey<'parcel'>>>;

const wholeNumber = /^[1-9]\d{0,4}$/;
const amount = /^\d{1,6}(\.\d{1,2})?$/;

/** Errors by row id. A row without a number is empty and valid, unless it is the only one. */
export function problemsOf(rows: readonly DraftRow[], needsGoods = false): Map<string, RowProblems> {
  const seen = new Set<string>();
  const filled = rows.filter(({ courierNumber }) => courierNumber.trim() !== '');
  const checked = filled.length > 0 ? filled : rows.slice(0, 1);
  return new Map(
    checked.flatMap((row) => {
      const number = numberOf(row);
      const isTwice = seen.has(number);
      seen.add(number);
      const problems: RowProblems = {
        ...numberRefusal(row, isTwice),
        ...(!wholeNumber.test(row.quantity.trim()) && { quantity: 'row.quantityWrong' }),
        ...(needsGoods && row.goodsName.trim() === '' && { goodsName: 'row.nameMissing' }),
        ...priceRefusal(row.unitPrice.trim(), needsGoods),
      };
      return Object.keys(problems).length > 0 ? [[row.id, problems]] : [];
    }),
  );
}

function numberRefusal({ courierNumber }: DraftRow, isTwice: boolean): RowProblems {
  if (courierNumber.trim() === '') return { courierNumber: 'row.numberMissing' };
  if (parseCourierNumber(courierNumber) === undefined) return { courierNumber: 'row.numberWrong' };
  return isTwice ? { courierNumber: 'row.numberTwice' } : {};
}

/** A price is optional unless the shop requires it. */
function priceRefusal(typed: string, needsGoods: boolean): RowProblems {
  if (typed === '') return needsGoods ? { unitPrice: 'row.priceMissing' } : {};
  if (!amount.test(typed)) return { unitPrice: 'row.priceWrong' };
  return needsGoods && Number(typed) === 0 ? { unitPrice: 'row.priceMissing' } : {};
}

/** Quantity times price; undefined unless both parse. */
export function totalCents({ quantity, unitPrice }: Pick<DraftRow, 'quantity' | 'unitPrice'>) {
  if (!wholeNumber.test(quantity.trim()) || !amount.test(unitPrice.trim())) return undefined;
  return Number(quantity) * fromMajor(Number(unitPrice), 'CNY').minor;
}

/** Request payload of valid rows. */
export function forecastsOf(rows: readonly DraftRow[]): ForecastRow[] {
  return rows
    .filter(({ courierNumber }) => courierNumber.trim() !== '')
    .map((row) => ({
      courierNumber: row.courierNumber.trim(),
      goodsName: row.goodsName.trim(),
      ...(row.goodsTypeId && { goodsTypeId: Number(row.goodsTypeId) }),
      quantity: Number(row.quantity),
      // An empty price becomes 0, meaning unknown: it is required before an order is placed.
      unitPriceCents: fromMajor(Number(row.unitPrice), 'CNY').minor,
      totalPriceCents: totalCents(row) ?? 0,
      remark: row.remark.trim(),
    }));
}

import { normalizeAddressPhone } from '@onehaul/domain/address/validate';
import { fromHundredths } from '@onehaul/domain/cod/local-amount';
import type { Money } from '@onehaul/domain/money';
import type { Column, ImportedRow, RowProblem } from '../import/index.ts';

/** Sheet of orders: one row per kind of goods; rows with the same order number form one order. */
export const codOrderColumns = [
  { name: 'clientNumber', type: { is: 'text', longest: 60 }, isRequired: true },
  { name: 'receiverName', type: { is: 'text', longest: 100 }, isRequired: true },
  { name: 'phone', type: { is: 'text', longest: 30 }, isRequired: true },
  { name: 'province', type: { is: 'text', longest: 60 }, isRequired: true },
  { name: 'city', type: { is: 'text', longest: 60 }, isRequired: false },
  { name: 'area', type: { is: 'text', longest: 60 }, isRequired: false },
  { name: 'address', type: { is: 'text', longest: 200 }, isRequired: true },
  { name: 'postcode', type: { is: 'text', longest: 12 }, isRequired: false },
  { name: 'skuCode', type: { is: 'text', longest: 60 }, isRequired: true },
  { name: 'quantity', type: { is: 'whole', least: 1, most: 1000 }, isRequired: true },
  { name: 'collectionAmount', type: { is: 'amount', mostMinor: 1_000_000_000_000 }, isRequired: false },
  { name: 'goodsName', type: { is: 'text', longest: 200 }, isRequired: false },
  { name: 'remark', type: { is: 'text', longest: 300 }, isRequired: false },
] as const satisfies readonly Column[];
type ColumnName = (typeof codOrderColumns)[number]['name'];

/** One kind of goods of an order, and its row in the sheet. */
type SheetItem = { readonly row: number; readonly skuCode: string; readonly quantity: number };

/** The rows that share one number, as one order. */
export type SheetOrder = {
  /** The first of its rows, which holds the order-level cells. */
  readonly row: number;
  readonly rows: readonly number[];
  readonly clientNumber: string;
  readonly receiverName: string;
  readonly phone: string;
  readonly region: string;
  readonly address: string;
  readonly postcode: string;
  readonly items: readonly SheetItem[];
  readonly collection: Money | undefined;
  readonly goodsName: string;
  readonly remark: string;
};

/** Order-level columns: all rows of an order that fill them must agree. */
const orderLevelColumns: readonly ColumnName[] = [
  'receiverName',
  'phone',
  'province',
  'city',
  'area',
  'address',
  'postcode',
  'collectionAmount',
];

const textOf = ({ values }: ImportedRow, column: ColumnName) => String(values[column] ?? '');

/** Groups rows by order number and reports rows that contradict each other. */
export function parseSheetOrders(
  rows: readonly ImportedRow[],
  { countryCode, currencyCode }: { readonly countryCode: string; readonly currencyCode: string },
): { orders: SheetOrder[]; problems: RowProblem[] } {
  const byNumber = Map.groupBy(rows, (row) => textOf(row, 'clientNumber'));
  const problems: RowProblem[] = [];
  const orders = [...byNumber].map(([clientNumber, group]) => {
    const [first, ...others] = group as [ImportedRow, ...ImportedRow[]];
    const hundredths = first.values.collectionAmount as number | null;
    const collection = hundredths ? fromHundredths(hundredths, currencyCode) : undefined;
    if (!collection) {
      const problem = hundredths === null ? 'missing' : 'notAmount';
      problems.push({ row: first.row, column: 'collectionAmount', problem });
    }
    for (const other of others) problems.push(...rowContradictions(first, other));
    const items = group.map((row) => ({
      row: row.row,
      skuCode: textOf(row, 'skuCode'),
      quantity: row.values.quantity as number,
    }));
    const codes = new Set<string>();
    for (const { row, skuCode } of items) {
      if (codes.has(skuCode)) problems.push({ row, column: 'skuCode', problem: 'twice' });
      codes.add(skuCode);
    }
    const region = (['province', 'city', 'area'] as const).map((column) => textOf(first, column));
    return {
      row: first.row,
      rows: group.map(({ row }) => row),
      clientNumber,
      receiverName: textOf(first, 'receiverName'),
      phone: normalizeAddressPhone(countryCode, textOf(first, 'phone')),
      region: region.filter(Boolean).join(' '),
      address: textOf(first, 'address'),
      postcode: textOf(first, 'postcode'),
      items,
      collection,
      goodsName: textOf(first, 'goodsName'),
      remark: textOf(first, 'remark'),
    };
  });
  return { orders, problems };
}

/** Later rows may leave order-level cells empty but may not contradict the first row. */
function rowContradictions(first: ImportedRow, other: ImportedRow): RowProblem[] {
  return orderLevelColumns
    .filter((column) => other.values[column] !== null && other.values[column] !== first.values[column])
    .map((column) => ({ row: other.row, column, problem: 'invalid' as const }));
}

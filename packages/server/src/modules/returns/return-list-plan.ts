import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import type {
  ImportChoices,
  ImportedRow,
  ImportPlan,
  ImportCheckContext,
  RowProblem,
} from '../import/index.ts';
import {
  type AnnouncedReturn,
  announceReturns,
  assertWarehouse,
  findOrigins,
  type Wish,
} from './announce-returns.ts';

/** Maximum number of items per return. */
const maxItems = 50;

type Row = {
  readonly row: number;
  readonly orderNumber: string;
  readonly courierNumber: string;
  readonly goods: string;
  readonly quantity: number;
  readonly reason: string;
};

const readRow = ({ row, values }: ImportedRow): Row => ({
  row,
  orderNumber: values['orderNumber'] as string,
  courierNumber: (values['courierNumber'] as string | null) ?? '',
  goods: values['goods'] as string,
  quantity: values['quantity'] as number,
  reason: (values['reason'] as string | null) ?? '',
});

const choicesFrom = (choices: ImportChoices) => ({
  warehouseId: Number(choices['warehouseId'] ?? 0),
  wish: (choices['wish'] === 'restock' ? 'restock' : 'ask') as Wish,
});

function byOrder(rows: readonly ImportedRow[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows.map(readRow))
    groups.set(row.orderNumber, [...(groups.get(row.orderNumber) ?? []), row]);
  return [...groups.values()];
}

/** A parcel has one courier number: the first one in its rows. */
const courierOf = (rows: readonly Row[]) =>
  rows.map(({ courierNumber }) => parseCourierNumber(courierNumber)).find((number) => number !== undefined) ??
  '';

function problemsWithin(rows: readonly Row[]): RowProblem[] {
  const courier = courierOf(rows);
  return rows.flatMap(({ row, courierNumber }, place): RowProblem[] => {
    if (courierNumber !== '' && parseCourierNumber(courierNumber) !== courier)
      return [{ row, column: 'courierNumber', problem: 'invalid' }];
    return place < maxItems ? [] : [{ row, column: 'goods', problem: 'notAllowed' }];
  });
}

const memberKeyOf = ({ shop, member }: ImportCheckContext) => ({ shopId: shop.id, memberId: member.ownerId });

/** Import of a return list: rows with the same order number are one parcel. */
export const returnListPlan: ImportPlan = {
  kind: 'returnList',
  columns: [
    { name: 'orderNumber', type: { is: 'text', longest: 60 }, isRequired: true },
    { name: 'courierNumber', type: { is: 'text', longest: 40 }, isRequired: false },
    { name: 'goods', type: { is: 'text', longest: 200 }, isRequired: true },
    { name: 'quantity', type: { is: 'whole', least: 1, most: 10_000 }, isRequired: true },
    { name: 'reason', type: { is: 'text', longest: 200 }, isRequired: false },
  ],
  together: 'orderNumber',
  assertChoices: ({ db, shop }, choices) => assertWarehouse(db, shop.id, choicesFrom(choices).warehouseId),
  async judge(context, rows) {
    const groups = byOrder(rows);
    const numbers = groups.map((group) => group[0]!.orderNumber);
    const origins = await findOrigins(context.db, memberKeyOf(context), numbers);
    const seen = new Set<number>();
    return groups.flatMap((group) => {
      const [{ row, orderNumber }] = group as [Row, ...Row[]];
      const order = origins.orderOf(orderNumber);
      // The same order listed under another of its numbers.
      const problem = order && seen.has(order.id) ? ('twice' as const) : origins.whyNot(orderNumber);
      if (order) seen.add(order.id);
      return [...(problem ? [{ row, column: 'orderNumber', problem }] : []), ...problemsWithin(group)];
    });
  },
  async commit(context, rows, file) {
    const announced = byOrder(rows).map((group): AnnouncedReturn => ({
      ...choicesFrom(file.choices),
      orderNumber: group[0]!.orderNumber,
      courierNumber: courierOf(group),
      reason: group.find(({ reason }) => reason !== '')?.reason ?? '',
      items: group,
    }));
    const account = { accountId: context.member.id, importId: file.id };
    await announceReturns(context.db, memberKeyOf(context), announced, account);
    return { taken: rows.length };
  },
};

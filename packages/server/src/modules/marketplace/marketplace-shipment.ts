import { maxLinkedParcels } from '@onehaul/contract/marketplace';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { readerParameters } from '../../db/page.ts';
import type { Keys } from '../../keys.ts';
import type { ImportedRow, ImportPlan, ImportCheckContext, RowProblem } from '../import/index.ts';
import { linkOrders } from './link-orders.ts';
import { marketplaceLines } from './marketplace-line.repository.ts';
import { ordersByNumbers, takenNumbers } from './marketplace-shipment.repository.ts';

const columns = [
  { name: 'orderNumber', type: { is: 'text', longest: 60 }, isRequired: true },
  { name: 'courierNumbers', type: { is: 'text', longest: 600 }, isRequired: true },
  { name: 'lineCode', type: { is: 'text', longest: 40 }, isRequired: true },
  { name: 'remark', type: { is: 'text', longest: 200 }, isRequired: false },
] as const;

const textIn = ({ values }: ImportedRow, column: (typeof columns)[number]['name']) =>
  String(values[column] ?? '');

/** One cell may hold several courier numbers with any common separator. */
const numbersIn = (row: ImportedRow) =>
  textIn(row, 'courierNumbers')
    .split(/[\s,;，；、/|]+/u)
    .filter(Boolean);

async function loadLookups(context: ImportCheckContext, rows: readonly ImportedRow[]) {
  const { db, shop, member } = context;
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const read = rows.flatMap(numbersIn).map(parseCourierNumber);
  const [orders, lines, taken] = await Promise.all([
    db.all(ordersByNumbers, { ...whose, numbers: rows.map((row) => textIn(row, 'orderNumber')) }),
    db.all(marketplaceLines, readerParameters(context)),
    db.all(takenNumbers, { ...whose, numbers: read.filter((number) => number !== undefined) }),
  ]);
  return {
    orderOf: new Map(orders.map((order) => [order.externalNumber, order])),
    lineOf: new Map(lines.map(({ id, code }) => [code.toUpperCase(), id])),
    taken: new Set(taken.map(({ courierNumber }) => courierNumber)),
  };
}

/** Import plan for a sheet of marketplace order numbers, their courier numbers and the line. */
export function createMarketplaceShipmentPlan({ keys }: { readonly keys: Keys }): ImportPlan {
  return {
    kind: 'marketplaceShipment',
    columns,
    uniqueColumns: ['orderNumber'],

    async judge(context, rows) {
      const { orderOf, lineOf, taken } = await loadLookups(context, rows);
      const named = new Map<string, number>();
      return rows.flatMap((row): RowProblem[] => {
        const problems: RowProblem[] = [];
        const say = (column: string, problem: RowProblem['problem']) =>
          problems.push({ row: row.row, column, problem });
        const order = orderOf.get(textIn(row, 'orderNumber'));
        if (!order) say('orderNumber', 'unknown');
        else if (order.state !== 'synced' || order.standing === 'cancelled')
          say('orderNumber', order.state === 'synced' ? 'notAllowed' : 'alreadyKnown');
        if (!lineOf.has(textIn(row, 'lineCode').toUpperCase())) say('lineCode', 'unknown');
        const numbers = numbersIn(row).map(parseCourierNumber);
        const whyNot = numbersProblem(numbers, (number) => taken.has(number) || named.has(number));
        if (whyNot) say('courierNumbers', whyNot);
        for (const number of numbers) if (number) named.set(number, row.row);
        return problems;
      });
    },

    async commit(context, rows) {
      const { orderOf, lineOf } = await loadLookups(context, rows);
      const links = rows.map((row) => ({
        id: orderOf.get(textIn(row, 'orderNumber'))!.id,
        courierNumbers: numbersIn(row),
        lineId: lineOf.get(textIn(row, 'lineCode').toUpperCase())!,
        remark: textIn(row, 'remark'),
      }));
      const orderIds = await linkOrders(keys, context, links);
      return {
        taken: rows.length,
        orderIds: new Map(rows.map(({ row }, place) => [row, orderIds[place]!])),
      };
    },
  };
}

function numbersProblem(
  numbers: readonly (string | undefined)[],
  isTaken: (number: string) => boolean,
): RowProblem['problem'] | undefined {
  if (numbers.length === 0 || numbers.length > maxLinkedParcels) return 'invalid';
  if (numbers.includes(undefined)) return 'invalid';
  return numbers.some((number) => isTaken(number!)) ? 'twice' : undefined;
}

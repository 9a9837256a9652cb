import type { NewPeerOrder } from '@onehaul/contract/peer';
import { maxAnnouncedBoxes } from '@onehaul/domain/dedicated/packages';
import { peerOrderRefusal } from '@onehaul/domain/peer/credit';
import { Refusal } from '@onehaul/domain/refusal';
import { refusalCodes } from '@onehaul/domain/refusal-codes';
import type { Services } from '../../services.ts';
import { findUnsendable } from '../customs/index.ts';
import type { Column, ImportedRow, ImportPlan, ImportCheckContext, RowProblem } from '../import/index.ts';
import { preparePricer, type Pricer } from '../seller-order/index.ts';
import { normalizeLineCode, findGranted, getStanding } from './find-account.ts';
import { usedClientNumbers } from './peer.repository.ts';
import { createPeerTools, type PeerTools, placePeerOrders } from './place-peer-orders.ts';

const textColumn = (name: string, longest: number, isRequired = true): Column => ({
  name,
  type: { is: 'text', longest },
  isRequired,
});
const measureColumn = (name: string, is: 'kilograms' | 'centimetres', most: number): Column => ({
  name,
  type: { is, most },
  isRequired: true,
});

/** A row is a box; rows with the same number are the boxes of one order. */
const columns: readonly Column[] = [
  textColumn('clientNumber', 60),
  textColumn('lineCode', 40),
  textColumn('mark', 60, false),
  textColumn('receiverName', 100),
  textColumn('receiverPhone', 30),
  textColumn('receiverPostcode', 20, false),
  textColumn('receiverRegion', 200, false),
  textColumn('receiverDetail', 300),
  textColumn('nameChinese', 100),
  textColumn('nameEnglish', 100, false),
  { name: 'quantity', type: { is: 'whole', least: 1, most: 100_000 }, isRequired: true },
  { name: 'unitValue', type: { is: 'amount', mostMinor: 100_000_000 }, isRequired: true },
  textColumn('hsCode', 10, false),
  measureColumn('weight', 'kilograms', 2000),
  measureColumn('length', 'centimetres', 1000),
  measureColumn('width', 'centimetres', 1000),
  measureColumn('height', 'centimetres', 1000),
  { name: 'isTaxHandled', type: { is: 'yesNo' }, isRequired: false },
  textColumn('remark', 500, false),
];

/** Fields of the order itself, which must be equal on all of its rows. */
const orderColumns = ['lineCode', 'receiverName', 'receiverPhone', 'receiverDetail'] as const;

const textOf = ({ values }: ImportedRow, name: string) => String(values[name] ?? '');
const boxOf = ({ values }: ImportedRow) => ({
  mark: String(values.mark ?? ''),
  grams: values.weight as number,
  lengthMillimetres: values.length as number,
  widthMillimetres: values.width as number,
  heightMillimetres: values.height as number,
});
const goodsOf = (row: ImportedRow) => ({
  nameChinese: textOf(row, 'nameChinese'),
  nameEnglish: textOf(row, 'nameEnglish'),
  quantity: row.values.quantity as number,
  unitPriceCents: row.values.unitValue as number,
  hsCode: textOf(row, 'hsCode'),
  origin: 'CN',
  material: '',
});

/** Groups rows into orders, in the order of their first rows. */
function ordersOf(rows: readonly ImportedRow[]): { order: NewPeerOrder; rows: readonly ImportedRow[] }[] {
  return [...Map.groupBy(rows, (row) => textOf(row, 'clientNumber'))].map(([clientNumber, own]) => {
    const first = own[0]!;
    const order = {
      clientNumber,
      lineCode: textOf(first, 'lineCode'),
      receiverName: textOf(first, 'receiverName'),
      receiverPhone: textOf(first, 'receiverPhone'),
      receiverPostcode: textOf(first, 'receiverPostcode'),
      receiverRegion: textOf(first, 'receiverRegion'),
      receiverDetail: textOf(first, 'receiverDetail'),
      isTaxHandled: first.values.isTaxHandled === true,
      remark: textOf(first, 'remark'),
      boxes: own.map(boxOf),
      declaration: own.map(goodsOf),
    };
    return { order, rows: own };
  });
}

export function createPeerOrderPlan(services: Pick<Services, 'keys'>): ImportPlan {
  const tools = createPeerTools(services);
  return {
    kind: 'peerOrder',
    columns,
    together: 'clientNumber',
    assertChoices: async (context) => {
      const refusal = peerOrderRefusal(await getStanding(context, context.member.ownerId));
      if (refusal) throw new Refusal(refusal);
    },
    judge: (context, rows) => validateRows(tools, context, rows),
    async commit(context, rows) {
      const orders = ordersOf(rows);
      const placed = await placePeerOrders(
        tools,
        context,
        orders.map(({ order }) => order),
      );
      const orderIds = new Map(
        orders.flatMap(({ rows: own }, place) => own.map(({ row }) => [row, placed[place]!.id] as const)),
      );
      return { taken: placed.length, orderIds };
    },
  };
}

async function validateRows(
  tools: PeerTools,
  context: ImportCheckContext,
  rows: readonly ImportedRow[],
): Promise<RowProblem[]> {
  const memberId = context.member.ownerId;
  const orders = ordersOf(rows);
  const numbers = orders.map(({ order }) => order.clientNumber);
  const [known, granted] = await Promise.all([
    context.db.all(usedClientNumbers, { shopId: context.shop.id, memberId, numbers }),
    findGranted(context, memberId),
  ]);
  const used = new Set(known.map(({ clientNumber }) => clientNumber));
  const problems: RowProblem[] = rows.flatMap((row) => rowProblems(row, used));
  for (const { rows: own } of orders) problems.push(...orderProblems(own));

  const byLine = Map.groupBy(orders, ({ order }) => normalizeLineCode(order.lineCode));
  for (const [code, some] of byLine) {
    const line = granted.get(code);
    const pricer = line && (await tryPreparePricer(tools, context, line.id));
    if (!pricer) {
      for (const { rows: own } of some)
        problems.push(...own.map(({ row }) => ({ row, column: 'lineCode', problem: 'notAllowed' as const })));
      continue;
    }
    const goods = some.flatMap(({ rows: own }) => own);
    const { blocking } = await findUnsendable(tools.customs, context, line.countryId, goods.map(goodsOf));
    problems.push(...blocking.map((found) => problemAt(goods[found.line ?? 0]!, 'nameChinese')));
    for (const one of some) problems.push(...priceProblems(pricer, one));
  }
  return problems;
}

const problemAt = ({ row }: ImportedRow, column: string): RowProblem => ({
  row,
  column,
  problem: 'notAllowed',
});

function rowProblems(row: ImportedRow, used: ReadonlySet<string>): RowProblem[] {
  const found: RowProblem[] = [];
  if (used.has(textOf(row, 'clientNumber')))
    found.push({ row: row.row, column: 'clientNumber', problem: 'alreadyKnown' });
  if (!/^([0-9]{6,10})?$/.test(textOf(row, 'hsCode')))
    found.push({ row: row.row, column: 'hsCode', problem: 'invalid' });
  return found;
}

/** Reports rows of one order that contradict each other, and boxes beyond the limit per order. */
function orderProblems(rows: readonly ImportedRow[]): RowProblem[] {
  const first = rows[0]!;
  const differing = rows.flatMap((row) =>
    orderColumns
      .filter((column) => textOf(row, column) !== textOf(first, column))
      .map((column) => ({ row: row.row, column, problem: 'invalid' as const })),
  );
  const tooMany = rows
    .slice(maxAnnouncedBoxes)
    .map(({ row }) => ({ row, column: 'clientNumber', problem: 'notAllowed' as const }));
  return [...differing, ...tooMany];
}

/** Returns nothing for a closed or unpriced line, which takes no orders. */
async function tryPreparePricer(
  { tariffs }: PeerTools,
  context: ImportCheckContext,
  lineId: number,
): Promise<Pricer | undefined> {
  try {
    return await preparePricer(context, tariffs, {
      memberId: context.member.ownerId,
      lineId,
      isGranted: true,
    });
  } catch (error) {
    if (error instanceof Refusal && refusalCodes[error.code] < 500) return undefined;
    throw error;
  }
}

/** Reports the boxes the line refuses; where only their total is refused, reports the first row. */
function priceProblems(
  pricer: Pricer,
  { order, rows }: { readonly order: NewPeerOrder; readonly rows: readonly ImportedRow[] },
): RowProblem[] {
  const isTaken = (boxes: NewPeerOrder['boxes']) => {
    try {
      pricer.price({ boxes, countryId: pricer.line.countryId, postcode: order.receiverPostcode });
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  };
  const boxes = order.boxes.slice(0, maxAnnouncedBoxes);
  if (isTaken(boxes)) return [];
  const refused = rows.filter((_, place) => place < boxes.length && !isTaken([boxes[place]!]));
  return (refused.length > 0 ? refused : rows.slice(0, 1)).map((row) => problemAt(row, 'weight'));
}

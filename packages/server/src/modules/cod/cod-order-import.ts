import { wrongAddressFields } from '@onehaul/domain/address/validate';
import { yuanOf } from '@onehaul/domain/cod/local-amount';
import type { Box } from '@onehaul/domain/fee/shipment';
import type { Money } from '@onehaul/domain/money';
import { stackPieces } from '@onehaul/domain/packing/stack';
import { Refusal } from '@onehaul/domain/refusal';
import type { Services } from '../../services.ts';
import { exchangeOf, createTariffs, type Tariffs } from '../fee/index.ts';
import type {
  ImportChoices,
  ImportedRow,
  ImportPlan,
  ImportCheckContext,
  RowProblem,
  SheetContext,
} from '../import/index.ts';
import { preparePricer, placeSellerOrders, type Pricer, type SellerOrder } from '../seller-order/index.ts';
import { codOrderColumns, parseSheetOrders, type SheetOrder } from './cod-order-sheet.ts';
import {
  insertCodOrders,
  insertOrderItems,
  existingClientNumbers,
  type SkuRow,
  skusByCodes,
} from './cod-order-import.repository.ts';

/** Import plan for cash-on-delivery orders of goods in stock. */
export function createCodOrderPlan({ keys }: Pick<Services, 'keys'>): ImportPlan {
  const tariffs = createTariffs();
  return {
    kind: 'codOrder',
    columns: codOrderColumns,
    together: 'clientNumber',
    async assertChoices(context, choices) {
      assertCollectionOffered(await prepareLinePricer(tariffs, context, choices));
    },
    async judge(context, rows, choices) {
      const pricer = await prepareLinePricer(tariffs, context, choices);
      const { orders, problems } = parseSheetOrders(rows, pricer.line);
      const [skus, known] = await Promise.all([
        findSkus(context, rows),
        findExistingNumbers(context, orders),
      ]);
      return [
        ...problems,
        ...orders.flatMap((order) => [
          ...(known.has(order.clientNumber)
            ? [{ row: order.row, column: 'clientNumber', problem: 'alreadyKnown' as const }]
            : []),
          ...addressProblems(pricer, order),
          ...goodsProblems(pricer, skus, order),
        ]),
      ];
    },
    async commit(context, rows, { choices }) {
      const pricer = await prepareLinePricer(tariffs, context, choices);
      const { orders } = parseSheetOrders(rows, pricer.line);
      const skus = await findSkus(context, rows);
      const drafts = orders.map((order) => draftOf(pricer, skus, order));
      const ids = await placeSellerOrders(keys, context, drafts);
      const { db, shop, member } = context;
      const of = { shopId: shop.id, memberId: member.ownerId };
      await db.all(insertOrderItems, { ...of, items: JSON.stringify(itemsOf(orders, ids, skus)) });
      const { currencyCode } = pricer.line;
      const expected = orders.map(({ collection }, at) => ({ id: ids[at], minor: collection!.minor }));
      await db.all(insertCodOrders, { ...of, currencyCode, orders: JSON.stringify(expected) });
      const orderIds = new Map(orders.flatMap((order, at) => order.rows.map((row) => [row, ids[at]!])));
      return { taken: orders.length, orderIds };
    },
  };
}

/** The line chosen for the whole file; refused when the shop has no exchange rate for its country. */
async function prepareLinePricer(
  tariffs: Tariffs,
  context: SheetContext,
  { lineId }: ImportChoices,
): Promise<Pricer> {
  if (typeof lineId !== 'number' || !Number.isInteger(lineId))
    throw new Refusal('input.invalid', { field: 'lineId' });
  const pricer = await preparePricer(context, tariffs, { memberId: context.member.ownerId, lineId });
  if (pricer.line.exchangeRate === null) throw new Refusal('cod.noCurrency');
  return pricer;
}

const oneGramBox: Box = { grams: 1, lengthMillimetres: 1, widthMillimetres: 1, heightMillimetres: 1 };

/** Refuses a line whose carrier does not collect cash, before the file is read. */
function assertCollectionOffered({ line: { countryId }, price }: Pricer): void {
  try {
    price({ boxes: [oneGramBox], countryId, postcode: '', collectionMinor: 1 });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'fee.collectionNotOffered') throw error;
    // Any other refusal only means that the line does not take a one-gram box.
    if (!(error instanceof Refusal)) throw error;
  }
}

type Skus = ReadonlyMap<string, SkuRow>;

async function findSkus(
  { db, shop, member }: ImportCheckContext,
  rows: readonly ImportedRow[],
): Promise<Skus> {
  const codes = [...new Set(rows.map(({ values }) => String(values.skuCode)))];
  const skus = await db.all(skusByCodes, { shopId: shop.id, memberId: member.ownerId, codes });
  return new Map(skus.map((sku) => [sku.code, sku]));
}

async function findExistingNumbers({ db, shop, member }: ImportCheckContext, orders: readonly SheetOrder[]) {
  const numbers = orders.map(({ clientNumber }) => clientNumber);
  const known = await db.all(existingClientNumbers, { shopId: shop.id, memberId: member.ownerId, numbers });
  return new Set(known.map(({ clientNumber }) => clientNumber));
}

function addressProblems({ line }: Pricer, { row, phone, postcode }: SheetOrder): RowProblem[] {
  const wrong = wrongAddressFields(line.countryCode, { phone, telephone: '', postcode });
  return wrong.map((column) => ({ row, column, problem: 'invalid' }));
}

function goodsProblems(pricer: Pricer, skus: Skus, order: SheetOrder): RowProblem[] {
  const taken = pricer.line.goodsTypeIds;
  const problems = order.items.flatMap(({ row, skuCode }): RowProblem[] => {
    const sku = skus.get(skuCode);
    if (!sku) return [{ row, column: 'skuCode', problem: 'unknown' }];
    const isTaken = sku.goodsTypeId === null || taken.length === 0 || taken.includes(sku.goodsTypeId);
    return isTaken ? [] : [{ row, column: 'skuCode', problem: 'notAllowed' }];
  });
  if (problems.length > 0 || !order.collection) return problems;
  try {
    priceOf(pricer, skus, order, order.collection);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const column = error.code.startsWith('fee.collection') ? 'collectionAmount' : 'quantity';
    return [{ row: order.row, column, problem: 'notAllowed' }];
  }
}

function priceOf({ line, price }: Pricer, skus: Skus, { items, postcode }: SheetOrder, collection: Money) {
  const box = stackPieces(items.map(({ skuCode, quantity }) => ({ ...skus.get(skuCode)!.box, quantity })));
  const declaredMinor = items.reduce(
    (sum, { skuCode, quantity }) => sum + quantity * skus.get(skuCode)!.declaredMinor,
    0,
  );
  const collectionMinor = yuanOf(collection, line.exchangeRate!).minor;
  const goods = { declaredMinor, collectionMinor };
  return { ...goods, ...price({ boxes: [box], countryId: line.countryId, postcode, ...goods }) };
}

function draftOf(pricer: Pricer, skus: Skus, order: SheetOrder): SellerOrder {
  const { line, version } = pricer;
  const goods = order.items.map(({ skuCode, quantity }) => ({ ...skus.get(skuCode)!, quantity }));
  return {
    kind: 'cod',
    // Until stock is bound to the order.
    step: 'awaitingArrival',
    payPolicy: 'fromCollection',
    warehouseId: line.warehouseId,
    lineId: line.id,
    version,
    countryId: line.countryId,
    clientNumber: order.clientNumber,
    receiverName: order.receiverName,
    receiverPhone: order.phone,
    receiverPostcode: order.postcode,
    receiverRegion: order.region,
    receiverDetail: order.address,
    goodsName:
      order.goodsName ||
      goods
        .map(({ name }) => name)
        .join('、')
        .slice(0, 200),
    goodsTypeId: goods[0]!.goodsTypeId,
    declaration: goods.map(({ name, nameEnglish, quantity, declaredMinor, hsCode }) => ({
      nameChinese: name.slice(0, 100),
      nameEnglish: nameEnglish.slice(0, 100),
      quantity,
      unitPriceCents: declaredMinor,
      hsCode,
      origin: 'CN',
      material: '',
    })),
    isTaxHandled: false,
    ...priceOf(pricer, skus, order, order.collection!),
    ...exchangeOf(line),
    remark: order.remark,
  };
}

const itemsOf = (orders: readonly SheetOrder[], ids: readonly number[], skus: Skus) =>
  orders.flatMap(({ items }, at) =>
    items.map(({ skuCode, quantity }) => ({ orderId: ids[at], skuId: skus.get(skuCode)!.id, quantity })),
  );

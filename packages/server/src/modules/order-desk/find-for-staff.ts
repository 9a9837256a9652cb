import type { OrderForStaff, OrderRow, OrderSort } from '@onehaul/contract/console/orders';
import type { Language } from '@onehaul/domain/language';
import { parseMemberCode } from '@onehaul/domain/member-code';
import { parseBoxCode } from '@onehaul/domain/order/order-number';
import { dueMinor, type OrderException, type OrderStep } from '@onehaul/domain/order/order-state';
import { maskPhone } from '@onehaul/domain/phone';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { findBounds } from '../../db/page.ts';
import { numberRange } from '../../db/text-range.ts';
import { findListPage, findWholeList, type WholeList } from '../../db/whole-list.ts';
import type { Keys } from '../../keys.ts';
import { consoleFileUrl } from '../file/index.ts';
import { photosOfOrder } from '../order-move/index.ts';
import { receiverIdTail } from '../order/index.ts';
import { findItems } from '../fulfilment/index.ts';
import {
  boxesForStaff,
  eventsForStaff,
  parcelsForStaff,
  paymentsForStaff,
  refundsForStaff,
  restOfOrder,
  trackEventsForStaff,
} from './order-desk.repository.ts';
import {
  exceptionAges,
  exceptionCount,
  exceptionPage,
  orderRowForStaff,
  type OrderSearchKind,
  searchStatements,
} from './order-search.repository.ts';

type Search = {
  /** Member code, or beginning or end of an order or carrier bill number; empty lists everything. */
  readonly search: string;
  readonly shopId?: number | undefined;
  readonly warehouseId?: number | undefined;
  readonly step?: OrderStep | undefined;
  readonly lineId?: number | undefined;
  readonly days?:
    | {
        readonly of: 'placed' | 'shipped';
        readonly from?: string | undefined;
        readonly to?: string | undefined;
      }
    | undefined;
  readonly sort?: OrderSort | undefined;
  readonly language: Language;
  readonly limit: number;
  readonly offset: number;
};

function rowOf<T extends { lineId: number; countryId: number }>({ lineId: _l, countryId: _c, ...row }: T) {
  return row;
}

/** The kinds of search that the text may mean, with their statements and parameters. */
async function planSearch(
  db: Db,
  { search, shopId, warehouseId, step, lineId, days, sort, ...page }: Search,
) {
  const typed = search.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  // A scanned box label is a search for its order.
  const number = parseBoxCode(typed)?.number ?? typed;
  const code = parseMemberCode(search);
  const filters = {
    hasShop: shopId !== undefined,
    hasWarehouse: warehouseId !== undefined,
    hasStep: step !== undefined,
    hasLine: lineId !== undefined,
    days: days?.of ?? ('none' as const),
    sort: sort ?? ('newest' as const),
  };
  const parameters = {
    shopId: shopId ?? 0,
    warehouseId: warehouseId ?? 0,
    step: step ?? 'toPick',
    lineId: lineId ?? 0,
    ...(await findBounds(db, shopId, days)),
    ...numberRange(number),
    code: code ?? '',
    ...page,
  };
  const kinds: [OrderSearchKind, ...OrderSearchKind[]] =
    number === ''
      ? ['newest']
      : code === undefined
        ? ['number', 'billNumber']
        : ['member', 'number', 'billNumber'];
  return { kinds, parameters, statementsOf: (kind: OrderSearchKind) => searchStatements(kind, filters) };
}

/** Searches all orders of the tenant, newest first unless sorted otherwise. */
export async function searchOrders(db: Db, asked: Search): Promise<{ items: OrderRow[]; total: number }> {
  const { items, total } = await findListPage(db, await planSearch(db, asked));
  return { items: items.map(rowOf), total };
}

/** The statement of the same orders. */
export async function findOrderList(db: Db, tenantId: number, asked: Search): Promise<WholeList> {
  return findWholeList(db, tenantId, await planSearch(db, asked));
}

type RecordKey = { readonly shopId: number; readonly id: number };
type Reader = {
  readonly db: Db;
  readonly keys: Keys;
  readonly tenantId: number;
  readonly language: Language;
};

/** Reads one order with all related rows; the receiver's phone and identity number are masked. */
export async function getOrderForStaff(
  { db, keys, tenantId, language }: Reader,
  which: RecordKey,
): Promise<OrderForStaff> {
  const [row, rest, parcels, items, boxes, photos, payments, refunds, events, track] = await Promise.all([
    db.first(orderRowForStaff, { ...which, language }),
    db.first(restOfOrder, { ...which, language }),
    db.all(parcelsForStaff, which),
    findItems(db, which),
    db.all(boxesForStaff, which),
    db.all(photosOfOrder, { shopId: which.shopId, orderId: which.id }),
    db.all(paymentsForStaff, which),
    db.all(refundsForStaff, which),
    db.all(eventsForStaff, which),
    db.all(trackEventsForStaff, which),
  ]);
  if (!row || !rest) throw new Refusal('record.notFound');
  const shop = { tenantId, id: which.shopId };
  const { receiverPhone, receiverIdSealed, receiverRegion, receiverDetail, ...shown } = rest;
  return {
    ...rowOf(row),
    ...shown,
    dueMinor: dueMinor(row),
    receiverPhone: maskPhone(receiverPhone),
    receiverAddress: [receiverRegion, receiverDetail].filter(Boolean).join(' '),
    idCardTail: receiverIdTail(keys, shop, row.number, receiverIdSealed),
    parcels,
    items,
    boxes,
    photos: photos.map(({ fileKey, ...photo }) => ({ ...photo, url: consoleFileUrl(keys, shop, fileKey) })),
    payments,
    refunds,
    events,
    track,
  };
}

type ExceptionSearch = {
  readonly shopId?: number | undefined;
  readonly exception?: OrderException | undefined;
  readonly language: Language;
  readonly limit: number;
  readonly offset: number;
};

/** Lists orders with an exception, longest waiting first. */
export async function findExceptions(
  db: Db,
  { shopId, exception, ...page }: ExceptionSearch,
): Promise<{ items: OrderRow[]; total: number }> {
  const filter = { shopId: shopId ?? null, exception: exception ?? null };
  const [items, counted] = await Promise.all([
    db.all(exceptionPage, { ...filter, ...page }),
    db.first(exceptionCount, filter),
  ]);
  return { items: items.map(rowOf), total: counted!.total };
}

export const findExceptionAges = (db: Db, shopId: number | undefined) =>
  db.all(exceptionAges, { shopId: shopId ?? null });

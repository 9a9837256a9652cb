import type { DeskMovement, ExpectedInbound, StockRow } from '@onehaul/contract/console/stock';
import type { PageRequest } from '@onehaul/contract/wire';
import type { Language } from '@onehaul/domain/language';
import { readOrderNumber } from '@onehaul/domain/order/order-number';
import { readCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { limitOf } from '../../db/page.ts';
import type { Keys } from '../../keys.ts';
import { consoleFileUrl } from '../file/index.ts';
import { countStock, stockOfCompany } from './desk.repository.ts';
import { expectedInbounds, type ExpectedRow, inboundsByCode } from './inbound.repository.ts';
import { movementPage, stockAt } from './stock.repository.ts';

export type StockReader = {
  readonly db: Db;
  readonly keys: Keys;
  readonly tenantId: number;
  readonly language: Language;
};
type Workplace = { readonly shopId: number; readonly warehouseId: number };
type Page<T> = { items: T[]; total: number };

function shownAtStation(
  { keys, tenantId }: StockReader,
  { lines, ...inbound }: ExpectedRow,
): ExpectedInbound {
  const shop = { tenantId, id: inbound.shopId };
  return {
    ...inbound,
    lines: lines.map(({ pictureKey, ...line }) => ({
      ...line,
      pictureUrl: pictureKey === null ? '' : consoleFileUrl(keys, shop, pictureKey),
    })),
  };
}

/** Deliveries expected at a warehouse, oldest first. */
export async function findExpected(
  reader: StockReader,
  { pageIndex, pageRows, ...where }: Workplace & PageRequest,
): Promise<Page<ExpectedInbound>> {
  const rows = await reader.db.all(expectedInbounds, { ...where, ...limitOf({ pageIndex, pageRows }) });
  return {
    items: rows.map(({ total: _, ...row }) => shownAtStation(reader, row)),
    total: rows[0]?.total ?? 0,
  };
}

/** Deliveries matching a scanned code. One courier number may cover several of a seller. */
export async function findInboundByCode(
  reader: StockReader,
  { code, ...where }: Workplace & { readonly code: string },
): Promise<{ items: ExpectedInbound[] }> {
  const numbers = { number: readOrderNumber(code), courierNumber: readCourierNumber(code) ?? '' };
  const rows = await reader.db.all(inboundsByCode, { ...where, ...numbers });
  return { items: rows.map((row) => shownAtStation(reader, row)) };
}

type StockSearch = PageRequest & {
  readonly shopId: number | null;
  readonly search: string;
  readonly isLow: boolean;
};

export async function findStock(
  { db, language }: StockReader,
  { pageIndex, pageRows, ...filter }: StockSearch,
): Promise<Page<StockRow>> {
  const by = filter.search === '' ? 'whole' : 'sought';
  const [items, counted] = await Promise.all([
    db.all(stockOfCompany[by], { ...filter, language, ...limitOf({ pageIndex, pageRows }) }),
    db.first(countStock[by], filter),
  ]);
  return { items, total: counted!.total };
}

export async function findDeskMovements(
  { db }: StockReader,
  { pageIndex, pageRows, ...place }: Workplace & PageRequest & { readonly skuId: number },
): Promise<Page<DeskMovement>> {
  const [stock, items] = await Promise.all([
    db.first(stockAt, place),
    db.all(movementPage, { ...place, ...limitOf({ pageIndex, pageRows }) }),
  ]);
  if (!stock) throw new Refusal('record.notFound');
  return { items, total: stock.movements };
}

import type { MovementForStaff, ExpectedInbound, StockRow } from '@onehaul/contract/console/stock';
import type { PageRequest } from '@onehaul/contract/wire';
import type { Language } from '@onehaul/domain/language';
import { normalizeOrderNumber } from '@onehaul/domain/order/order-number';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { limitAndOffset } from '../../db/page.ts';
import type { Keys } from '../../keys.ts';
import { consoleFileUrl } from '../file/index.ts';
import { countStock, stockOfCompany } from './desk.repository.ts';
import { expectedInbounds, type ExpectedRow, inboundsByCode } from './inbound.repository.ts';
import { movementPage, stockRowOf } from './stock.repository.ts';

export type StockReader = {
  readonly db: Db;
  readonly keys: Keys;
  readonly tenantId: number;
  readonly language: Language;
};
type Workplace = { readonly shopId: number; readonly warehouseId: number };
type Page<T> = { items: T[]; total: number };

function expectedInboundView(
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
export async function findExpectedInbounds(
  reader: StockReader,
  { pageIndex, pageRows, ...where }: Workplace & PageRequest,
): Promise<Page<ExpectedInbound>> {
  const rows = await reader.db.all(expectedInbounds, {
    ...where,
    ...limitAndOffset({ pageIndex, pageRows }),
  });
  return {
    items: rows.map(({ total: _, ...row }) => expectedInboundView(reader, row)),
    total: rows[0]?.total ?? 0,
  };
}

/** Deliveries matching a scanned code. One courier number may cover several of a seller. */
export async function findInboundByCode(
  reader: StockReader,
  { code, ...where }: Workplace & { readonly code: string },
): Promise<{ items: ExpectedInbound[] }> {
  const numbers = { number: normalizeOrderNumber(code), courierNumber: parseCourierNumber(code) ?? '' };
  const rows = await reader.db.all(inboundsByCode, { ...where, ...numbers });
  return { items: rows.map((row) => expectedInboundView(reader, row)) };
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
    db.all(stockOfCompany[by], { ...filter, language, ...limitAndOffset({ pageIndex, pageRows }) }),
    db.first(countStock[by], filter),
  ]);
  return { items, total: counted!.total };
}

export async function findMovementsForStaff(
  { db }: StockReader,
  { pageIndex, pageRows, ...place }: Workplace & PageRequest & { readonly skuId: number },
): Promise<Page<MovementForStaff>> {
  const [stock, items] = await Promise.all([
    db.first(stockRowOf, place),
    db.all(movementPage, { ...place, ...limitAndOffset({ pageIndex, pageRows }) }),
  ]);
  if (!stock) throw new Refusal('record.notFound');
  return { items, total: stock.movements };
}

import type { Batch, BatchRow, WaitingOrder } from '@onehaul/contract/console/batches';
import type { Language } from '@onehaul/domain/language';
import type { BatchState } from '@onehaul/domain/order/batch-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import type { Keys } from '../../keys.ts';
import { consoleFileUrl } from '../file/index.ts';
import { batchById, batchCount, batchPage, linesToLoad, type BatchView } from './batch.repository.ts';
import { ordersInBatch, countWaitingOrders, waitingOrders } from './loading.repository.ts';
import { unitsOfBatch } from './unit.repository.ts';

type Search = {
  readonly shopId?: number | undefined;
  readonly state?: BatchState | undefined;
  readonly language: Language;
  readonly limit: number;
  readonly offset: number;
};

function rowOf({ counts, signatureKey: _key, timeZone: _zone, ...batch }: BatchView): BatchRow {
  const [orders, boxes, loadedBoxes, weightGrams] = counts;
  return { ...batch, orders, boxes, loadedBoxes, weightGrams };
}

/** Batches of the tenant, newest first. */
export async function findBatches(
  db: Db,
  { shopId, state, ...page }: Search,
): Promise<{ items: BatchRow[]; total: number }> {
  const filter = { shopId: shopId ?? null, state: state ?? null };
  const [items, counted] = await Promise.all([
    db.all(batchPage, { ...filter, ...page }),
    db.first(batchCount, filter),
  ]);
  return { items: items.map(rowOf), total: counted!.total };
}

type Reader = {
  readonly db: Db;
  readonly keys: Keys;
  readonly tenantId: number;
  readonly language: Language;
};
type BatchKey = { readonly shopId: number; readonly id: number };

/** One batch with all its orders. */
export async function getBatch(
  { db, keys, tenantId, language }: Reader,
  { shopId, id }: BatchKey,
): Promise<Batch> {
  const [batch, loaded, units] = await Promise.all([
    db.first(batchById, { shopId, id, language }),
    db.all(ordersInBatch, { shopId, batchId: id }),
    db.all(unitsOfBatch, { shopId, batchId: id }),
  ]);
  if (!batch) throw new Refusal('record.notFound');
  const { signatureKey } = batch;
  const shop = { tenantId, id: shopId };
  return {
    ...rowOf(batch),
    signatureUrl: signatureKey === null ? null : consoleFileUrl(keys, shop, signatureKey),
    loaded,
    units,
  };
}

/** Row limit of the list; the total is the full count. */
const maxWaitingOrders = 200;

/** Orders waiting to be loaded into a batch. */
export async function findOrdersToLoad(
  { db, language }: Pick<Reader, 'db' | 'language'>,
  { shopId, id }: BatchKey,
): Promise<{ total: number; items: WaitingOrder[] }> {
  const batch = await db.first(batchById, { shopId, id, language });
  if (!batch) throw new Refusal('record.notFound');
  const { lineId, warehouseId } = batch;
  const [items, counted] = await Promise.all([
    db.all(waitingOrders, { shopId, lineId, warehouseId, most: maxWaitingOrders }),
    db.first(countWaitingOrders, { shopId, lineId, warehouseId }),
  ]);
  return { total: counted!.total, items };
}

export const findLinesToLoad = (db: Db, language: Language) => db.all(linesToLoad, { language });

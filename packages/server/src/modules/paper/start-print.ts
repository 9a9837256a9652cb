import { randomUUID } from 'node:crypto';
import { maxPrinted } from '@onehaul/contract/paper';
import type { Language } from '@onehaul/domain/language';
import type { OrderKind } from '@onehaul/domain/order/order-kind';
import type { OrderStage } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import {
  countWaiting,
  insertPrint,
  newestOrderIdsOfMember,
  ordersToPrint,
  printById,
} from './print-job.repository.ts';

/** The requester: an account for its owner's orders, or staff for any order of the shop. */
type PrintRequester = { readonly memberId: number; readonly ownerId: number } | { readonly staffId: number };

type PrintRequest = {
  readonly shopId: number;
  readonly asker: PrintRequester;
  readonly kind: 'sheet' | 'labels' | 'rows';
  readonly language: Language;
  readonly ids: readonly number[];
};

/** Limit of pending jobs per requester, so that nobody blocks the queue. */
const maxWaiting = 3;

/** Returns the member's newest orders that match; throws when there are none. */
export async function findOrderIdsToPrint(
  db: Db,
  { shopId, ownerId }: { readonly shopId: number; readonly ownerId: number },
  {
    stage,
    orderKind,
  }: { readonly stage?: OrderStage | undefined; readonly orderKind?: OrderKind | undefined },
): Promise<number[]> {
  const chosen = { stage: stage ?? null, orderKind: orderKind ?? null };
  const rows = await db.all(newestOrderIdsOfMember, {
    shopId,
    memberId: ownerId,
    ...chosen,
    limit: maxPrinted,
  });
  if (rows.length === 0) throw new Refusal('record.notFound');
  return rows.map(({ id }) => id);
}

/** Queues a print job for the worker. Orders that cannot be rendered are refused now, not later. */
export async function startPrint(db: TransactionDb, { shopId, asker, kind, language, ids }: PrintRequest) {
  const wanted = [...new Set(ids)];
  const orders = await db.all(ordersToPrint, { shopId, ids: wanted });
  const own = 'ownerId' in asker ? orders.filter(({ memberId }) => memberId === asker.ownerId) : orders;
  if (own.length < wanted.length) throw new Refusal('record.notFound');
  // Only packed orders have labels; the others are skipped.
  const drawable = kind === 'labels' ? own.filter(({ boxes }) => boxes > 0) : own;
  if (drawable.length === 0) throw new Refusal('order.boxMissing');
  const placeOf = new Map(wanted.map((id, place) => [id, place]));
  const drawn = drawable.map(({ id }) => id).toSorted((a, b) => placeOf.get(a)! - placeOf.get(b)!);
  const who =
    'ownerId' in asker
      ? { memberId: asker.memberId, staffId: null }
      : { memberId: null, staffId: asker.staffId };
  const { waiting } = (await db.first(countWaiting, { shopId, ...who }))!;
  if (waiting >= maxWaiting) throw new Refusal('print.tooMany');
  const id = randomUUID();
  await db.all(insertPrint, { shopId, id, ...who, kind, language, ids: drawn });
  return { id, kind, state: 'waiting' as const, total: drawn.length, done: 0 };
}

/** Reads the requester's own print job; others throw record.notFound. */
export async function findPrint(
  db: Db,
  which: { readonly shopId: number; readonly id: string } & (
    | { readonly memberId: number }
    | { readonly staffId: number }
  ),
) {
  const { shopId, id } = which;
  const row = await db.first(printById, { shopId, id });
  const isOwn =
    row && ('memberId' in which ? row.memberId === which.memberId : row.staffId === which.staffId);
  if (!isOwn) throw new Refusal('record.notFound');
  const { kind, state, total, done, fileKey } = row;
  return { id, kind, state, total, done, fileKey };
}

import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { type Actor, type LockedOrder, lockOrders, recordOrderEvents } from '../order-move/index.ts';
import { watchOrders } from '../tracking/index.ts';
import { lockCarrierOf, takenBillNumbers, writeBillNumbers } from './order-desk.repository.ts';

/** Normalises a carrier bill number for storage. */
export const normalizeBillNumber = (typed: string) =>
  typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

type BillNumberAssignment = { readonly order: Pick<LockedOrder, 'id'>; readonly billNumber: string };

/**
 * Assigns carrier bill numbers to orders of one line; numbers already used at this carrier are skipped and
 * returned. Requires locked orders.
 */
export async function assignBillNumbers(
  db: TransactionDb,
  { shopId, lineId, actor }: { readonly shopId: number; readonly lineId: number; readonly actor: Actor },
  given: readonly BillNumberAssignment[],
): Promise<{ taken: ReadonlySet<string> }> {
  const carrier = await db.first(lockCarrierOf, { shopId, lineId });
  const ids = given.map(({ order }) => order.id);
  const rows = await db.all(takenBillNumbers, {
    shopId,
    carrierId: carrier!.id,
    ids,
    billNumbers: given.map(({ billNumber }) => billNumber),
  });
  const taken = new Set(rows.map(({ billNumber }) => billNumber));
  const free = given.filter(({ billNumber }) => !taken.has(billNumber));
  if (free.length === 0) return { taken };
  const freeIds = free.map(({ order }) => order.id);
  await db.all(writeBillNumbers, {
    shopId,
    ids: freeIds,
    billNumbers: free.map(({ billNumber }) => billNumber),
  });
  await recordOrderEvents(db, shopId, freeIds, 'billNumber', { actor });
  await watchOrders(db, { shopId, orderIds: freeIds });
  return { taken };
}

type BillNumber = { readonly shopId: number; readonly id: number; readonly billNumber: string };

/** Sets the carrier bill number of one order; an empty one clears it. */
export async function setBillNumber(
  db: TransactionDb,
  staffId: number,
  { shopId, id, billNumber }: BillNumber,
): Promise<{ number: string }> {
  const [order] = await lockOrders(db, shopId, [id]);
  const read = normalizeBillNumber(billNumber);
  const actor = { kind: 'staff', id: staffId } as const;
  const { lineId, number } = order!;
  const { taken } = await assignBillNumbers(db, { shopId, lineId, actor }, [
    { order: order!, billNumber: read },
  ]);
  if (taken.has(read)) throw new Refusal('order.billNumberTaken', { number: read });
  return { number };
}

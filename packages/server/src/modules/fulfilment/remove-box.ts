import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { noteOrders } from '../order-move/index.ts';
import { lockAtTable } from './lock-at-table.ts';
import type { OfOrderNumber, Scanned } from './lock-order.ts';
import { deleteBox, fillBox } from './pack.repository.ts';

/** Removes an unused box; its contents are then in no box. */
export async function removeBox(
  db: TransactionDb,
  staffId: number,
  { boxNumber, ...scan }: OfOrderNumber & Scanned & { readonly boxNumber: number },
): Promise<number> {
  const order = await lockAtTable(db, scan, 'box');
  const of = { shopId: scan.shopId, orderId: order.id, boxNumber };
  if (!(await db.first(deleteBox, of))) throw new Refusal('record.notFound');
  await db.all(fillBox, { ...of, parcelIds: [] });
  const actor = { kind: 'staff', id: staffId } as const;
  await noteOrders(db, scan.shopId, [order.id], 'box', {
    actor,
    details: { box: boxNumber, isRemoved: true },
  });
  return order.id;
}

import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { recordOrderEvents } from '../order-move/index.ts';
import { lockOrderForPacking } from './lock-order-for-packing.ts';
import type { OrderNumberScope, ScanTime } from './lock-order.ts';
import { deleteBox, fillBox } from './pack.repository.ts';

/** Removes an unused box; its contents are then in no box. */
export async function removeBox(
  db: TransactionDb,
  staffId: number,
  { boxNumber, ...scan }: OrderNumberScope & ScanTime & { readonly boxNumber: number },
): Promise<number> {
  const order = await lockOrderForPacking(db, scan, 'box');
  const of = { shopId: scan.shopId, orderId: order.id, boxNumber };
  if (!(await db.first(deleteBox, of))) throw new Refusal('record.notFound');
  await db.all(fillBox, { ...of, parcelIds: [] });
  const actor = { kind: 'staff', id: staffId } as const;
  await recordOrderEvents(db, scan.shopId, [order.id], 'box', {
    actor,
    details: { box: boxNumber, isRemoved: true },
  });
  return order.id;
}

import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { lockItem, type ItemScan } from './pick-item.ts';
import { raiseShortage } from './report-missing-parcel.ts';

/** Reports missing stock items and raises an exception on their order. */
export async function reportMissingItem(
  db: TransactionDb,
  staffId: number,
  { note, ...scan }: ItemScan & { readonly note: string },
): Promise<{ orderId: number; orderNumber: string }> {
  const { order, item } = await lockItem(db, scan);
  const { shopId, code } = scan;
  if (order.step !== 'picking' || item.pickedAt) throw new Refusal('order.wrongParcel', { number: code });
  await raiseShortage(db, staffId, { shopId, order, what: code, note });
  return { orderId: order.id, orderNumber: order.number };
}

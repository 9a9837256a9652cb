import type { Db } from '../../db/database.ts';
import { stepOrders } from '../order-move/index.ts';
import { stepParcelsOf } from '../parcel/index.ts';
import { holdOrder, type OfOrderNumber, type Scanned } from './hold-order.ts';

/** Opens a packed order again. What was paid stays paid until it is packed once more. */
export async function repackOrder(db: Db, staffId: number, scan: OfOrderNumber & Scanned): Promise<number> {
  const { order } = await holdOrder(db, scan);
  const { shopId } = scan;
  const actor = { kind: 'staff', id: staffId } as const;
  await stepOrders(db, shopId, [order], 'repack', { actor });
  await stepParcelsOf(db, shopId, order.id, 'unpack', { actor, details: { order: order.number } });
  return order.id;
}

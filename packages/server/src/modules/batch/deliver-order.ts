import { unpaidMinor } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { lockOrders } from '../order-move/index.ts';
import { settleCollected } from '../payment/index.ts';
import { addTrackEvents } from '../tracking/index.ts';

type Delivery = {
  readonly shopId: number;
  readonly id: number;
  readonly place: string;
  readonly happenedAt?: Date | undefined;
  /** Amount collected from the receiver, for an order whose freight is paid on delivery. */
  readonly collectedMinor: number;
};

/** Marks an order delivered; idempotent. Its owner, or a timer, completes it. */
export async function deliverOrder(
  db: TransactionDb,
  staffId: number,
  { shopId, id, place, happenedAt = new Date(), collectedMinor }: Delivery,
): Promise<{ number: string }> {
  const [order] = await lockOrders(db, shopId, [id]);
  const { step, number, payPolicy } = order!;
  if (step !== 'shipped') throw new Refusal('order.notShipped');
  await addTrackEvents(db, {
    shopId,
    events: [
      {
        orderId: id,
        source: 'scan',
        phase: 'delivered',
        place,
        happenedAt,
        eventKey: 'hand:delivered',
        staffId,
      },
    ],
  });
  // A repeated report finds it already paid.
  if (payPolicy === 'collect' && unpaidMinor(order!) > 0) {
    const actor = { kind: 'staff', id: staffId } as const;
    await settleCollected(db, { shopId, order: order!, minor: collectedMinor, actor });
  }
  return { number };
}

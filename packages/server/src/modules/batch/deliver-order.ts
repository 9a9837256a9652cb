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

/** Marks an order delivered; idempotent. The owner or a timed job completes the order later. */
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
  // Idempotency: on a repeated call nothing is left to pay.
  if (payPolicy === 'collect' && unpaidMinor(order!) > 0) {
    const actor = { kind: 'staff', id: staffId } as const;
    await settleCollected(db, { shopId, order: order!, minor: collectedMinor, actor });
  }
  return { number };
}

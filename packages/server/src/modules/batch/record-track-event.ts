import { Refusal } from '@onehaul/domain/refusal';
import type { TrackPhase } from '@onehaul/domain/tracking/phase';
import type { TransactionDb } from '../../db/database.ts';
import { lockOrders } from '../order-move/index.ts';
import { addTrackEvents } from '../tracking/index.ts';
import { lockBatch } from './lock-batch.ts';
import { orderIdsInBatch } from './loading.repository.ts';

type TrackEntry = {
  readonly shopId: number;
  readonly orderId?: number | undefined;
  readonly batchId?: number | undefined;
  readonly phase: TrackPhase;
  readonly source: 'scan' | 'customs';
  readonly place: string;
  readonly happenedAt?: Date | undefined;
};

/** Records a track event for one order or a whole batch; the same phase at the same time is one event. */
export async function recordTrackEvent(
  db: TransactionDb,
  staffId: number,
  { shopId, orderId, batchId, phase, source, place, happenedAt = new Date() }: TrackEntry,
): Promise<{ added: number }> {
  if ((orderId === undefined) === (batchId === undefined))
    throw new Refusal('input.invalid', { field: 'orderId' });
  const orderIds =
    batchId === undefined
      ? await lockShippedOrder(db, shopId, orderId!)
      : await lockDepartedBatchOrders(db, shopId, batchId);
  return addTrackEvents(db, {
    shopId,
    events: orderIds.map((id) => ({
      orderId: id,
      source,
      phase,
      place,
      happenedAt,
      eventKey: `hand:${phase}:${happenedAt.toISOString()}:${place}`,
      staffId,
    })),
  });
}

/** Only a shipped order can have track events. */
async function lockShippedOrder(db: TransactionDb, shopId: number, orderId: number): Promise<number[]> {
  const [order] = await lockOrders(db, shopId, [orderId]);
  if (order!.shippedAt === null) throw new Refusal('order.notShipped');
  return [orderId];
}

async function lockDepartedBatchOrders(
  db: TransactionDb,
  shopId: number,
  batchId: number,
): Promise<number[]> {
  const batch = await lockBatch(db, { shopId, id: batchId });
  if (batch.state === 'loading' || batch.state === 'closed') throw new Refusal('order.notShipped');
  return (await db.all(orderIdsInBatch, { shopId, batchId })).map(({ id }) => id);
}

import type { TransactionDb } from '../../db/database.ts';
import { addTrackEvents } from '../tracking/index.ts';
import { lockBatchWithOrders, stepBatch } from './lock-batch.ts';

type BatchMilestone = {
  readonly shopId: number;
  readonly id: number;
  readonly place: string;
  readonly happenedAt?: Date | undefined;
};

const milestones = {
  arrive: { phase: 'arrived', source: 'scan' },
  clear: { phase: 'cleared', source: 'customs' },
} as const;

/** Records that the batch arrived or cleared customs and notifies every owner, once. */
export async function recordBatchMilestone(
  db: TransactionDb,
  staffId: number,
  act: keyof typeof milestones,
  { shopId, id, place, happenedAt = new Date() }: BatchMilestone,
): Promise<{ number: string; told: number }> {
  const { batch, orders } = await lockBatchWithOrders(db, { shopId, id });
  await stepBatch(db, shopId, batch, act, { staffId, details: { place } });
  const { phase, source } = milestones[act];
  await addTrackEvents(db, {
    shopId,
    events: orders.map((order) => ({
      orderId: order.id,
      source,
      phase,
      place,
      happenedAt,
      eventKey: `batch:${id}:${phase}`,
      staffId,
    })),
  });
  return { number: batch.number, told: orders.length };
}

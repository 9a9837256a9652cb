import { isPastCustoms } from '@onehaul/domain/tracking/way-stop';
import { maskPersonalData } from '@onehaul/domain/tracking/mask-personal-data';
import type { TrackPhase, TrackSource } from '@onehaul/domain/tracking/phase';
import type { TransactionDb } from '../../db/database.ts';
import { confirmClearedOrders } from '../consignee/index.ts';
import { type Actor, lockOrders, recordOrderEvents } from '../order-move/index.ts';
import { stepParcelsOf } from '../parcel/index.ts';
import {
  type AddedEvent,
  arrivedBefore,
  insertTrackEvents,
  setDelivered,
  notifyTracksChanged,
} from './track-event.repository.ts';

/** A tracking event of an order, with its source. */
export type NewTrackEvent = {
  readonly orderId: number;
  readonly source: TrackSource;
  readonly phase: TrackPhase;
  /** The carrier's own text; names and numbers of people in it are masked before it is stored. */
  readonly words?: string;
  readonly place?: string;
  readonly happenedAt: Date;
  readonly provider?: string;
  /** Idempotency key: equal for repeated reports of the same event. */
  readonly eventKey: string;
  readonly staffId?: number;
};

const isFact = ({ source }: AddedEvent) => source !== 'estimate';
const ordersOf = (events: readonly AddedEvent[]) => [...new Set(events.map(({ orderId }) => orderId))];
const isArrival = ({ phase }: AddedEvent) => phase === 'arrived' || phase === 'readyForPickup';

/** Earliest reported delivery time of each order. */
function deliveriesOf(events: readonly AddedEvent[]): Map<number, Date> {
  const deliveries = new Map<number, Date>();
  for (const { orderId, phase, happenedAt } of events) {
    const known = deliveries.get(orderId);
    if (phase === 'delivered' && !(known && known <= happenedAt)) deliveries.set(orderId, happenedAt);
  }
  return deliveries;
}

async function markDelivered(
  db: TransactionDb,
  shopId: number,
  facts: readonly AddedEvent[],
  actor: Actor,
): Promise<number[]> {
  const deliveries = deliveriesOf(facts);
  if (deliveries.size === 0) return [];
  const at = [...deliveries.values()].map((instant) => instant.toISOString());
  const rows = await db.all(setDelivered, { shopId, ids: [...deliveries.keys()], at });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  await recordOrderEvents(db, shopId, ids, 'deliver', { actor, notice: 'orderDelivered' });
  await stepParcelsOf(db, shopId, ids, 'deliver', { actor });
  return ids;
}

/** Marks undelivered orders as arrived, unless an earlier event already reported it. */
async function markArrived(
  db: TransactionDb,
  shopId: number,
  facts: readonly AddedEvent[],
  known: ReadonlySet<number>,
  actor: Actor,
): Promise<number[]> {
  const arrivals = ordersOf(facts.filter(isArrival)).filter((id) => !known.has(id));
  if (arrivals.length === 0) return [];
  const before = Math.min(...facts.map(({ id }) => id));
  const earlier = new Set(
    (await db.all(arrivedBefore, { shopId, ids: arrivals, before })).map(({ orderId }) => orderId),
  );
  const ids = arrivals.filter((id) => !earlier.has(id));
  await recordOrderEvents(db, shopId, ids, 'arrive', { actor, notice: 'orderArrived' });
  return ids;
}

/**
 * Inserts tracking events idempotently. Locks the order rows, so that of two concurrent reports of the same
 * delivery only one marks it.
 */
export async function addTrackEvents(
  db: TransactionDb,
  { shopId, events }: { readonly shopId: number; readonly events: readonly NewTrackEvent[] },
): Promise<{ readonly added: number }> {
  if (events.length === 0) return { added: 0 };
  const orders = await lockOrders(
    db,
    shopId,
    events.map(({ orderId }) => orderId),
  );
  const rows = events.map(
    ({ words = '', place = '', provider = '', staffId = null, happenedAt, ...event }) => ({
      ...event,
      words: maskPersonalData(words),
      place: maskPersonalData(place),
      provider,
      staffId,
      happenedAt: happenedAt.toISOString(),
    }),
  );
  const added = await db.all(insertTrackEvents, { shopId, rows: JSON.stringify(rows) });
  const facts = added.filter(isFact);
  const byHand = events.find(({ staffId }) => staffId !== undefined)?.staffId;
  const actor: Actor = byHand === undefined ? { kind: 'system' } : { kind: 'staff', id: byHand };

  const cleared = ordersOf(facts.filter(({ phase }) => isPastCustoms(phase)));
  await confirmClearedOrders(db, { shopId, ids: cleared, actor });
  const delivered = await markDelivered(db, shopId, facts, actor);
  const gone = orders.filter(({ deliveredAt }) => deliveredAt !== null).map(({ id }) => id);
  const arrived = await markArrived(db, shopId, facts, new Set([...delivered, ...gone]), actor);
  const told = new Set([...delivered, ...arrived]);
  const rest = ordersOf(added).filter((id) => !told.has(id));
  if (rest.length > 0) await db.all(notifyTracksChanged, { shopId, ids: rest });
  return { added: added.length };
}

import type { TrackPhase, TrackSource } from '@onehaul/domain/tracking/phase';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

/** An event as JSON; all rows are inserted through one parameter. */
type EventRow = {
  readonly orderId: number;
  readonly source: TrackSource;
  readonly phase: TrackPhase;
  readonly words: string;
  readonly place: string;
  readonly happenedAt: string;
  readonly provider: string;
  readonly eventKey: string;
  readonly staffId: number | null;
};

type NewEventRow = Omit<EventRow, 'happenedAt'> & { readonly happenedAt: Date };
const columns = [
  'orderId',
  'source',
  'phase',
  'words',
  'place',
  'happenedAt',
  'provider',
  'eventKey',
  'staffId',
] as const;

/**
 * Skips known events. Caps times at now(), because carrier clocks may run ahead; estimates may lie in the
 * future.
 */
export const insertTrackEvents = prepareChange((p: ShopScope & { rows: string }) =>
  tables
    .insertInto('trackEvent')
    .columns(['tenantId', 'shopId', ...columns])
    .expression((from) =>
      from
        .selectFrom(
          sql<NewEventRow>`(
            select order_id, source, phase, words, place, provider, event_key, staff_id,
              case when source = 'estimate' then happened_at else least(happened_at, now()) end as happened_at
            from rows from (jsonb_to_recordset(${p.rows}::jsonb) as ("orderId" bigint, source text, phase text,
              words text, place text, "happenedAt" timestamptz, provider text, "eventKey" text, "staffId" int))
              as told(order_id, source, phase, words, place, happened_at, provider, event_key, staff_id)
          )`.as('told'),
        )
        .select([sql<number>`${p.tenantId}::int`.as('tenantId'), sql<number>`${p.shopId}::int`.as('shopId')])
        .select([...columns]),
    )
    .onConflict((conflict) => conflict.columns(['tenantId', 'shopId', 'orderId', 'eventKey']).doNothing())
    .returning(['orderId', 'id', 'source', 'phase', 'happenedAt']),
);
export type AddedEvent = NonNullable<(typeof insertTrackEvents)['row']>;

/** Orders already reported as arrived before these events. */
export const arrivedBefore = prepare((p: ShopScope & { ids: number[]; before: number }) =>
  tables
    .selectFrom('trackEvent')
    .select('orderId')
    .distinct()
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.ids}::bigint[])`)
    .where('phase', 'in', ['arrived', 'readyForPickup', 'delivered'])
    .where('source', '<>', 'estimate')
    .where('id', '<', p.before),
);

/**
 * Marks undelivered orders as delivered and returns those it changed, so that each is returned only once
 * ever. For cash on delivery the carrier has collected the money; a task books it shortly after.
 */
export const setDelivered = prepareChange((p: ShopScope & { ids: number[]; at: string[] }) =>
  tables
    .with('marked', (query) =>
      query
        .updateTable('shopOrder')
        .from(
          sql<{ orderId: number; at: Date }>`(select * from unnest(${p.ids}::bigint[], ${p.at}::timestamptz[])
            as each(order_id, at))`.as('delivered'),
        )
        .set({ deliveredAt: sql<Date>`delivered.at` })
        .where('shopOrder.tenantId', '=', p.tenantId)
        .where('shopOrder.shopId', '=', p.shopId)
        .whereRef('shopOrder.id', '=', 'delivered.orderId')
        .where('shopOrder.step', '=', 'shipped')
        .where('shopOrder.deliveredAt', 'is', null)
        .returning(['shopOrder.tenantId', 'shopOrder.shopId', 'shopOrder.id', 'shopOrder.kind']),
    )
    .with('asked', (query) =>
      query
        .insertInto('orderTask')
        .columns(['tenantId', 'shopId', 'orderId', 'kind'])
        .expression((from) =>
          from
            .selectFrom('marked')
            .select(['tenantId', 'shopId', 'id', sql.lit('cod' as const).as('task')])
            .where('kind', '=', 'cod'),
        ),
    )
    .selectFrom('marked')
    .select('id'),
);

/** Refreshes the owners' open pages through the outbox. */
export const notifyTracksChanged = prepareChange((p: ShopScope & { ids: number[] }) =>
  tables
    .insertInto('outbox')
    .columns(['tenantId', 'shopId', 'memberId', 'topic', 'subjectId', 'details'])
    .expression((from) =>
      from
        .selectFrom('shopOrder')
        .select([
          'tenantId',
          'shopId',
          'memberId',
          sql<string>`'orderChanged'`.as('topic'),
          'id',
          sql<Record<string, unknown>>`jsonb_build_object('number', number)`.as('details'),
        ])
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where(sql<boolean>`id = any(${p.ids}::bigint[])`),
    ),
);

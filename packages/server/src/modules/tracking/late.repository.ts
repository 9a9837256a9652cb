import type { TrackPhase, TrackSource } from '@onehaul/domain/tracking/phase';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type TrackEventJson = { readonly phase: TrackPhase; readonly source: TrackSource; readonly at: string };

/** Orders in transit that have never been flagged late, with their tracking events. */
export const ordersUnderWay = prepare((p: { tenantId: number; afterId: number; limit: number }) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('line', (join) =>
      sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'),
    )
    .innerJoin('deliverySpeed', (join) =>
      sameShop(join, 'deliverySpeed', 'line').onRef('deliverySpeed.id', '=', 'line.deliverySpeedId'),
    )
    .select([
      'shopOrder.id',
      'shopOrder.shopId',
      'shopOrder.shippedAt',
      'shopOrder.delivery',
      'deliverySpeed.maximumDays',
      sql<
        readonly TrackEventJson[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('phase', phase, 'source', source,
        'at', happened_at)), '[]') from track_event where track_event.tenant_id = shop_order.tenant_id
        and track_event.shop_id = shop_order.shop_id and track_event.order_id = shop_order.id)`.as('seen'),
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.step', '=', 'shipped')
    .where('shopOrder.id', '>', p.afterId)
    .where('shopOrder.deliveredAt', 'is', null)
    .where('shopOrder.exception', 'is', null)
    // An order whose late flag was resolved by staff is not flagged again.
    .where(
      sql<boolean>`not exists (select from order_event where order_event.tenant_id = shop_order.tenant_id
        and order_event.shop_id = shop_order.shop_id and order_event.order_id = shop_order.id
        and order_event.act = 'exception' and order_event.details ->> 'exception' = 'late')`,
    )
    .orderBy('shopOrder.id')
    .limit(p.limit),
);

/** Flags orders as late, if they are still in transit and have no exception. */
export const flagLate = prepareChange((p: { tenantId: number; shopId: number; ids: number[] }) =>
  tables
    .updateTable('shopOrder')
    .set({ exception: 'late', exceptionAt: sql`now()`, exceptionNote: '' })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .where('step', '=', 'shipped')
    .where('deliveredAt', 'is', null)
    .where('exception', 'is', null)
    .returning('id'),
);

import type { ConfirmationState } from '@onehaul/domain/customs/confirmation-state';
import type { Language } from '@onehaul/domain/language';
import type { OrderEventAct, OrderStep } from '@onehaul/domain/order/order-state';
import type { TrackPhase, TrackSource } from '@onehaul/domain/tracking/phase';
import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';

/** Timestamps within JSON are strings. */
type TrackEventJson = {
  readonly source: TrackSource;
  readonly phase: TrackPhase;
  readonly words: string;
  readonly place: string;
  readonly at: string;
  readonly knownAt: string;
};
type OrderRow = {
  readonly number: string;
  readonly carrierBillNumber: string | null;
  readonly carrierName: string;
  readonly fromName: string;
  readonly toName: string;
  readonly step: OrderStep;
  readonly confirmation: ConfirmationState | null;
  readonly delivery: 'dispatch' | 'pickup';
  readonly shippedAt: string | null;
  readonly maximumDays: number;
  readonly acts: readonly { readonly act: OrderEventAct; readonly at: string }[];
  readonly events: readonly TrackEventJson[];
};
type ParcelEvent = { readonly act: string; readonly isOurs: boolean; readonly at: string };
export type FoundTrack = {
  readonly asked: string;
  readonly order: OrderRow | null;
  readonly parcels: readonly ParcelEvent[];
};

type TrackQuery = {
  tenantId: number;
  shopId: number;
  language: Language;
  fallback: Language;
  /** Normalised for comparison; `ours` are order numbers, also without separators. */
  numbers: string[];
  ours: string[];
  orderActs: string[];
  /** Parcel events added to an order's history, and those of a parcel without an order. */
  arrivalActs: string[];
  parcelActs: string[];
};

/**
 * All public tracking data of some numbers in one round trip: an order by order number, else by the
 * carrier's, else a parcel by courier number. Owner, contents and prices are not read at all (S61).
 */
export const findTracks = prepare((p: TrackQuery) =>
  tables
    .selectFrom(
      sql<FoundTrack>`(
        select asked.number as asked, asked.position, told.track as "order",
          coalesce(case when found.id is null then alone.events else brought.events end, '[]') as parcels
        from unnest(${p.numbers}::text[], ${p.ours}::text[]) with ordinality asked(number, ours, position)
        left join lateral (
          select id from (
            (select id, 1 as rank from shop_order
              where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and number = asked.ours)
            union all
            (select id, 2 from shop_order
              where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and carrier_bill_number = asked.number
              order by id desc limit 1)
          ) either order by rank limit 1
        ) found on true
        left join lateral (
          select jsonb_build_object(
            'number', shop_order.number,
            'carrierBillNumber', shop_order.carrier_bill_number,
            'carrierName', app.pick_text(carrier.names, ${p.language}, ${p.fallback}),
            'fromName', app.pick_text(warehouse.names, ${p.language}, ${p.fallback}),
            'toName', app.pick_text(country.names, ${p.language}, ${p.fallback}),
            'step', shop_order.step,
            'confirmation', (
              select state from consignee_confirmation
              where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and order_id = found.id),
            'delivery', shop_order.delivery,
            'shippedAt', shop_order.shipped_at,
            'maximumDays', delivery_speed.maximum_days,
            'acts', (
              select coalesce(jsonb_agg(jsonb_build_object('act', act, 'at', created_at)), '[]') from order_event
              where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and order_id = found.id
                and act = any(${p.orderActs}::text[])),
            'events', (
              select coalesce(jsonb_agg(jsonb_build_object('source', source, 'phase', phase, 'words', words,
                'place', place, 'at', happened_at, 'knownAt', created_at)), '[]') from track_event
              where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and order_id = found.id)
          ) as track
          from shop_order
          join line on line.tenant_id = shop_order.tenant_id and line.shop_id = shop_order.shop_id
            and line.id = shop_order.line_id
          join carrier on carrier.tenant_id = line.tenant_id and carrier.shop_id = line.shop_id
            and carrier.id = line.carrier_id
          join delivery_speed on delivery_speed.tenant_id = line.tenant_id and delivery_speed.shop_id = line.shop_id
            and delivery_speed.id = line.delivery_speed_id
          join warehouse on warehouse.tenant_id = shop_order.tenant_id and warehouse.shop_id = shop_order.shop_id
            and warehouse.id = shop_order.warehouse_id
          join country on country.id = shop_order.country_id
          where shop_order.tenant_id = ${p.tenantId} and shop_order.shop_id = ${p.shopId} and shop_order.id = found.id
        ) told on true
        left join lateral (
          select jsonb_agg(jsonb_build_object('act', act, 'isOurs', actor <> 'system', 'at', parcel_event.created_at))
            as events
          from order_parcel
          join parcel_event on parcel_event.tenant_id = order_parcel.tenant_id
            and parcel_event.shop_id = order_parcel.shop_id and parcel_event.parcel_id = order_parcel.parcel_id
          where order_parcel.tenant_id = ${p.tenantId} and order_parcel.shop_id = ${p.shopId}
            and order_parcel.order_id = found.id and act = any(${p.arrivalActs}::text[])
        ) brought on true
        left join lateral (
          select jsonb_agg(jsonb_build_object('act', act, 'isOurs', actor <> 'system', 'at', parcel_event.created_at))
            as events
          from (
            select id from parcel
            where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and courier_number = asked.number
              and joined_id is null
            order by id desc limit 1
          ) newest
          join parcel_event on parcel_event.tenant_id = ${p.tenantId} and parcel_event.shop_id = ${p.shopId}
            and parcel_event.parcel_id = newest.id
          where act = any(${p.parcelActs}::text[])
        ) alone on true
      )`.as('track'),
    )
    .select(['track.asked', 'track.order', 'track.parcels'])
    .orderBy(sql`track.position`),
);

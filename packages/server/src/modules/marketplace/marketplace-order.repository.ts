import type { MarketplaceState } from '@onehaul/domain/marketplace/marketplace-state';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { ShopScope } from './marketplace-shop.repository.ts';

/**
 * Upserts orders from the marketplace in one statement. Stale or unchanged versions are ignored. An order
 * without work in progress is cancelled immediately, and starts over if the buyer reverses the cancellation.
 */
export const upsertOrders = prepareChange(
  (p: ShopScope & { memberId: number; marketplaceShopId: number; orders: string }) =>
    tables
      .insertInto('marketplaceOrder')
      .columns([
        'tenantId',
        'shopId',
        'memberId',
        'marketplaceShopId',
        'externalNumber',
        'platformState',
        'standing',
        'state',
        'platformUpdatedAt',
        'buyerName',
        'region',
        'currencyCode',
        'minor',
        'items',
        'shipBy',
      ])
      .expression(
        sql`select ${p.tenantId}::int, ${p.shopId}::int, ${p.memberId}::int, ${p.marketplaceShopId}::bigint, one."number",
          one."state", one."standing", case one."standing" when 'cancelled' then 'cancelled' when 'sent' then 'shipped'
            when 'done' then 'done' else 'synced' end,
          one."updatedAt", one."buyerName", one."region", one."currencyCode", one."minor", one."items", one."shipBy"
        from jsonb_to_recordset(${p.orders}::jsonb) as one ("number" text, "state" text, "standing" text,
          "updatedAt" timestamptz, "buyerName" text, "region" text, "currencyCode" text, "minor" bigint, "items" jsonb,
          "shipBy" timestamptz)
        order by one."number"`,
      )
      .onConflict((conflict) =>
        conflict
          .columns(['tenantId', 'shopId', 'marketplaceShopId', 'externalNumber'])
          .doUpdateSet(({ ref }) => ({
            platformState: ref('excluded.platformState'),
            standing: ref('excluded.standing'),
            platformUpdatedAt: ref('excluded.platformUpdatedAt'),
            state: sql`case
              when marketplace_order.state = 'synced' and excluded.state in ('cancelled', 'shipped', 'done')
                then excluded.state
              when marketplace_order.state = 'cancelled' and excluded.standing in ('unpaid', 'toShip', 'processed')
                then 'synced'
              else marketplace_order.state end`,
            buyerName: ref('excluded.buyerName'),
            minor: ref('excluded.minor'),
            items: ref('excluded.items'),
            shipBy: ref('excluded.shipBy'),
            updatedAt: sql`now()`,
          }))
          .where(
            sql<boolean>`excluded.platform_updated_at >= marketplace_order.platform_updated_at
              and (excluded.platform_state, excluded.platform_updated_at, excluded.ship_by)
                is distinct from (marketplace_order.platform_state, marketplace_order.platform_updated_at,
                  marketplace_order.ship_by)`,
          ),
      )
      .returning('id'),
);

const selectOrderRows = tables
  .selectFrom('marketplaceOrder')
  .select([
    'id',
    'memberId',
    'marketplaceShopId',
    'externalNumber',
    'state',
    'standing',
    'orderId',
    'trackingNumber',
    'labelKey',
    'firstMileId',
    'items',
    'region',
  ]);

/** Lock order: our own order rows before these. */
export const lockOrderRows = prepareChange((p: ShopScope & { ids: number[] }) =>
  selectOrderRows
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .orderBy('id')
    .forUpdate(),
);
export type LockedOrderRow = NonNullable<(typeof lockOrderRows)['row']>;

export const orderRows = prepare((p: ShopScope & { memberId: number; ids: number[] }) =>
  selectOrderRows
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .orderBy('id'),
);

type OrderTransition = ShopScope & { ids: number[]; from: MarketplaceState; to: MarketplaceState };

/** Conditional on the previous state. A row that starts over loses its link to our order. */
export const updateOrderStates = prepareChange((p: OrderTransition) =>
  tables
    .updateTable('marketplaceOrder')
    .set({
      state: p.to,
      orderId: sql`case when ${p.to}::text = 'synced' then null else order_id end`,
      firstMileId: sql`case when ${p.to}::text in ('synced', 'labelled', 'cancelling', 'cancelled') then null
        else first_mile_id end`,
      nextLabelAt: sql`case when ${p.to}::text = 'ready' then now() else next_label_at end`,
      updatedAt: sql`now()`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .where('state', '=', p.from)
    .returning(['id', 'memberId', 'firstMileId']),
);

/** Pairs the two lists by position; only orders that are still unlinked are updated. */
export const linkRows = prepareChange(
  (p: ShopScope & { memberId: number; ids: number[]; orderIds: number[] }) =>
    tables
      .updateTable('marketplaceOrder')
      .from(
        sql<{ id: number; orderId: number }>`unnest(${p.ids}::bigint[], ${p.orderIds}::bigint[])`.as<'made'>(
          sql`made (id, order_id)`,
        ),
      )
      .set({ state: 'linked', orderId: sql`made.order_id`, updatedAt: sql`now()` })
      .where('marketplaceOrder.tenantId', '=', p.tenantId)
      .where('marketplaceOrder.shopId', '=', p.shopId)
      .where('marketplaceOrder.memberId', '=', p.memberId)
      .where(sql<boolean>`marketplace_order.id = made.id`)
      .where('marketplaceOrder.state', '=', 'synced')
      .where('marketplaceOrder.standing', '<>', 'cancelled')
      .returning('marketplaceOrder.id'),
);

/** Marketplace orders whose state lags behind our order. */
export const ordersToFollow = prepare((p: { tenantId: number; limit: number }) =>
  tables
    .selectFrom('marketplaceOrder as own')
    .innerJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'own').onRef('shopOrder.id', '=', 'own.orderId'),
    )
    .select(['own.shopId', 'own.id', 'own.state', 'own.standing', 'shopOrder.step'])
    .where('own.tenantId', '=', p.tenantId)
    .where('own.state', 'in', ['linked', 'ready', 'labelled', 'bound', 'shipped', 'cancelling'])
    .where(
      sql<boolean>`case own.state
        when 'linked' then shop_order.step not in ('awaitingArrival', 'unpaid')
        when 'shipped' then shop_order.step = 'completed' or own.standing = 'done'
        when 'cancelling' then shop_order.step = 'cancelled'
        else shop_order.step in ('shipped', 'completed', 'cancelled') end`,
    )
    .orderBy('own.id')
    .limit(p.limit),
);

/** Orders to reconcile: cancelled there and not yet stopped, stopped and back in stock, or reinstated. */
export const ordersToStop = prepare((p: { tenantId: number; limit: number }) =>
  tables
    .selectFrom('marketplaceOrder as own')
    .innerJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'own').onRef('shopOrder.id', '=', 'own.orderId'),
    )
    .select(['own.shopId', 'own.id', sql<number>`own.order_id`.as('orderId')])
    .where('own.tenantId', '=', p.tenantId)
    .where('own.state', 'in', ['linked', 'ready', 'labelled', 'bound', 'cancelling'])
    .where(
      sql<boolean>`case when own.state = 'cancelling'
        then own.standing <> 'cancelled' and shop_order.step <> 'cancelled'
          or shop_order.step in ('awaitingArrival', 'unpaid', 'toPick')
        else own.standing = 'cancelled' and shop_order.step not in ('shipped', 'completed', 'returned', 'cancelled') end`,
    )
    .orderBy('own.id')
    .limit(p.limit),
);

/** Leases orders whose goods are in stock and that have no label yet. */
export const leaseUnlabelledOrders = prepareChange(
  (p: { tenantId: number; limit: number; seconds: number }) =>
    tables
      .updateTable('marketplaceOrder')
      .set({ nextLabelAt: sql`now() + make_interval(secs => ${p.seconds}::int)` })
      .where('tenantId', '=', p.tenantId)
      .where(
        sql<boolean>`(shop_id, id) in (select due.shop_id, due.id from marketplace_order due
        join marketplace_shop at on at.tenant_id = due.tenant_id and at.shop_id = due.shop_id
          and at.id = due.marketplace_shop_id and at.state = 'authorized'
        where due.tenant_id = ${p.tenantId} and due.state = 'ready' and due.next_label_at <= now()
          and due.standing in ('toShip', 'processed')
        order by due.next_label_at limit ${p.limit}::int for update of due skip locked)`,
      )
      .returning([
        'shopId',
        'id',
        'marketplaceShopId',
        'externalNumber',
        'standing',
        'orderId',
        'trackingNumber',
        'labelKey',
        'labelFailures',
      ]),
);
export type UnlabelledOrder = NonNullable<(typeof leaseUnlabelledOrders)['row']>;

export const writeTracking = prepareChange((p: ShopScope & { id: number; trackingNumber: string }) =>
  tables
    .updateTable('marketplaceOrder')
    .set({ trackingNumber: p.trackingNumber, updatedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

/** Reschedules a label: still being rendered, or failed. */
export const postponeLabel = prepareChange(
  (p: ShopScope & { id: number; failures: number; seconds: number }) =>
    tables
      .updateTable('marketplaceOrder')
      .set({
        labelFailures: p.failures,
        nextLabelAt: sql`now() + make_interval(secs => ${p.seconds}::int)`,
      })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.id),
);

export const writeLabel = prepareChange((p: ShopScope & { id: number; labelKey: string }) =>
  tables
    .updateTable('marketplaceOrder')
    .set({ labelKey: p.labelKey, labelFailures: 0, state: 'labelled', updatedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', 'ready')
    .returning('id'),
);

/** Sets the last-mile number on our order unless its carrier already assigned one. */
export const writeBillNumber = prepareChange((p: ShopScope & { orderId: number; billNumber: string }) =>
  tables
    .updateTable('shopOrder')
    .set({ carrierBillNumber: p.billNumber })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.orderId)
    .where('carrierBillNumber', 'is', null),
);

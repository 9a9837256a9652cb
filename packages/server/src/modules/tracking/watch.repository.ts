import { sameShop } from '../../db/same-shop.ts';
import type { TrackingProviderName } from '../../gateways/tracking/tracking-provider.ts';
import { type RawBuilder, sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type OrderScope = ShopScope & { orderId: number };

/**
 * Providers for orders in transit: the shop needs an account and the carrier a code. The domestic provider is
 * preferred where both apply.
 */
const watchable = sql`
  select distinct on (shop_order.tenant_id, shop_order.shop_id, shop_order.id)
    shop_order.tenant_id, shop_order.shop_id, shop_order.id as order_id, gateway_account.gateway as provider,
    carrier.tracking_codes ->> gateway_account.gateway as carrier_code, shop_order.carrier_bill_number as number
  from shop_order
  join line on line.tenant_id = shop_order.tenant_id and line.shop_id = shop_order.shop_id
    and line.id = shop_order.line_id
  join carrier on carrier.tenant_id = line.tenant_id and carrier.shop_id = line.shop_id
    and carrier.id = line.carrier_id
  join gateway_account on gateway_account.tenant_id = shop_order.tenant_id
    and gateway_account.shop_id = shop_order.shop_id and gateway_account.is_active
    and gateway_account.gateway in ('kuaidi100', 'track17')
    and carrier.tracking_codes ->> gateway_account.gateway is not null
  where shop_order.step = 'shipped' and shop_order.delivered_at is null
    and shop_order.carrier_bill_number is not null`;
const inOneOrder = sql`order by shop_order.tenant_id, shop_order.shop_id, shop_order.id, gateway_account.gateway`;

type Watchable = {
  tenantId: number;
  shopId: number;
  orderId: number;
  provider: string;
  carrierCode: string;
  number: string;
};
const columns = ['tenantId', 'shopId', 'orderId', 'provider', 'carrierCode', 'number'] as const;

/**
 * Inserts watches that are due immediately. A corrected number restarts its watch; an unchanged one is left
 * alone.
 */
const insertFrom = (way: RawBuilder<Watchable>) =>
  tables
    .insertInto('trackWatch')
    .columns([...columns, 'state', 'nextLookAt'])
    .expression((from) =>
      from
        .selectFrom(way.as('way'))
        .select(columns)
        .select([sql<'asked'>`'asked'`.as('state'), sql<Date>`now()`.as('nextLookAt')]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'shopId', 'orderId'])
        .doUpdateSet(({ ref }) => ({
          provider: ref('excluded.provider'),
          carrierCode: ref('excluded.carrierCode'),
          number: ref('excluded.number'),
          state: 'asked',
          nextLookAt: sql<Date>`now()`,
          failures: 0,
          createdAt: sql<Date>`now()`,
          updatedAt: sql<Date>`now()`,
        }))
        .whereRef('trackWatch.number', '<>', 'excluded.number'),
    )
    .returning('orderId');

export const insertWatches = prepareChange((p: ShopScope & { orderIds: number[] }) =>
  insertFrom(
    sql`(${watchable} and shop_order.tenant_id = ${p.tenantId} and shop_order.shop_id = ${p.shopId}
      and shop_order.id = any(${p.orderIds}::bigint[]) ${inOneOrder})`,
  ),
);

/** Inserts missing watches: shipping did not request one, or the account was added later. */
export const insertMissingWatches = prepareChange((p: { tenantId: number; limit: number }) =>
  insertFrom(
    sql`(select missing.* from (${watchable} and shop_order.tenant_id = ${p.tenantId}
      and not exists (select from track_watch where track_watch.tenant_id = shop_order.tenant_id
        and track_watch.shop_id = shop_order.shop_id and track_watch.order_id = shop_order.id
        and track_watch.number = shop_order.carrier_bill_number)
      ${inOneOrder}) missing limit ${p.limit}::int)`,
  ),
);

/** Leases due watches by moving `nextLookAt` forward, so that no other process takes them meanwhile. */
export const leaseDueWatches = prepareChange((p: { tenantId: number; limit: number; seconds: number }) =>
  tables
    .with('taken', (query) =>
      query
        .updateTable('trackWatch')
        .set({ nextLookAt: sql`now() + make_interval(secs => ${p.seconds}::int)`, updatedAt: sql`now()` })
        .where('tenantId', '=', p.tenantId)
        .where(
          sql<boolean>`(shop_id, order_id) in (select shop_id, order_id from track_watch
            where tenant_id = ${p.tenantId} and state <> 'ended' and next_look_at <= now()
            order by next_look_at limit ${p.limit}::int for update skip locked)`,
        )
        .returning([
          'tenantId',
          'shopId',
          'orderId',
          'provider',
          'carrierCode',
          'number',
          'state',
          'failures',
          'createdAt',
        ]),
    )
    .selectFrom('taken')
    .innerJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'taken').onRef('shopOrder.id', '=', 'taken.orderId'),
    )
    .leftJoin('gatewayAccount', (join) =>
      sameShop(join, 'gatewayAccount', 'taken')
        .on('gatewayAccount.gateway', '=', sql`taken.provider`)
        .on('gatewayAccount.isActive', '=', true),
    )
    .select([
      'taken.tenantId',
      'taken.shopId',
      'taken.orderId',
      sql<TrackingProviderName>`taken.provider`.as('provider'),
      'taken.carrierCode',
      'taken.number',
      'taken.state',
      'taken.failures',
      'taken.createdAt',
      'shopOrder.step',
      'shopOrder.deliveredAt',
      sql<string>`right(shop_order.receiver_phone, 4)`.as('phoneTail'),
      'gatewayAccount.sealed',
      sql<string | null>`app.primary_host(taken.shop_id)`.as('host'),
    ]),
);
export type DueWatch = NonNullable<(typeof leaseDueWatches)['row']>;

export const settleWatch = prepareChange(
  (
    p: OrderScope & {
      number: string;
      state: 'asked' | 'active' | 'ended';
      failures: number;
      seconds: number;
    },
  ) =>
    tables
      .updateTable('trackWatch')
      .set({
        state: p.state,
        failures: p.failures,
        nextLookAt: sql`now() + make_interval(secs => ${p.seconds}::int)`,
        updatedAt: sql`now()`,
      })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('orderId', '=', p.orderId)
      // If the number has changed meanwhile, it is another watch.
      .where('number', '=', p.number),
);

/** Watches a push applies to: several orders may share a number. */
export const watchesOfNumber = prepare((p: ShopScope & { provider: string; number: string }) =>
  tables
    .selectFrom('trackWatch')
    .select(['orderId', 'state'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('number', '=', p.number)
    .where('provider', '=', p.provider),
);

export const endWatches = prepareChange((p: ShopScope & { orderIds: number[] }) =>
  tables
    .updateTable('trackWatch')
    .set({ state: 'ended', updatedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.orderIds}::bigint[])`),
);

export const findAccount = prepare((p: ShopScope & { gateway: TrackingProviderName }) =>
  tables
    .selectFrom('gatewayAccount')
    .select('sealed')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('gateway', '=', p.gateway)
    .where('isActive', '=', true),
);

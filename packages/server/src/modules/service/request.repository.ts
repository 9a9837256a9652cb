import type { ServiceFinding, ServiceState } from '@onehaul/domain/service/service-state';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { isForReturns } from './service.repository.ts';
import { isOrderItselfServed, isOrderServed } from './is-order-served.ts';

type ShopScope = { tenantId: number; shopId: number };

/** An option that can be requested, of an active service. */
export const optionToAsk = prepare((p: ShopScope & { id: number }) =>
  tables
    .selectFrom('addedServiceOption as option')
    .innerJoin('addedService as service', (join) =>
      sameShop(join, 'service', 'option').onRef('service.id', '=', 'option.addedServiceId'),
    )
    .select([
      'option.id',
      'option.names',
      'option.minor',
      'option.minorEach',
      'option.minorPerKilogram',
      'option.isQuoted',
      'option.finds',
      'service.target',
      'service.names as serviceNames',
      sql<boolean>`option.is_active and option.archived_at is null and service.is_active
        and service.archived_at is null and not ${isForReturns('option')}`.as('isOffered'),
    ])
    .where('option.tenantId', '=', p.tenantId)
    .where('option.shopId', '=', p.shopId)
    .where('option.id', '=', p.id),
);

type NewRequest = ShopScope & {
  number: string;
  memberId: number;
  accountId: number;
  parcelId: number | null;
  orderId: number | null;
  warehouseId: number;
  optionId: number;
  /** JSON text. */
  names: string;
  finds: ServiceFinding | null;
  quantity: number;
  minor: number | null;
  state: 'requested' | 'unpaid';
  words: string;
  hours: number;
};

/** Returns no row if the request number is taken. */
export const insertRequest = prepareChange((p: NewRequest) =>
  tables
    .insertInto('serviceRequest')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      number: p.number,
      memberId: p.memberId,
      accountId: p.accountId,
      parcelId: p.parcelId,
      orderId: p.orderId,
      warehouseId: p.warehouseId,
      optionId: p.optionId,
      names: sql`${p.names}::jsonb`,
      finds: p.finds,
      quantity: p.quantity,
      minor: p.minor,
      state: p.state,
      words: p.words,
      // Deadline for quoting a price; for a priced request the deadline starts with its payment.
      dueAt: sql`case when ${p.state}::text = 'requested' then now() + make_interval(hours => ${p.hours}::int) end`,
    })
    .onConflict((conflict) => conflict.columns(['tenantId', 'shopId', 'number']).doNothing())
    .returning('id'),
);

/** Targets of requests, read before any lock is taken. */
export const targetsOf = prepare((p: ShopScope & { ids: number[] }) =>
  tables
    .selectFrom('serviceRequest')
    .select(['id', 'memberId', 'parcelId', 'orderId'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`),
);

/** Orders of parcels, read before any lock is taken. */
export const ordersOfParcels = prepare((p: ShopScope & { ids: number[] }) =>
  tables
    .selectFrom('parcel')
    .select(sql<number>`order_id`.as('orderId'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .where('orderId', 'is not', null),
);

/** Requests, row-locked until the transaction ends, in a fixed order. */
export const lockRequestRows = prepareChange((p: ShopScope & { ids: number[] }) =>
  tables
    .selectFrom('serviceRequest')
    .selectAll()
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .orderBy('id')
    .forUpdate(),
);
export type LockedRequest = NonNullable<(typeof lockRequestRows)['row']>;

type RequestUpdate = ShopScope & {
  id: number;
  from: ServiceState;
  to: ServiceState;
  minor: number | null;
  staffId: number | null;
  answer: string;
  /** JSON text. */
  found: string;
  hours: number;
};

/** Compare-and-set: moves a request only from the state that was read; no row means it has changed. */
export const moveRequest = prepareChange((p: RequestUpdate) =>
  tables
    .updateTable('serviceRequest')
    .set({
      state: p.to,
      minor: sql`coalesce(${p.minor}::bigint, minor)`,
      staffId: p.staffId,
      answer: p.answer,
      found: sql`${p.found}::jsonb`,
      quotedAt: sql`case when ${p.to}::text = 'unpaid' then now() else quoted_at end`,
      paidAt: sql`case when ${p.from}::text = 'unpaid' and ${p.to}::text = 'paid' then now() else paid_at end`,
      paidMinor: sql`case when ${p.from}::text = 'unpaid' and ${p.to}::text = 'paid' then minor
        when ${p.to}::text in ('cancelled', 'notPossible') then 0 else paid_minor end`,
      assignedAt: sql`case when ${p.to}::text = 'assigned' then now()
        when ${p.to}::text = 'paid' then null else assigned_at end`,
      handledAt: sql`case when ${p.to}::text in ('done', 'notPossible', 'cancelled') then now() end`,
      dueAt: sql`case when ${p.from}::text = 'unpaid' and ${p.to}::text = 'paid'
        then now() + make_interval(hours => ${p.hours}::int) when ${p.to}::text = 'unpaid' then null else due_at end`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', p.from)
    .returning('id'),
);

/** Cancels the unpaid requests of orders that are being cancelled. */
export const dropUnpaidOf = prepareChange((p: ShopScope & { orderIds: number[] }) =>
  tables
    .updateTable('serviceRequest')
    .set({ state: 'cancelled', handledAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.orderIds}::bigint[])`)
    // Literal states, to match the partial index on open requests.
    .where(sql<boolean>`state in ('requested', 'unpaid')`),
);

/** Which of these orders have a paid, unfinished service on themselves or on one of their parcels. */
export const servedOrders = prepare((p: ShopScope & { ids: number[] }) =>
  tables
    .selectFrom('shopOrder')
    .select('shopOrder.id')
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where(sql<boolean>`shop_order.id = any(${p.ids}::bigint[])`)
    .where(isOrderServed),
);

/** Which of these orders have such a service on themselves; services on parcels stay with the parcels. */
export const servedThemselves = prepare((p: ShopScope & { ids: number[] }) =>
  tables
    .selectFrom('shopOrder')
    .select('shopOrder.number')
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where(sql<boolean>`shop_order.id = any(${p.ids}::bigint[])`)
    .where(isOrderItselfServed),
);

export const settingOfShop = prepare((p: ShopScope & { name: string }) =>
  tables
    .selectFrom('setting')
    .select('value')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('name', '=', p.name),
);

import {
  type caseQueues,
  type claimQueues,
  maxQueueCount,
  type moneyQueues,
  type orderQueues,
  type parcelQueues,
  type QueueName,
} from '@onehaul/domain/board/queue';
import { type RawBuilder, sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';

type OfShop = { tenantId: number; shopId: number | null };
type OfWarehouse = OfShop & { warehouseId: number | null };
type Queue<Name extends string> = { name: Name; count: number; oldestAt: Date | null };

type Source = {
  readonly table: string;
  /** The time that the list shows and the queue is ordered by. */
  readonly since: string;
  /** Literal SQL, so that the planner matches the partial index. */
  readonly where: string;
  /** Shown as age where it differs from the time of the order. */
  readonly oldest?: string;
};
const limit = sql.lit(maxQueueCount);

/** Counts the oldest rows of all shops, or of one. */
const ofShops = (p: OfShop, name: QueueName, { table, since, where, oldest = since }: Source) => sql`
  select ${sql.lit(name)} as name, count(*)::int as count, min(oldest_at) as oldest_at from (
    select ${sql.raw(oldest)} as oldest_at from ${sql.table(table)}
    where tenant_id = ${p.tenantId} and ${sql.raw(where)}
      and (${p.shopId}::int is null or shop_id = ${p.shopId}::int)
    order by ${sql.raw(since)} limit ${limit}) waiting`;

/** The same by warehouse: each is one range of an index, also when only one of them is asked for. */
const ofWarehouses = (p: OfWarehouse, name: QueueName, { table, since, where }: Source) => sql`
  select ${sql.lit(name)} as name, least(coalesce(sum(waiting.count), 0), ${limit})::int as count,
    min(waiting.oldest_at) as oldest_at
  from warehouse cross join lateral (
    select count(*) as count, min(since) as oldest_at from (
      select ${sql.raw(since)} as since from ${sql.table(table)}
      where tenant_id = ${p.tenantId} and shop_id = warehouse.shop_id and warehouse_id = warehouse.id
        and ${sql.raw(where)}
      order by ${sql.raw(since)} limit ${limit}) oldest) waiting
  where warehouse.tenant_id = ${p.tenantId}
    and (${p.shopId}::int is null or warehouse.shop_id = ${p.shopId}::int)
    and (${p.warehouseId}::int is null or warehouse.id = ${p.warehouseId}::int)`;

const counted = <Name extends QueueName>(queues: readonly RawBuilder<unknown>[]) =>
  tables
    .selectFrom(sql<Queue<Name>>`(${sql.join(queues, sql` union all `)})`.as('queue'))
    .select(['name', 'count', 'oldestAt']);

const parcelsIn = (state: string): Source => ({
  table: 'parcel',
  since: 'coalesce(received_at, created_at)',
  where: `state = '${state}' and stage <> 'joined'`,
});

export const countParcels = prepare((p: OfWarehouse) =>
  counted<(typeof parcelQueues)[number]>([
    ofWarehouses(p, 'toReceive', parcelsIn('forecast')),
    ofWarehouses(p, 'toMeasure', parcelsIn('received')),
    ofWarehouses(p, 'toPutAway', {
      table: 'parcel',
      since: 'coalesce(received_at, created_at)',
      where: `state = 'stored' and stage <> 'joined' and bin_id is null`,
    }),
    ofWarehouses(p, 'onHold', parcelsIn('onHold')),
  ]),
);

export const countClaims = prepare((p: OfShop) =>
  counted<(typeof claimQueues)[number]>([
    ofShops(p, 'claims', { table: 'parcel_claim', since: 'created_at', where: `state = 'open'` }),
    ofShops(p, 'unclaimed', { table: 'parcel', since: 'received_at', where: `stage = 'unclaimed'` }),
    ofShops(p, 'abandoned', {
      table: 'parcel',
      since: 'received_at',
      where: `storage_step = 'abandoned' and state in ('stored', 'onHold')`,
    }),
  ]),
);

const ordersIn = (step: string): Source => ({
  table: 'shop_order',
  since: 'created_at',
  where: `step = '${step}'`,
});

export const countOrders = prepare((p: OfWarehouse) =>
  counted<(typeof orderQueues)[number]>([
    ofWarehouses(p, 'unpaid', ordersIn('unpaid')),
    ofWarehouses(p, 'toPick', ordersIn('toPick')),
    ofWarehouses(p, 'picking', ordersIn('picking')),
    ofWarehouses(p, 'toPack', ordersIn('packing')),
    ofWarehouses(p, 'toLoad', ordersIn('ready')),
    ofWarehouses(p, 'toDepart', ordersIn('inBatch')),
    ofShops(p, 'differences', {
      table: 'shop_order',
      since: 'packed_at',
      where: `step = 'packed' and total_minor > paid_minor and pay_policy in ('onSubmit', 'afterPacking')`,
    }),
    ofShops(p, 'exceptions', {
      table: 'shop_order',
      since: 'exception_at',
      where: 'exception is not null',
    }),
  ]),
);

const cases = { table: 'support_case', since: 'due_at', oldest: 'created_at' };

export const countCases = prepare((p: OfShop) =>
  counted<(typeof caseQueues)[number]>([
    ofShops(p, 'casesOverdue', { ...cases, where: `state <> 'closed' and due_at <= now()` }),
    ofShops(p, 'casesToAnswer', { ...cases, where: `state <> 'closed' and due_at > now()` }),
  ]),
);

const refunds = { table: 'refund', since: 'created_at' };

export const countMoney = prepare((p: OfShop) =>
  counted<(typeof moneyQueues)[number]>([
    ofShops(p, 'deposits', {
      table: 'bank_receipt',
      since: 'submitted_at',
      where: `reviewed_at is null and exists (select from payment where payment.tenant_id = bank_receipt.tenant_id
        and payment.shop_id = bank_receipt.shop_id and payment.id = bank_receipt.payment_id
        and payment.state = 'underReview')`,
    }),
    ofShops(p, 'withdrawals', {
      table: 'withdrawal',
      since: 'created_at',
      where: `state in ('requested', 'approved')`,
    }),
    ofShops(p, 'heldPayments', {
      table: 'payment',
      since: 'created_at',
      where: `held_for is not null and state in ('held', 'settled')`,
    }),
    ofShops(p, 'refundsProposed', { ...refunds, where: `state = 'proposed'` }),
    ofShops(p, 'refundsFailed', { ...refunds, where: `state = 'failed'` }),
    ofShops(p, 'breaks', {
      table: 'reconciliation_break',
      since: 'day',
      oldest: 'day::timestamptz',
      where: 'resolved_at is null',
    }),
  ]),
);

import type { OrderEventAct, OrderStep } from '@onehaul/domain/order/order-state';
import { type QueryCreator, sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { Tables } from '../../db/tables.ts';
import { eventAuditColumns, type EventAuditParameters, eventAuditValues } from '../../outbox/event-audit.ts';

type ShopScope = { tenantId: number; shopId: number };
/** Columns of an order event and its outbox row. */
type EventColumns = EventAuditParameters & { act: OrderEventAct };

/** Row locks in id order, to prevent deadlocks. */
export const lockOrderRows = prepareChange((p: ShopScope & { ids: number[] }) =>
  tables
    .selectFrom('shopOrder')
    .selectAll()
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .orderBy('id')
    .forUpdate(),
);
export type LockedOrder = NonNullable<(typeof lockOrderRows)['row']>;

/** An order after the update, with its previous step. */
type ChangedOrder = {
  tenantId: number;
  shopId: number;
  id: number;
  memberId: number;
  number: string;
  fromStep: OrderStep | null;
  step: OrderStep;
};
type WithChanged = QueryCreator<Tables & { changed: ChangedOrder }>;

const insertEvents = (p: EventColumns) => (query: WithChanged) =>
  query
    .insertInto('orderEvent')
    .columns(['tenantId', 'shopId', 'orderId', 'act', 'fromStep', 'toStep', ...eventAuditColumns])
    .expression((from) =>
      from
        .selectFrom('changed')
        .select([
          'tenantId',
          'shopId',
          'id',
          sql<OrderEventAct>`${p.act}::text`.as('act'),
          'fromStep',
          'step',
          ...eventAuditValues(p),
        ]),
    );

const insertHappenings = (p: EventColumns) => (query: WithChanged) =>
  query
    .insertInto('outbox')
    .columns(['tenantId', 'shopId', 'memberId', 'topic', 'subjectId', 'details'])
    .expression((from) =>
      from
        .selectFrom('changed')
        .select([
          'tenantId',
          'shopId',
          'memberId',
          sql<string>`${p.topic}::text`.as('topic'),
          'id',
          sql<Record<string, unknown>>`jsonb_build_object('number', number) || ${p.details}::jsonb`.as(
            'details',
          ),
        ]),
    );

/** Steps that queue a recalculation of points and agent earnings. */
const rewardTriggerSteps: readonly OrderStep[] = ['completed', 'cancelled'];

type Move = { ids: number[]; from: OrderStep; to: OrderStep; isOnward: boolean };

/** Changes the step, inserts events and outbox rows in one statement. */
export const moveOrders = prepareChange((p: ShopScope & EventColumns & Move) =>
  tables
    .with('changed', (query) =>
      query
        .updateTable('shopOrder')
        .set({
          step: p.to,
          updatedAt: sql`now()`,
          packedAt: sql`case when ${p.to}::text = 'packed' then now() else packed_at end`,
          shippedAt: sql`case when ${p.to}::text = 'shipped' then now() else shipped_at end`,
          completedAt: sql`case when ${p.to}::text = 'completed' then now() else completed_at end`,
          cancelledAt: sql`case when ${p.to}::text = 'cancelled' then now() else cancelled_at end`,
          returnedAt: sql`case when ${p.to}::text = 'returned' then now() else returned_at end`,
        })
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
        .where('step', '=', p.from)
        // Checked in the update itself, so that a stop committed just before is honoured (TOCTOU).
        .where(sql<boolean>`(exception is distinct from 'stopped' or not ${p.isOnward}::boolean)`)
        .returning([
          'tenantId',
          'shopId',
          'id',
          'memberId',
          'number',
          sql<OrderStep | null>`${p.from}::text`.as('fromStep'),
          'step',
        ]),
    )
    .with('written', insertEvents(p))
    .with('told', insertHappenings(p))
    .with('asked', (query) =>
      query
        .insertInto('orderTask')
        .columns(['tenantId', 'shopId', 'orderId', 'kind'])
        .expression((from) =>
          from
            .selectFrom('changed')
            .innerJoin(
              sql<{ kind: 'points' | 'earnings' }>`(values ('points'), ('earnings'))`.as<'task'>(
                sql`task (kind)`,
              ),
              (join) => join.onTrue(),
            )
            .select(['tenantId', 'shopId', 'id', 'task.kind'])
            .where(sql<boolean>`${p.to}::text = any(${[...rewardTriggerSteps]}::text[])`),
        ),
    )
    .selectFrom('changed')
    .select('id'),
);

/**
 * `addPaidToAll` and `moveOrders` in one. It fails with a division by zero unless every order moves, because its
 * caller commits without waiting for the result.
 */
export const moveOrdersPaid = prepareChange(
  (p: ShopScope & EventColumns & { ids: number[]; minors: number[]; from: OrderStep; to: OrderStep }) =>
    tables
      .with('changed', (query) =>
        query
          .updateTable('shopOrder')
          .from(
            sql<{ orderId: number; minor: number }>`(select * from unnest(${p.ids}::bigint[],
              ${p.minors}::bigint[]) as each(order_id, minor))`.as('settled'),
          )
          .set({
            step: p.to,
            paidMinor: sql`paid_minor + settled.minor`,
            paidAt: sql`now()`,
            updatedAt: sql`now()`,
          })
          .where('shopOrder.tenantId', '=', p.tenantId)
          .where('shopOrder.shopId', '=', p.shopId)
          .whereRef('shopOrder.id', '=', 'settled.orderId')
          .where('shopOrder.step', '=', p.from)
          .where(sql<boolean>`shop_order.exception is distinct from 'stopped'`)
          .returning([
            'shopOrder.tenantId',
            'shopOrder.shopId',
            'shopOrder.id',
            'shopOrder.memberId',
            'shopOrder.number',
            sql<OrderStep | null>`${p.from}::text`.as('fromStep'),
            'shopOrder.step',
          ]),
      )
      .with('written', insertEvents(p))
      .with('told', insertHappenings(p))
      .with('asked', (query) =>
        query
          .insertInto('orderTask')
          .columns(['tenantId', 'shopId', 'orderId', 'kind'])
          .expression((from) =>
            from
              .selectFrom('changed')
              .select(['tenantId', 'shopId', 'id', sql.lit('earnings' as const).as('kind')]),
          ),
      )
      .selectFrom('changed')
      .select(sql<number>`1 / (count(*) = cardinality(${p.ids}::bigint[]))::int`.as('moved')),
);

/** Inserts events and outbox rows for orders that stay at their step. */
export const insertOrderEvents = prepareChange(
  (p: ShopScope & EventColumns & { ids: number[]; isFirst: boolean }) =>
    tables
      .with('changed', (query) =>
        query
          .updateTable('shopOrder')
          .set({ updatedAt: sql`now()` })
          .where('tenantId', '=', p.tenantId)
          .where('shopId', '=', p.shopId)
          .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
          .returning([
            'tenantId',
            'shopId',
            'id',
            'memberId',
            'number',
            sql<OrderStep | null>`case when ${p.isFirst}::boolean then null else step end`.as('fromStep'),
            'step',
          ]),
      )
      .with('written', insertEvents(p))
      .with('told', insertHappenings(p))
      .selectFrom('changed')
      .select('id'),
);

/** Adds a settled (or, negative, refunded) amount and queues the recalculation of agent earnings. */
export const addPaid = prepareChange((p: ShopScope & { id: number; minor: number }) =>
  tables
    .with('changed', (query) =>
      query
        .updateTable('shopOrder')
        .set({
          paidMinor: sql`paid_minor + ${p.minor}::bigint`,
          paidAt: sql`case when ${p.minor}::bigint > 0 then now() else paid_at end`,
        })
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('id', '=', p.id)
        .returning(['tenantId', 'shopId', 'id', 'step', 'totalMinor', 'paidMinor', 'payPolicy']),
    )
    .with('asked', (query) =>
      query
        .insertInto('orderTask')
        .columns(['tenantId', 'shopId', 'orderId', 'kind'])
        .expression((from) =>
          from
            .selectFrom('changed')
            .select(['tenantId', 'shopId', 'id', sql.lit('earnings' as const).as('kind')]),
        ),
    )
    .selectFrom('changed')
    .select(['id', 'step', 'totalMinor', 'paidMinor', 'payPolicy']),
);

/** Batch version of `addPaid`, with one amount per order. */
export const addPaidToAll = prepareChange((p: ShopScope & { ids: number[]; minors: number[] }) =>
  tables
    .with('changed', (query) =>
      query
        .updateTable('shopOrder')
        .from(
          sql<{
            orderId: number;
            minor: number;
          }>`(select * from unnest(${p.ids}::bigint[], ${p.minors}::bigint[])
            as each(order_id, minor))`.as('settled'),
        )
        .set({
          paidMinor: sql`paid_minor + settled.minor`,
          paidAt: sql`case when settled.minor > 0 then now() else paid_at end`,
        })
        .where('shopOrder.tenantId', '=', p.tenantId)
        .where('shopOrder.shopId', '=', p.shopId)
        .whereRef('shopOrder.id', '=', 'settled.orderId')
        .returning(['shopOrder.tenantId', 'shopOrder.shopId', 'shopOrder.id']),
    )
    .insertInto('orderTask')
    .columns(['tenantId', 'shopId', 'orderId', 'kind'])
    .expression((from) =>
      from
        .selectFrom('changed')
        .select(['tenantId', 'shopId', 'id', sql.lit('earnings' as const).as('kind')]),
    )
    .returning('orderId'),
);

/** The first of these orders that is stopped. */
export const stoppedOrder = prepare((p: ShopScope & { ids: number[] }) =>
  tables
    .selectFrom('shopOrder')
    .select(['number', 'clientNumber'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .where('exception', '=', 'stopped')
    .limit(1),
);

/** The first of these orders whose boxes await remeasurement (A68). */
export const disputedOrder = prepare((p: ShopScope & { ids: number[] }) =>
  tables
    .selectFrom('supportCase')
    .innerJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'supportCase').onRef('shopOrder.id', '=', 'supportCase.orderId'),
    )
    .select('shopOrder.number')
    .where('supportCase.tenantId', '=', p.tenantId)
    .where('supportCase.shopId', '=', p.shopId)
    .where(sql<boolean>`support_case.order_id = any(${p.ids}::bigint[])`)
    .where('supportCase.orderId', 'is not', null)
    .where('supportCase.kind', '=', 'measurement')
    .where('supportCase.state', '<>', 'closed')
    .limit(1),
);

import type { Language } from '@onehaul/domain/language';
import type { OrderKind } from '@onehaul/domain/order/order-kind';
import type { OrderStage } from '@onehaul/domain/order/order-state';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type PrintScope = ShopScope & { id: string };

export const newestOrderIdsOfMember = prepare(
  (
    p: ShopScope & { memberId: number; stage: OrderStage | null; orderKind: OrderKind | null; limit: number },
  ) =>
    tables
      .selectFrom('shopOrder')
      .select('id')
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId)
      .where(sql<boolean>`(${p.stage}::text is null or stage = ${p.stage})`)
      .where(sql<boolean>`(${p.orderKind}::text is null or kind = ${p.orderKind})`)
      .orderBy('id', 'desc')
      .limit(p.limit),
);

export const ordersToPrint = prepare((p: ShopScope & { ids: number[] }) =>
  tables
    .selectFrom('shopOrder')
    .select([
      'id',
      'number',
      'memberId',
      sql<number>`(select count(*)::int from order_box where order_box.tenant_id = shop_order.tenant_id
        and order_box.shop_id = shop_order.shop_id and order_box.order_id = shop_order.id)`.as('boxes'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`),
);

type PrintRequester = { memberId: number | null; staffId: number | null };

export const countWaiting = prepare((p: ShopScope & PrintRequester) =>
  tables
    .selectFrom('printJob')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`state in ('waiting', 'running')`)
    .where(sql<boolean>`member_id is not distinct from ${p.memberId}::int`)
    .where(sql<boolean>`staff_id is not distinct from ${p.staffId}::int`),
);

export const insertPrint = prepareChange(
  (
    p: PrintScope & PrintRequester & { kind: 'sheet' | 'labels' | 'rows'; language: Language; ids: number[] },
  ) =>
    tables.insertInto('printJob').values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      id: p.id,
      memberId: p.memberId,
      staffId: p.staffId,
      kind: p.kind,
      language: p.language,
      orderIds: sql`${p.ids}::bigint[]`,
    }),
);

export const printById = prepare((p: PrintScope) =>
  tables
    .selectFrom('printJob')
    .select([
      'memberId',
      'staffId',
      'kind',
      'state',
      'done',
      'fileKey',
      sql<number>`cardinality(order_ids)`.as('total'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

const maxListed = 20;

/** Newest first. */
export const printsOfMember = prepare((p: ShopScope & { memberId: number }) =>
  tables
    .selectFrom('printJob')
    .select([
      'id',
      'kind',
      'state',
      'done',
      'fileKey',
      'createdAt',
      sql<number>`cardinality(order_ids)`.as('total'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .orderBy('createdAt', 'desc')
    .limit(maxListed),
);

/** Expired lease: after a minute without progress the worker is presumed dead and another takes the job. */
const isFree = sql<boolean>`(state = 'waiting' or (state = 'running' and taken_at < now() - interval '1 minute'))`;

/** Leases the oldest free job for one worker. */
export const leasePrint = prepareChange((p: { tenantId: number }) =>
  tables
    .updateTable('printJob')
    .set({ state: 'running', takenAt: sql`now()`, done: 0 })
    .where('tenantId', '=', p.tenantId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('printJob as next')
        .select('next.id')
        .where('next.tenantId', '=', p.tenantId)
        .where(sql<boolean>`next.state in ('waiting', 'running')`)
        .where(isFree)
        .orderBy('next.createdAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['shopId', 'id', 'kind', 'language', 'orderIds', 'takenAt']),
);

/** Reports progress and renews the lease. */
export const updatePrintProgress = prepareChange((p: PrintScope & { done: number }) =>
  tables
    .updateTable('printJob')
    .set({ done: p.done, takenAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', 'running'),
);

export const endPrint = prepareChange(
  (p: PrintScope & { state: 'done' | 'failed'; fileKey: string | null }) =>
    tables
      .updateTable('printJob')
      .set({
        state: p.state,
        fileKey: p.fileKey,
        doneAt: sql`now()`,
        done: sql`case when ${p.state}::text = 'done' then cardinality(order_ids) else done end`,
      })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.id)
      .where('state', '=', 'running')
      .returning('id'),
);

/** Print jobs past retention: documents are downloaded soon or requested again. */
export const oldPrints = prepare((p: { tenantId: number; limit: number }) =>
  tables
    .selectFrom('printJob')
    .select(['shopId', 'id', 'fileKey'])
    .where('tenantId', '=', p.tenantId)
    .where(sql<boolean>`created_at < now() - interval '2 days'`)
    .limit(p.limit),
);

export const deletePrints = prepareChange((p: { tenantId: number; ids: string[] }) =>
  tables
    .deleteFrom('printJob')
    .where('tenantId', '=', p.tenantId)
    .where(sql<boolean>`id = any(${p.ids}::uuid[])`),
);

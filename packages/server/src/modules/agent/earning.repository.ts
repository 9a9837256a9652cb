import type { EarningTerms } from '@onehaul/contract/agent';
import type { EarningState, VoidReason } from '@onehaul/domain/agent/earning-state';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

export const dueEarnings = prepare((p: { tenantId: number; limit: number }) =>
  tables
    .selectFrom('earning')
    .innerJoin('agent', (join) =>
      sameShop(join, 'agent', 'earning').onRef('agent.memberId', '=', 'earning.agentId'),
    )
    .select(['earning.shopId', 'earning.id', 'earning.orderId', 'earning.agentId'])
    .where('earning.tenantId', '=', p.tenantId)
    .where('earning.state', '=', 'confirmed')
    .where('earning.availableAt', '<=', sql<Date>`now()`)
    .where('agent.state', '=', 'active')
    .orderBy('earning.availableAt')
    .limit(p.limit),
);

/**
 * Locks agents in id order, before any of their other rows. `moveEarnings` also locks the agent first: one
 * lock order prevents deadlocks.
 */
export const lockAgents = prepareChange((p: ShopScope & { ids: number[] }) =>
  tables
    .selectFrom('agent')
    .select(['memberId', 'state', 'planId'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`member_id = any(${p.ids}::int[])`)
    .orderBy('memberId')
    .forUpdate(),
);

/** The `terms` JSON column, typed as this module writes it. */
const terms = sql<EarningTerms>`terms`.as('terms');
const earningColumns = [
  'id',
  'orderId',
  'agentId',
  'buyerId',
  'depth',
  'planId',
  'baseMinor',
  'minor',
  'state',
  'availableAt',
  'createdAt',
] as const;

export const lockEarningsOf = prepareChange((p: ShopScope & { orderId: number }) =>
  tables
    .selectFrom('earning')
    .select([...earningColumns, terms])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .orderBy('depth')
    .forUpdate(),
);
export type LockedEarning = NonNullable<(typeof lockEarningsOf)['row']>;

type NewEarning = ShopScope & {
  orderId: number;
  agentId: number;
  buyerId: number;
  depth: number;
  planId: number;
  baseMinor: number;
  terms: string;
  minor: number;
  state: EarningState;
  voidFor: VoidReason | null;
};

export const insertEarning = prepareChange((p: NewEarning) =>
  tables
    .insertInto('earning')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      orderId: p.orderId,
      agentId: p.agentId,
      buyerId: p.buyerId,
      depth: p.depth,
      planId: p.planId,
      baseMinor: p.baseMinor,
      terms: sql`${p.terms}::jsonb`,
      minor: p.minor,
      state: p.state,
      voidFor: p.voidFor,
    })
    .returning(['id', 'createdAt']),
);

type Change = ShopScope & {
  id: number;
  from: EarningState;
  state: EarningState;
  voidFor: VoidReason | null;
  baseMinor: number;
  terms: string;
  minor: number;
  availableAt: Date | null;
};

export const changeEarning = prepareChange((p: Change) =>
  tables
    .updateTable('earning')
    .set({
      state: p.state,
      voidFor: p.voidFor,
      baseMinor: p.baseMinor,
      terms: sql`${p.terms}::jsonb`,
      minor: p.minor,
      availableAt: p.availableAt,
      updatedAt: sql`now()`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', p.from)
    .returning('id'),
);

type Booking = ShopScope & { id: number; from: EarningState };

export const markAvailable = prepareChange((p: Booking & { offsetMinor: number; journalId: number | null }) =>
  tables
    .updateTable('earning')
    .set({
      state: 'available',
      offsetMinor: p.offsetMinor,
      journalId: p.journalId,
      updatedAt: sql`now()`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', p.from)
    .returning('id'),
);

export const markReversed = prepareChange((p: Booking & { owedMinor: number; journalId: number | null }) =>
  tables
    .updateTable('earning')
    .set({
      state: 'reversed',
      owedMinor: p.owedMinor,
      reversalJournalId: p.journalId,
      updatedAt: sql`now()`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', p.from)
    .returning('id'),
);

/** Reversed earnings that an agent still owes, oldest first. Requires the agent row lock. */
export const debtsOfAgent = prepareChange((p: ShopScope & { agentId: number }) =>
  tables
    .selectFrom('earning')
    .select(['id', 'owedMinor'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('agentId', '=', p.agentId)
    .where('owedMinor', '>', 0)
    .orderBy('id')
    .forUpdate(),
);

export const payDebts = prepareChange((p: ShopScope & { ids: number[]; minors: number[] }) =>
  tables
    .updateTable('earning')
    .from(
      sql<{
        id: number;
        minor: number;
      }>`(select unnest(${p.ids}::bigint[]) as id, unnest(${p.minors}::bigint[]) as minor)`.as('debt'),
    )
    .set({ owedMinor: sql`earning.owed_minor - debt.minor` })
    .where('earning.tenantId', '=', p.tenantId)
    .where('earning.shopId', '=', p.shopId)
    .whereRef('earning.id', '=', 'debt.id'),
);

/**
 * Sum of an agent's other earnings from one buyer in the shop's calendar month of `at`. The first two
 * conditions give a range that is up to three days too long, because `+ 1 month` ignores the shop's time
 * zone; the third is exact.
 */
export const earnedInMonth = prepare(
  (p: ShopScope & { agentId: number; buyerId: number; exceptId: number; at: Date; timeZone: string }) =>
    tables
      .selectFrom('earning')
      .select(({ fn }) => fn.coalesce(fn.sum<number>('minor'), sql<number>`0`).as('minor'))
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('agentId', '=', p.agentId)
      .where('buyerId', '=', p.buyerId)
      .where('id', '<>', p.exceptId)
      .where('state', 'in', ['pending', 'confirmed', 'available'])
      .where(
        sql<boolean>`created_at >= date_trunc('month', ${p.at}::timestamptz, ${p.timeZone}::text)
          and created_at < date_trunc('month', ${p.at}::timestamptz, ${p.timeZone}::text) + interval '1 month 3 days'
          and date_trunc('month', created_at, ${p.timeZone}::text)
            = date_trunc('month', ${p.at}::timestamptz, ${p.timeZone}::text)`,
      ),
);

export const insertMove = prepareChange((p: ShopScope & { agentId: number; minor: number }) =>
  tables
    .insertInto('earningMove')
    .values({ tenantId: p.tenantId, shopId: p.shopId, agentId: p.agentId, minor: p.minor })
    .returning('id'),
);

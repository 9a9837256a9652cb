import type { EarningTerms } from '@onehaul/contract/agent';
import type { AgentState, EarningState } from '@onehaul/domain/agent/earning-state';
import { sql } from 'kysely';
import { type ReaderPage, type ReaderParameters, translatedText } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type MemberScope = ShopScope & { memberId: number };
type Page = { limit: number; offset: number };

/** A member with their agent state and the plan that pays them. */
export const agentOf = prepare((p: ReaderParameters & { memberId: number }) =>
  tables
    .selectFrom('member')
    .leftJoin('agent', (join) => sameShop(join, 'agent', 'member').onRef('agent.memberId', '=', 'member.id'))
    .leftJoin('agentPlan as plan', (join) =>
      sameShop(join, 'plan', 'agent').onRef('plan.id', '=', 'agent.planId'),
    )
    .select(({ ref }) => [
      'member.code',
      'agent.state',
      'agent.words',
      'agent.reason',
      'agent.appliedAt',
      'agent.decidedAt',
      'plan.model',
      'plan.levelBps',
      'plan.kilogramMinor',
      'plan.wholesaleBps',
      'plan.confirmDays',
      'plan.sourceMonthMinor',
      translatedText(ref('plan.names'), p).as('planName'),
    ])
    .where('member.tenantId', '=', p.tenantId)
    .where('member.shopId', '=', p.shopId)
    .where('member.id', '=', p.memberId),
);

type Figures = {
  pendingMinor: number;
  confirmedMinor: number;
  movedMinor: number;
  owedMinor: number;
  memberCount: number;
  ordersThisMonth: number;
};

/** All counters of the agent page in one query; the available amount comes from the ledger. */
export const agentFigures = prepare((p: MemberScope) =>
  tables
    .selectFrom(
      sql<Figures>`(
        select
          coalesce((select sum(minor) from earning where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}
            and agent_id = ${p.memberId} and state = 'pending'), 0) as pending_minor,
          coalesce((select sum(minor) from earning where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}
            and agent_id = ${p.memberId} and state = 'confirmed'), 0) as confirmed_minor,
          coalesce((select sum(minor) from earning_move where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}
            and agent_id = ${p.memberId}), 0) as moved_minor,
          coalesce((select sum(owed_minor) from earning where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}
            and agent_id = ${p.memberId} and owed_minor > 0), 0) as owed_minor,
          (select count(*) from member where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}
            and agent_id = ${p.memberId}) as member_count,
          (select count(*) from earning
            join shop on shop.tenant_id = earning.tenant_id and shop.id = earning.shop_id
            where earning.tenant_id = ${p.tenantId} and earning.shop_id = ${p.shopId}
              and earning.agent_id = ${p.memberId} and earning.state in ('pending', 'confirmed', 'available')
              and earning.created_at >= date_trunc('month', now(), shop.time_zone)) as orders_this_month
      )`.as('figures'),
    )
    .selectAll(),
);

export const lockAgent = prepareChange((p: MemberScope) =>
  tables
    .selectFrom('agent')
    .select(['memberId', 'state', 'planId'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .forUpdate(),
);

/** Returns no row when a concurrent application came first. */
export const insertApplication = prepareChange((p: MemberScope & { words: string }) =>
  tables
    .insertInto('agent')
    .values({ tenantId: p.tenantId, shopId: p.shopId, memberId: p.memberId, words: p.words })
    .onConflict((conflict) => conflict.columns(['tenantId', 'shopId', 'memberId']).doNothing())
    .returning('memberId'),
);

export const applyAgain = prepareChange((p: MemberScope & { words: string; from: AgentState }) =>
  tables
    .updateTable('agent')
    .set({
      state: 'applied',
      words: p.words,
      reason: '',
      appliedAt: sql`now()`,
      decidedBy: null,
      decidedAt: null,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('state', '=', p.from)
    .returning('memberId'),
);

type ReferredMember = { id: number; name: string; joinedAt: Date; orderCount: number; earnedMinor: number };

/** The member's paid orders, and the amount they earned the agent directly. */
const referralTotals = (p: MemberScope) => sql`
  (select count(*) from shop_order where shop_order.tenant_id = ${p.tenantId} and shop_order.shop_id = ${p.shopId}
    and shop_order.member_id = page.id and shop_order.paid_minor > 0) as order_count,
  coalesce((select sum(earning.minor) from earning where earning.tenant_id = ${p.tenantId}
    and earning.shop_id = ${p.shopId} and earning.agent_id = ${p.memberId} and earning.buyer_id = page.id
    and earning.state in ('pending', 'confirmed', 'available')), 0) as earned_minor`;
const displayName = sql`coalesce(nullif(page.name, ''), page.username) as name`;

/** Selects the page first, then aggregates orders for its members only. */
export const referredPage = prepare((p: MemberScope & Page) =>
  tables
    .selectFrom(
      sql<ReferredMember>`(
        select page.id, ${displayName}, page.created_at as joined_at, ${referralTotals(p)}
        from (
          select id, name, username, created_at from member
          where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and agent_id = ${p.memberId}
          order by id desc limit ${p.limit}::int offset ${p.offset}::int) page
        order by page.id desc)`.as('referred'),
    )
    .selectAll(),
);

export const countReferred = prepare((p: MemberScope) =>
  tables
    .selectFrom('member')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('agentId', '=', p.memberId),
);

/** Members who registered by this member's link: as their agent or as their recommender. */
const friendsOf = (p: MemberScope) => sql`
  (select id, name, username, created_at from member
   where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and agent_id = ${p.memberId}
   union
   select id, name, username, created_at from member
   where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and recommender_id = ${p.memberId})`;

export const friendPage = prepare((p: MemberScope & Page) =>
  tables
    .selectFrom(
      sql<ReferredMember>`(
        select page.id, ${displayName}, page.created_at as joined_at, ${referralTotals(p)}
        from (select * from ${friendsOf(p)} friend order by id desc limit ${p.limit}::int offset ${p.offset}::int) page
        order by page.id desc)`.as('friends'),
    )
    .selectAll(),
);

export const countFriends = prepare((p: MemberScope) =>
  tables
    .selectFrom(
      sql<{ total: number; orderCount: number }>`(
        select count(*) as total, coalesce(sum((
          select count(*) from shop_order where shop_order.tenant_id = ${p.tenantId}
            and shop_order.shop_id = ${p.shopId} and shop_order.member_id = friend.id and shop_order.paid_minor > 0)), 0)
          as order_count
        from ${friendsOf(p)} friend)`.as('counted'),
    )
    .selectAll(),
);

/** Selects the page first, then joins orders and buyers for its rows only. */
export const earningPage = prepare((p: ReaderPage & { memberId: number; state: EarningState | null }) =>
  tables
    .selectFrom(
      tables
        .selectFrom('earning')
        .selectAll()
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('agentId', '=', p.memberId)
        .where(sql<boolean>`(${p.state}::text is null or state = ${p.state})`)
        .orderBy('id', 'desc')
        .limit(p.limit)
        .offset(p.offset)
        .as('earning'),
    )
    .innerJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'earning').onRef('shopOrder.id', '=', 'earning.orderId'),
    )
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'earning').onRef('member.id', '=', 'earning.buyerId'),
    )
    .select([
      'earning.id',
      'shopOrder.number as orderNumber',
      sql<string>`coalesce(nullif(member.name, ''), member.username)`.as('name'),
      'earning.depth',
      'earning.baseMinor',
      'earning.minor',
      'earning.offsetMinor',
      'earning.owedMinor',
      'earning.state',
      'earning.voidFor',
      sql<EarningTerms>`earning.terms`.as('terms'),
      'earning.availableAt',
      'earning.createdAt',
    ])
    .orderBy('earning.id', 'desc'),
);

export const countsOfStates = prepare((p: MemberScope) =>
  tables
    .selectFrom('earning')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('agentId', '=', p.memberId)
    .groupBy('state'),
);

type Month = { month: string; earnedMinor: number; members: number };

/** The last twelve months of the shop's calendar, including empty ones. */
export const monthsOf = prepare((p: MemberScope) =>
  tables
    .selectFrom(
      sql<Month>`(
        with zone as (select time_zone as name from shop where tenant_id = ${p.tenantId} and id = ${p.shopId}),
        first as (select date_trunc('month', now(), zone.name) - interval '11 months' - interval '2 days' as at, name
          from zone),
        earned as (
          select to_char(earning.created_at at time zone first.name, 'YYYY-MM') as month, sum(earning.minor) as minor
          from first join earning on earning.tenant_id = ${p.tenantId} and earning.shop_id = ${p.shopId}
            and earning.agent_id = ${p.memberId} and earning.created_at >= first.at
            and earning.state in ('pending', 'confirmed', 'available')
          group by 1),
        joined as (
          select to_char(member.created_at at time zone first.name, 'YYYY-MM') as month, count(*) as members
          from first join member on member.tenant_id = ${p.tenantId} and member.shop_id = ${p.shopId}
            and member.agent_id = ${p.memberId} and member.created_at >= first.at
          group by 1)
        select month.month, coalesce(earned.minor, 0) as earned_minor, coalesce(joined.members, 0) as members
        from (
          select to_char(date_trunc('month', now() at time zone zone.name) - make_interval(months => back), 'YYYY-MM')
            as month
          from zone, generate_series(0, 11) as back) month
        left join earned using (month) left join joined using (month)
        order by month.month)`.as('months'),
    )
    .selectAll(),
);

import type {
  AgentState,
  CommissionModel,
  EarningState,
  VoidReason,
} from '@onehaul/domain/agent/earning-state';
import type { Language } from '@onehaul/domain/language';
import { type SqlBool, sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type Page = { limit: number; offset: number };
type RecordKey = { tenantId: number; shopId: number; id: number };
type Filter = { tenantId: number; shopId: number | null; search: string };

type AgentFilter = Filter & { state: AgentState };
const matchesAgentFilter = (p: Filter) => sql<SqlBool>`(
  (${p.shopId}::int is null or agent.shop_id = ${p.shopId})
  and (${p.search}::text = '' or (agent.shop_id, agent.member_id) in (
    select found.shop_id, found.id from member found
    where found.tenant_id = ${p.tenantId} and found.code = upper(${p.search}))))`;

type AgentRow = {
  shopId: number;
  id: number;
  memberCode: string;
  memberName: string;
  state: AgentState;
  words: string;
  reason: string;
  appliedAt: Date;
  decidedAt: Date | null;
  decidedBy: string;
  planId: number | null;
  planName: string;
  memberCount: number;
  waitingMinor: number;
  availableMinor: number;
  movedMinor: number;
  owedMinor: number;
  voidCount: number;
};

/** Selects the page first, then computes the figures for its agents only. */
const agentPageIn = (direction: 'asc' | 'desc') =>
  prepare((p: AgentFilter & Page & { language: Language }) => {
    const page = tables
      .selectFrom('agent')
      .selectAll()
      .where('agent.tenantId', '=', p.tenantId)
      .where('agent.state', '=', p.state)
      .where(matchesAgentFilter(p))
      .orderBy('agent.appliedAt', direction)
      .orderBy('agent.memberId', direction)
      .limit(p.limit)
      .offset(p.offset);
    return tables
      .selectFrom(
        sql<AgentRow>`(
          select agent.shop_id, agent.member_id as id, member.code as member_code,
            coalesce(nullif(member.name, ''), member.username) as member_name, agent.state, agent.words, agent.reason,
            agent.applied_at, agent.decided_at, coalesce(staff.name, '') as decided_by, agent.plan_id,
            coalesce(app.pick_text(plan.names, ${p.language}, shop.languages[1]), '') as plan_name,
            (select count(*) from member brought where brought.tenant_id = agent.tenant_id
              and brought.shop_id = agent.shop_id and brought.agent_id = agent.member_id) as member_count,
            coalesce(sums.waiting, 0) as waiting_minor, coalesce(sums.owed, 0) as owed_minor,
            coalesce(sums.voided, 0) as void_count,
            coalesce((select balance from ledger_account account where account.tenant_id = agent.tenant_id
              and account.shop_id = agent.shop_id and account.owner_id = agent.member_id
              and account.kind = 'earnings' and account.unit = 'CNY'), 0) as available_minor,
            coalesce((select sum(minor) from earning_move moved where moved.tenant_id = agent.tenant_id
              and moved.shop_id = agent.shop_id and moved.agent_id = agent.member_id), 0) as moved_minor
          from ${page} agent
          join shop on shop.tenant_id = agent.tenant_id and shop.id = agent.shop_id
          join member on member.tenant_id = agent.tenant_id and member.shop_id = agent.shop_id
            and member.id = agent.member_id
          left join staff on staff.tenant_id = agent.tenant_id and staff.id = agent.decided_by
          left join agent_plan plan on plan.tenant_id = agent.tenant_id and plan.shop_id = agent.shop_id
            and plan.id = agent.plan_id
          left join lateral (
            select sum(minor) filter (where earning.state in ('pending', 'confirmed')) as waiting,
              sum(owed_minor) as owed, count(*) filter (where earning.state = 'void') as voided
            from earning where earning.tenant_id = agent.tenant_id and earning.shop_id = agent.shop_id
              and earning.agent_id = agent.member_id) sums on true)`.as('row'),
      )
      .selectAll()
      .orderBy('row.appliedAt', direction)
      .orderBy('row.id', direction);
  });

/** Pending applications, longest waiting first; otherwise newest first. */
export const waitingAgents = agentPageIn('asc');
export const newestAgents = agentPageIn('desc');

export const agentCounts = prepare((p: Filter) =>
  tables
    .selectFrom('agent')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('agent.tenantId', '=', p.tenantId)
    .where(matchesAgentFilter(p))
    .groupBy('state'),
);

export const lockAgentForStaff = prepareChange((p: RecordKey) =>
  tables
    .selectFrom('agent')
    .select(['memberId', 'state'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.id)
    .forUpdate(),
);

type Decision = RecordKey & {
  from: AgentState;
  state: AgentState;
  reason: string;
  staffId: number;
  /** Null leaves the plan unchanged. */
  planId: number | null;
};

export const decideAgent = prepareChange((p: Decision) =>
  tables
    .updateTable('agent')
    .set({
      state: p.state,
      reason: p.reason,
      planId: sql`coalesce(${p.planId}::int, plan_id)`,
      decidedBy: p.staffId,
      decidedAt: sql`now()`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.id)
    .where('state', '=', p.from)
    .returning('memberId'),
);

export const assignPlan = prepareChange((p: RecordKey & { planId: number }) =>
  tables
    .updateTable('agent')
    .set({ planId: p.planId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.id)
    .where('state', 'in', ['active', 'suspended'])
    .returning('memberId'),
);

export const activePlan = prepare((p: RecordKey) =>
  tables
    .selectFrom('agentPlan')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('isActive', '=', true),
);

export const plansOfCompany = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('agentPlan as plan')
    .select([
      'plan.shopId',
      'plan.id',
      'plan.names',
      'plan.model',
      'plan.levelBps',
      'plan.kilogramMinor',
      'plan.wholesaleBps',
      'plan.confirmDays',
      'plan.sourceMonthMinor',
      'plan.isActive',
      sql<number>`(select count(*) from agent where agent.tenant_id = plan.tenant_id and agent.shop_id = plan.shop_id
        and agent.plan_id = plan.id)`.as('agents'),
    ])
    .where('plan.tenantId', '=', p.tenantId)
    .orderBy('plan.shopId')
    .orderBy('plan.position')
    .orderBy('plan.id'),
);

export const shopsWithAgents = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('shop')
    .select(['shop.id', 'shop.languages'])
    .where('shop.tenantId', '=', p.tenantId)
    .where(sql<boolean>`'agent' = any(shop.modules)`)
    .orderBy('shop.id'),
);

type PlanFields = {
  names: string;
  model: CommissionModel;
  levelBps: number[];
  kilogramMinor: number;
  wholesaleBps: number;
  confirmDays: number;
  sourceMonthMinor: number | null;
  isActive: boolean;
};
const planColumns = (p: PlanFields) => ({
  names: sql<never>`${p.names}::jsonb`,
  model: p.model,
  levelBps: sql<number[]>`${p.levelBps}::int[]`,
  kilogramMinor: p.kilogramMinor,
  wholesaleBps: p.wholesaleBps,
  confirmDays: p.confirmDays,
  sourceMonthMinor: p.sourceMonthMinor,
  isActive: p.isActive,
});

/** Returns no row when the shop belongs to another tenant or has no agent module. */
export const insertPlan = prepareChange((p: { tenantId: number; shopId: number } & PlanFields) =>
  tables
    .insertInto('agentPlan')
    .columns([
      'tenantId',
      'shopId',
      'names',
      'model',
      'levelBps',
      'kilogramMinor',
      'wholesaleBps',
      'confirmDays',
      'sourceMonthMinor',
      'isActive',
      'position',
    ])
    .expression((from) =>
      from
        .selectFrom('shop')
        .select([
          'tenantId',
          'id',
          sql<never>`${p.names}::jsonb`.as('names'),
          sql<CommissionModel>`${p.model}::text`.as('model'),
          sql<number[]>`${p.levelBps}::int[]`.as('levelBps'),
          sql<number>`${p.kilogramMinor}::int`.as('kilogramMinor'),
          sql<number>`${p.wholesaleBps}::int`.as('wholesaleBps'),
          sql<number>`${p.confirmDays}::int`.as('confirmDays'),
          sql<number>`${p.sourceMonthMinor}::bigint`.as('sourceMonthMinor'),
          sql<boolean>`${p.isActive}::boolean`.as('isActive'),
          sql<number>`(select coalesce(max(position), 0) + 1 from agent_plan
            where agent_plan.tenant_id = shop.tenant_id and agent_plan.shop_id = shop.id)`.as('position'),
        ])
        .where('tenantId', '=', p.tenantId)
        .where('id', '=', p.shopId)
        .where(sql<boolean>`'agent' = any(modules)`),
    )
    .returning('id'),
);

export const updatePlan = prepareChange((p: RecordKey & PlanFields) =>
  tables
    .updateTable('agentPlan')
    .set(planColumns(p))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .returning('id'),
);

type EarningFilter = Filter & { state: EarningState | null; voidFor: VoidReason | null };

/** Matches by order number or agent code, each through its own index. */
const matchesEarningFilter = (p: EarningFilter) => sql<SqlBool>`(
  (${p.shopId}::int is null or earning.shop_id = ${p.shopId})
  and (${p.state}::text is null or earning.state = ${p.state})
  and (${p.voidFor}::text is null or earning.void_for = ${p.voidFor})
  and (${p.search}::text = '' or (earning.shop_id, earning.id) in (
    select found.shop_id, found.id from shop_order ordered
      join earning found on found.tenant_id = ordered.tenant_id and found.shop_id = ordered.shop_id
        and found.order_id = ordered.id
      where ordered.tenant_id = ${p.tenantId} and ordered.number = upper(${p.search})
    union all
    select found.shop_id, found.id from member
      join earning found on found.tenant_id = member.tenant_id and found.shop_id = member.shop_id
        and found.agent_id = member.id
      where member.tenant_id = ${p.tenantId} and member.code = upper(${p.search}))))`;

export const earningsForStaff = prepare((p: EarningFilter & Page) =>
  tables
    .selectFrom(
      tables
        .selectFrom('earning')
        .selectAll()
        .where('earning.tenantId', '=', p.tenantId)
        .where(matchesEarningFilter(p))
        .orderBy('earning.createdAt', 'desc')
        .orderBy('earning.id', 'desc')
        .limit(p.limit)
        .offset(p.offset)
        .as('earning'),
    )
    .innerJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'earning').onRef('shopOrder.id', '=', 'earning.orderId'),
    )
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'earning').onRef('member.id', '=', 'earning.agentId'),
    )
    .innerJoin('member as buyer', (join) =>
      sameShop(join, 'buyer', 'earning').onRef('buyer.id', '=', 'earning.buyerId'),
    )
    .select([
      'earning.shopId',
      'earning.id',
      'shopOrder.number as orderNumber',
      'earning.agentId',
      'member.code as agentCode',
      sql<string>`coalesce(nullif(member.name, ''), member.username)`.as('agentName'),
      'buyer.code as buyerCode',
      'earning.depth',
      sql<CommissionModel>`earning.terms ->> 'model'`.as('model'),
      'earning.baseMinor',
      'earning.minor',
      'earning.offsetMinor',
      'earning.owedMinor',
      'earning.state',
      'earning.voidFor',
      'earning.availableAt',
      'earning.createdAt',
    ])
    .orderBy('earning.createdAt', 'desc')
    .orderBy('earning.id', 'desc'),
);

export const countEarnings = prepare((p: EarningFilter) =>
  tables
    .selectFrom('earning')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('earning.tenantId', '=', p.tenantId)
    .where(matchesEarningFilter(p)),
);

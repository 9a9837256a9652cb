import type { AgentState, CommissionModel } from '@onehaul/domain/agent/earning-state';
import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

/** An ancestor in the referral chain; agent and plan columns are null if that member never was an agent. */
type Link = {
  depth: number;
  id: number;
  state: AgentState | null;
  planId: number | null;
  model: CommissionModel | null;
  levelBps: number[] | null;
  kilogramMinor: number | null;
  wholesaleBps: number | null;
};

/** The referral chain above the buyer, up to `links` members: one more than can earn, to detect a cycle. */
export const referralChainOf = prepare((p: ShopScope & { buyerId: number; links: number }) =>
  tables
    .selectFrom(
      sql<Link>`(
        with recursive up as (
          select 1 as depth, agent_id as id from member
          where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and id = ${p.buyerId} and agent_id is not null
          union all
          select up.depth + 1, member.agent_id from up
          join member on member.tenant_id = ${p.tenantId} and member.shop_id = ${p.shopId} and member.id = up.id
          where up.depth < ${p.links}::int and member.agent_id is not null)
        select up.depth, up.id, agent.state, agent.plan_id, plan.model, plan.level_bps, plan.kilogram_minor,
          plan.wholesale_bps
        from up
        left join agent on agent.tenant_id = ${p.tenantId} and agent.shop_id = ${p.shopId} and agent.member_id = up.id
        left join agent_plan plan on plan.tenant_id = agent.tenant_id and plan.shop_id = agent.shop_id
          and plan.id = agent.plan_id
        order by up.depth)`.as('chain'),
    )
    .selectAll(),
);
export type ChainLink = Link;

/** Only sessions used within this many days are compared. */
export const deviceDays = 30;
/** An IP address used by more accounts than this is shared and identifies no device. */
export const maxAccountsPerIp = 4;

type Facts = {
  agentId: number;
  isOwnAccount: boolean;
  isSamePhone: boolean;
  isSameCard: boolean;
  isSameDevice: boolean;
};

/**
 * Self-referral check: what the buyer and each agent have in common, sub-accounts included. The same browser
 * at the same IP address is one device, unless too many accounts of the shop sign in from that address (an
 * office, a dormitory, a mobile network).
 */
export const sharedIdentityFacts = prepare(
  (p: ShopScope & { buyerId: number; agentIds: number[]; days: number; most: number }) =>
    tables
      .selectFrom(
        sql<Facts>`(
        with person as (
          select id, id as account_id from unnest(array_append(${p.agentIds}::int[], ${p.buyerId}::int)) as id
          union
          select member.main_id, member.id from member
          where member.tenant_id = ${p.tenantId} and member.shop_id = ${p.shopId}
            and member.main_id = any(array_append(${p.agentIds}::int[], ${p.buyerId}::int))),
        phone as (
          select person.id, member.country_id, member.phone_number from person
          join member on member.tenant_id = ${p.tenantId} and member.shop_id = ${p.shopId}
            and member.id = person.account_id
          where member.phone_number is not null),
        card as (
          select person.id, bank_card.number_print from person
          join bank_card on bank_card.tenant_id = ${p.tenantId} and bank_card.shop_id = ${p.shopId}
            and bank_card.member_id = person.account_id),
        place as (
          select distinct person.id, session.browser, session.address from person
          join session on session.tenant_id = ${p.tenantId} and session.shop_id = ${p.shopId}
            and session.member_id = person.account_id
          where session.refreshed_at > now() - make_interval(days => ${p.days}::int) and session.browser <> '')
        select agent.id as agent_id,
          (agent.id = ${p.buyerId} or exists (
            select from person mine join person theirs on theirs.account_id = mine.account_id
            where mine.id = ${p.buyerId} and theirs.id = agent.id)) as is_own_account,
          exists (
            select from phone mine
            join phone theirs on theirs.country_id = mine.country_id and theirs.phone_number = mine.phone_number
            where mine.id = ${p.buyerId} and theirs.id = agent.id) as is_same_phone,
          exists (
            select from card mine join card theirs on theirs.number_print = mine.number_print
            where mine.id = ${p.buyerId} and theirs.id = agent.id) as is_same_card,
          exists (
            select from place mine
            join place theirs on theirs.browser = mine.browser and theirs.address = mine.address
            where mine.id = ${p.buyerId} and theirs.id = agent.id
              and (select count(distinct other.member_id) from session other
                where other.tenant_id = ${p.tenantId} and other.shop_id = ${p.shopId}
                  and other.address = mine.address
                  and other.refreshed_at > now() - make_interval(days => ${p.days}::int)) <= ${p.most}::int)
            as is_same_device
        from unnest(${p.agentIds}::int[]) as agent (id))`.as('facts'),
      )
      .selectAll(),
);

/** Whether the shop has the agent module, and the time zone in which its calendar months are computed. */
export const agentShopSettings = prepare((p: ShopScope) =>
  tables
    .selectFrom('shop')
    .select(['timeZone', sql<boolean>`'agent' = any(modules)`.as('hasAgents')])
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.shopId),
);

/** Plan fields that an earning does not copy: waiting days and monthly cap, at their current values. */
export const plansOf = prepare((p: ShopScope & { ids: number[] }) =>
  tables
    .selectFrom('agentPlan')
    .select(['id', 'confirmDays', 'sourceMonthMinor'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::int[])`),
);

import type { Language } from '@onehaul/domain/language';
import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';

type Filter = { tenantId: number; shopId: number | null };
type Row = {
  shopId: number;
  /** For the Excel sheet; the console already has the names of its shops. */
  shopName: string;
  agentId: number;
  agentCode: string;
  agentName: string;
  earnedMinor: number;
  reversedMinor: number;
  movedMinor: number;
  payableMinor: number;
};

type Page = Filter & { language: Language; month: string; limit: number; offset: number };

/** Agents with their earnings of one month in their shop's calendar, by agent code. */
export const settlementPage = prepare((p: Page) =>
  tables
    .selectFrom(
      sql<Row>`(
        select agent.shop_id, coalesce(app.pick_text(shop.names, ${p.language}, shop.languages[1]), '') as shop_name,
          agent.member_id as agent_id, agent.code as agent_code, agent.name as agent_name,
          coalesce(sums.earned, 0) as earned_minor, coalesce(sums.reversed, 0) as reversed_minor,
          coalesce((select sum(minor) from earning_move moved where moved.tenant_id = ${p.tenantId}
            and moved.shop_id = agent.shop_id and moved.agent_id = agent.member_id
            and moved.created_at >= span.starts and moved.created_at < span.ends), 0) as moved_minor,
          coalesce((select balance from ledger_account account where account.tenant_id = ${p.tenantId}
            and account.shop_id = agent.shop_id and account.owner_id = agent.member_id
            and account.kind = 'earnings' and account.unit = 'CNY'), 0) as payable_minor
        from (
          select agent.shop_id, agent.member_id, member.code,
            coalesce(nullif(member.name, ''), member.username) as name
          from agent join member on member.tenant_id = agent.tenant_id and member.shop_id = agent.shop_id
            and member.id = agent.member_id
          where agent.tenant_id = ${p.tenantId} and agent.state in ('active', 'suspended')
            and (${p.shopId}::int is null or agent.shop_id = ${p.shopId})
          order by agent.shop_id, member.code limit ${p.limit}::int offset ${p.offset}::int) agent
        join shop on shop.tenant_id = ${p.tenantId} and shop.id = agent.shop_id
        cross join lateral (
          select to_date(${p.month}::text, 'YYYY-MM')::timestamp at time zone shop.time_zone as starts,
            (to_date(${p.month}::text, 'YYYY-MM') + interval '1 month') at time zone shop.time_zone as ends) span
        left join lateral (
          select
            sum(earning.minor) filter (
              where earning.available_at >= span.starts and earning.available_at < span.ends) as earned,
            sum(earning.minor) filter (where earning.state = 'reversed'
              and earning.updated_at >= span.starts and earning.updated_at < span.ends) as reversed
          from earning where earning.tenant_id = ${p.tenantId} and earning.shop_id = agent.shop_id
            and earning.agent_id = agent.member_id
            and (earning.state = 'available' or (earning.state = 'reversed' and (earning.journal_id is not null or earning.offset_minor > 0)))) sums on true
        order by agent.shop_id, agent.code)`.as('settlement'),
    )
    .selectAll(),
);

export const countSettled = prepare((p: Filter) =>
  tables
    .selectFrom('agent')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('tenantId', '=', p.tenantId)
    .where('state', 'in', ['active', 'suspended'])
    .where(sql<boolean>`(${p.shopId}::int is null or shop_id = ${p.shopId})`),
);

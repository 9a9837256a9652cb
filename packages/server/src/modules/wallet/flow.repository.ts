import type { WithdrawalState } from '@onehaul/domain/wallet/withdrawal-state';
import { type RawBuilder, sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type MemberScope = { tenantId: number; shopId: number; ownerId: number };

/** Filter: one or two accounts of a unit, one kind of journal or all, a month or all time. */
export type FlowFilter = MemberScope & {
  first: string;
  /** Equal to `first` where the flow covers a single account. */
  second: string;
  unit: string;
  kind: string | null;
  month: string | null;
};

const zone = (p: MemberScope) =>
  sql`(select shop.time_zone from shop where shop.tenant_id = ${p.tenantId} and shop.id = ${p.shopId})`;
const beginOf = (p: FlowFilter) => sql`((${p.month}::text || '-01')::timestamp at time zone ${zone(p)})`;
const endOf = (p: FlowFilter) =>
  sql`(((${p.month}::text || '-01')::timestamp + interval '1 month') at time zone ${zone(p)})`;

const matchesFilter = (p: FlowFilter) => sql`(${p.kind}::text is null or journal.kind = ${p.kind})
  and (${p.month}::text is null or (journal.created_at >= ${beginOf(p)} and journal.created_at < ${endOf(p)}))`;

/** Entries of one account with their journals. Within an account, journal ids ascend in entry order. */
const entriesOf = (p: FlowFilter, account: string): RawBuilder<unknown> => sql`
  from entry join journal on journal.tenant_id = entry.tenant_id and journal.id = entry.journal_id
  where entry.tenant_id = ${p.tenantId} and entry.shop_id = ${p.shopId} and entry.owner_id = ${p.ownerId}
    and entry.owner_id > 0 and entry.account = ${account} and entry.unit = ${p.unit} and ${matchesFilter(p)}`;

/** The newest journals of both accounts: reads at most one page's worth from each. */
const newestOf = (p: FlowFilter & { limit: number; offset: number }) => sql<{ journalId: number }>`(
  select both_accounts.journal_id from (
    (select entry.journal_id ${entriesOf(p, p.first)}
      order by entry.journal_id desc limit ${p.limit}::int + ${p.offset}::int)
    union
    (select entry.journal_id ${entriesOf(p, p.second)}
      order by entry.journal_id desc limit ${p.limit}::int + ${p.offset}::int)) both_accounts
  order by both_accounts.journal_id desc limit ${p.limit}::int offset ${p.offset}::int)`;

/** Balance of an account right after the journal. */
const balanceAfter = (p: FlowFilter, account: string) => sql`coalesce((
  select entry.balance from entry
  where entry.tenant_id = ${p.tenantId} and entry.shop_id = ${p.shopId} and entry.owner_id = ${p.ownerId}
    and entry.owner_id > 0 and entry.account = ${account} and entry.unit = ${p.unit}
    and entry.journal_id <= moved.journal_id
  order by entry.journal_id desc limit 1), 0)`;

/** Orders of a journal: its own subject, or those its payment covers. */
const orders = sql<{ id: number; number: string }[]>`coalesce((
  select json_agg(json_build_object('id', shop_order.id, 'number', shop_order.number) order by shop_order.id)
  from shop_order
  where shop_order.tenant_id = journal.tenant_id and shop_order.shop_id = journal.shop_id
    and shop_order.id = any(case journal.subject
      when 'order' then array[journal.subject_id]
      when 'payment' then array(
        select part.order_id from payment_order part
        where part.tenant_id = journal.tenant_id and part.shop_id = journal.shop_id
          and part.payment_id = journal.subject_id)
      else '{}' end)), '[]')`;

export const flowPage = prepare((p: FlowFilter & { limit: number; offset: number }) =>
  tables
    .selectFrom(newestOf(p).as('moved'))
    .innerJoin('journal', (join) =>
      join.on('journal.tenantId', '=', p.tenantId).onRef('journal.id', '=', 'moved.journalId'),
    )
    .leftJoin('payment', (join) =>
      sameShop(join, 'payment', 'journal')
        .onRef('payment.id', '=', 'journal.subjectId')
        .on('journal.subject', '=', sql.lit('payment')),
    )
    .leftJoin('withdrawal', (join) =>
      sameShop(join, 'withdrawal', 'journal')
        .onRef('withdrawal.id', '=', 'journal.subjectId')
        .on('journal.subject', '=', sql.lit('withdrawal')),
    )
    .select([
      'journal.id',
      'journal.kind',
      'journal.createdAt',
      'journal.remark',
      sql<number>`(
        select sum(entry.amount) from entry
        where entry.tenant_id = ${p.tenantId} and entry.journal_id = moved.journal_id
          and entry.shop_id = ${p.shopId} and entry.owner_id = ${p.ownerId} and entry.unit = ${p.unit}
          and entry.account in (${p.first}, ${p.second}))::bigint`.as('change'),
      sql<number>`(${balanceAfter(p, p.first)} + case when ${p.first}::text = ${p.second}::text then 0
        else ${balanceAfter(p, p.second)} end)::bigint`.as('after'),
      orders.as('orders'),
      sql<string>`coalesce(payment.number, withdrawal.number, '')`.as('number'),
      sql<boolean>`coalesce(payment.state = 'settled', false)`.as('hasReceipt'),
      sql<WithdrawalState | null>`withdrawal.state`.as('withdrawalState'),
    ])
    .orderBy('moved.journalId', 'desc'),
);

export const countFlow = prepare((p: FlowFilter) =>
  tables
    .selectFrom(
      sql<{ journalId: number }>`(select entry.journal_id ${entriesOf(p, p.first)}
        union select entry.journal_id ${entriesOf(p, p.second)})`.as('moved'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total')),
);

/** Balance of both accounts at the start of a month, from everything booked before. */
export const openingOf = prepare((p: FlowFilter) =>
  tables
    .selectFrom('entry')
    .innerJoin('journal', (join) =>
      join.onRef('journal.tenantId', '=', 'entry.tenantId').onRef('journal.id', '=', 'entry.journalId'),
    )
    .select(sql<number>`coalesce(sum(entry.amount), 0)::bigint`.as('minor'))
    .where('entry.tenantId', '=', p.tenantId)
    .where('entry.shopId', '=', p.shopId)
    .where('entry.ownerId', '=', p.ownerId)
    .where(sql<boolean>`entry.account in (${p.first}, ${p.second})`)
    .where(sql<boolean>`entry.unit = ${p.unit}`)
    .where(sql<boolean>`journal.created_at < ${beginOf(p)}`),
);

/**
 * Income and spending for each of the last twelve months in the shop's time zone; a journal counts by its net
 * amount.
 */
export const monthsOf = prepare((p: MemberScope & { first: string; second: string; unit: string }) =>
  tables
    .selectFrom(
      sql<{ month: string; inMinor: number; outMinor: number }>`(
        with clock as (select date_trunc('month', now() at time zone ${zone(p)}) as this_month, ${zone(p)} as zone),
        moved as (
          select date_trunc('month', journal.created_at at time zone clock.zone) as month, sum(entry.amount) as amount
          from clock, entry join journal on journal.tenant_id = entry.tenant_id and journal.id = entry.journal_id
          where entry.tenant_id = ${p.tenantId} and entry.shop_id = ${p.shopId} and entry.owner_id = ${p.ownerId}
            and entry.owner_id > 0 and entry.account in (${p.first}, ${p.second}) and entry.unit = ${p.unit}
            and journal.created_at >= (clock.this_month - interval '11 months') at time zone clock.zone
          group by journal.id, journal.created_at, clock.zone)
        select to_char(known.month, 'YYYY-MM') as month,
          coalesce(sum(moved.amount) filter (where moved.amount > 0), 0)::bigint as in_minor,
          coalesce(-sum(moved.amount) filter (where moved.amount < 0), 0)::bigint as out_minor
        from clock,
          generate_series(clock.this_month - interval '11 months', clock.this_month, interval '1 month') known (month)
          left join moved on moved.month = known.month
        group by known.month)`.as('months'),
    )
    .select(['months.month', 'months.inMinor', 'months.outMinor'])
    .orderBy('months.month'),
);

/** Recipient and issuer of a statement. */
export const statementHead = prepare(
  (p: { tenantId: number; shopId: number; ownerId: number; language: string; fallback: string }) =>
    tables
      .selectFrom('member')
      .innerJoin('shop', (join) =>
        join.onRef('shop.tenantId', '=', 'member.tenantId').onRef('shop.id', '=', 'member.shopId'),
      )
      .select([
        'member.code as memberCode',
        'member.name as memberName',
        'shop.timeZone',
        sql<string>`coalesce(app.pick_text(shop.names, ${p.language}, ${p.fallback}), '')`.as('shopName'),
      ])
      .where('member.tenantId', '=', p.tenantId)
      .where('member.shopId', '=', p.shopId)
      .where('member.id', '=', p.ownerId),
);

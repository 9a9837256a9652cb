import type { AccountKind } from '@onehaul/domain/wallet/account';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

/** Keyset cursor over the ledger accounts. */
export type LedgerAccountKey = { shopId: number; ownerId: number; account: AccountKind; unit: string };

/** An account and its verified prefix: the last verified entry and the balance after it. */
export type Start = LedgerAccountKey & { position: number; balance: number };

type Page = LedgerAccountKey & { tenantId: number; limit: number; isWhole: boolean };

/**
 * The next accounts that changed since their last verification, plus the last one of the page as cursor. An
 * unchanged account costs one lookup in each of two tables. With `isWhole`, every account from its first
 * entry.
 */
export const accountsToProve = prepare((p: Page) =>
  tables
    .selectFrom(
      sql<Start & { isChanged: boolean }>`(
        select page.shop_id, page.owner_id, page.kind as account, page.unit,
          case when ${p.isWhole}::boolean then 0 else coalesce(proof.position, 0) end as position,
          case when ${p.isWhole}::boolean then 0 else coalesce(proof.balance, 0) end as balance,
          ${p.isWhole}::boolean or proof.position is distinct from page.entries
            or proof.balance is distinct from page.balance as is_changed,
          lead(page.shop_id) over (order by page.shop_id, page.owner_id, page.kind, page.unit) is null as is_last
        from (
          select account.* from ledger_account account
          where account.tenant_id = ${p.tenantId} and (account.shop_id, account.owner_id, account.kind, account.unit)
            > (${p.shopId}::int, ${p.ownerId}::int, ${p.account}::text, ${p.unit}::text)
          order by account.shop_id, account.owner_id, account.kind, account.unit limit ${p.limit}) page
        left join lateral (
          select position, balance from ledger_proof
          where tenant_id = ${p.tenantId} and shop_id = page.shop_id and owner_id = page.owner_id
            and account = page.kind and unit = page.unit limit 1) proof on true
      )`.as('page'),
    )
    .select([
      'page.shopId',
      'page.ownerId',
      'page.account',
      'page.unit',
      'page.position',
      'page.balance',
      'page.isChanged',
    ])
    .where((where) => where.or([where('page.isChanged', '=', true), where(sql<boolean>`is_last`, '=', true)]))
    .orderBy('page.shopId')
    .orderBy('page.ownerId')
    .orderBy('page.account')
    .orderBy('page.unit'),
);

/** A run of entries after the verified prefix, with the account's current totals from the same snapshot. */
export type Walk = Start & {
  steps: number;
  /** Position and balance after the last step. */
  lastPosition: number;
  lastBalance: number;
  /** The first entry that does not continue the previous one. */
  brokenAt: number | null;
  journalIds: number[];
  entriesNow: number;
  balanceNow: number;
};

export const walkAccounts = prepare((p: { tenantId: number; starts: string; steps: number }) =>
  tables
    .selectFrom(
      sql<Walk>`(
        select start."shopId" as shop_id, start."ownerId" as owner_id, start.account, start.unit, start.position,
          start.balance, walked.*, now.entries as entries_now, now.balance as balance_now
        from jsonb_to_recordset(${p.starts}::jsonb)
          as start ("shopId" int, "ownerId" int, account text, unit text, position bigint, balance bigint)
        cross join lateral (
          select entries, balance from ledger_account
          where tenant_id = ${p.tenantId} and shop_id = start."shopId" and owner_id = start."ownerId"
            and kind = start.account and unit = start.unit limit 1) now
        cross join lateral (
          select count(*) as steps, coalesce(max(step.position), start.position) as last_position,
            coalesce((array_agg(step.balance order by step.position desc))[1], start.balance) as last_balance,
            min(step.position) filter (where step.position <> start.position + step.nth
              or step.balance <> step.before + step.amount) as broken_at,
            coalesce(jsonb_agg(distinct step.journal_id) filter (where step.journal_id is not null), '[]') as journal_ids
          from (
            select entry.*, row_number() over (order by entry.position) as nth,
              lag(entry.balance, 1, start.balance) over (order by entry.position) as before
            from entry where entry.tenant_id = ${p.tenantId} and entry.shop_id = start."shopId"
              and entry.owner_id = start."ownerId" and entry.account = start.account and entry.unit = start.unit
              and entry.position > start.position
            order by entry.position limit ${p.steps}) step) walked
      )`.as('walk'),
    )
    .selectAll(),
);

/** Journals with missing entries, or whose sum is not zero in some unit. */
export const unbalancedJournals = prepare((p: { tenantId: number; ids: number[] }) =>
  tables
    .selectFrom(
      sql<{ id: number }>`(
        select wanted.id from unnest(${p.ids}::bigint[]) as wanted (id)
        cross join lateral (
          select legs from journal where tenant_id = ${p.tenantId} and id = wanted.id limit 1) journal
        cross join lateral (
          select coalesce(sum(units.entries), 0) as entries, coalesce(bool_or(units.total <> 0), true) as is_crooked
          from (
            select count(*) as entries, sum(amount) as total from entry
            where tenant_id = ${p.tenantId} and journal_id = wanted.id group by unit) units) sums
        where sums.is_crooked or sums.entries <> journal.legs
      )`.as('crooked'),
    )
    .select('crooked.id'),
);

export const journalIdsAfter = prepare((p: { tenantId: number; afterId: number; limit: number }) =>
  tables
    .selectFrom('journal')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('id', '>', p.afterId)
    .orderBy('id')
    .limit(p.limit),
);

export const upsertProofs = prepareChange((p: { tenantId: number; proofs: string }) =>
  tables
    .insertInto('ledgerProof')
    .columns(['tenantId', 'shopId', 'ownerId', 'account', 'unit', 'position', 'balance'])
    .expression(
      sql`select ${p.tenantId}::int, proof."shopId", proof."ownerId", proof.account, proof.unit, proof.position,
        proof.balance from jsonb_to_recordset(${p.proofs}::jsonb)
        as proof ("shopId" int, "ownerId" int, account text, unit text, position bigint, balance bigint)`,
    )
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'shopId', 'ownerId', 'account', 'unit']).doUpdateSet({
        position: sql`excluded.position`,
        balance: sql`excluded.balance`,
        provedAt: sql`now()`,
      }),
    ),
);

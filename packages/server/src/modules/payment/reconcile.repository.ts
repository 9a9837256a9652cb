import type { GatewayMethod } from '@onehaul/domain/payment/payment-state';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type DayScope = ShopScope & { gateway: string; day: string };

/** Payments settled within a day of the gateway's calendar. */
export const settledBetween = prepare((p: ShopScope & { gateway: GatewayMethod; from: Date; until: Date }) =>
  tables
    .selectFrom('payment')
    .select(['number', 'askedMinor as minor', 'currencyCode as currency'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('method', '=', p.gateway)
    .where('settledAt', '>=', p.from)
    .where('settledAt', '<', p.until)
    .where('settledAt', 'is not', null),
);

/** Recorded payments by number: settled, or received and held. */
export const recordedPayments = prepare((p: ShopScope & { gateway: GatewayMethod; numbers: string[] }) =>
  tables
    .selectFrom('payment')
    .select([
      'number',
      sql<number>`case when state = 'settled' then asked_minor else paid.minor end`.as('minor'),
      sql<string>`case when state = 'settled' then payment.currency_code else paid.currency_code end`.as(
        'currency',
      ),
    ])
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('gatewayEvent')
          .select(['gatewayEvent.minor', 'gatewayEvent.currencyCode'])
          .whereRef('gatewayEvent.tenantId', '=', 'payment.tenantId')
          .whereRef('gatewayEvent.shopId', '=', 'payment.shopId')
          .whereRef('gatewayEvent.paymentNumber', '=', 'payment.number')
          .where('gatewayEvent.fact', '=', 'paid')
          .orderBy('gatewayEvent.id')
          .limit(1)
          .as('paid'),
      (join) => join.onTrue(),
    )
    .where('payment.tenantId', '=', p.tenantId)
    .where('payment.shopId', '=', p.shopId)
    .where('payment.method', '=', p.gateway)
    .where(sql<SqlBool>`payment.number = any(${p.numbers}::text[])`)
    .where(sql<SqlBool>`(payment.state = 'settled' or paid.minor is not null)`),
);

export const upsertReconciliation = prepareChange((p: DayScope & { ours: number; theirs: number }) =>
  tables
    .insertInto('reconciliation')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      gateway: p.gateway,
      day: sql`${p.day}::date`,
      ours: p.ours,
      theirs: p.theirs,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'shopId', 'gateway', 'day'])
        .doUpdateSet({ ours: p.ours, theirs: p.theirs, runAt: sql`now()` }),
    ),
);

type NewBreaks = DayScope & {
  kinds: string[];
  numbers: string[];
  ourMinors: (number | null)[];
  ourCurrencies: (string | null)[];
  theirMinors: (number | null)[];
  theirCurrencies: (string | null)[];
};

export const insertBreaks = prepareChange((p: NewBreaks) =>
  tables
    .insertInto('reconciliationBreak')
    .columns([
      'tenantId',
      'shopId',
      'gateway',
      'day',
      'kind',
      'paymentNumber',
      'ourMinor',
      'ourCurrency',
      'theirMinor',
      'theirCurrency',
    ])
    .expression((from) =>
      from
        .selectFrom(
          sql<{
            kind: 'amount';
            paymentNumber: string;
            ourMinor: number | null;
            ourCurrency: string | null;
            theirMinor: number | null;
            theirCurrency: string | null;
          }>`unnest(${p.kinds}::text[], ${p.numbers}::text[], ${p.ourMinors}::bigint[], ${p.ourCurrencies}::text[],
            ${p.theirMinors}::bigint[], ${p.theirCurrencies}::text[])`.as<'found'>(
            sql`found (kind, payment_number, our_minor, our_currency, their_minor, their_currency)`,
          ),
        )
        .select([
          sql<number>`${p.tenantId}::int`.as('tenantId'),
          sql<number>`${p.shopId}::int`.as('shopId'),
          sql<string>`${p.gateway}::text`.as('gateway'),
          sql<string>`${p.day}::date`.as('day'),
          'found.kind',
          'found.paymentNumber',
          'found.ourMinor',
          'found.ourCurrency',
          'found.theirMinor',
          'found.theirCurrency',
        ]),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

/** Gateways provide statements for about three months. */
const maxDaysBack = 90;

/**
 * Unreconciled days up to the given day, oldest first, since the account's first reconciled day; for an
 * account with none, only the given day.
 */
export const missingDays = prepare((p: { tenantId: number; day: string }) =>
  tables
    .selectFrom('gatewayAccount')
    .innerJoin(
      sql<{ day: Date }>`lateral generate_series(
        greatest(${p.day}::date - ${sql.lit(maxDaysBack)}::int, coalesce((
          select min(first.day) from reconciliation first
          where first.tenant_id = gateway_account.tenant_id and first.shop_id = gateway_account.shop_id
            and first.gateway = gateway_account.gateway), ${p.day}::date)),
        ${p.day}::date, interval '1 day')`.as<'calendar'>(sql`calendar (day)`),
      (join) => join.onTrue(),
    )
    .select([
      'gatewayAccount.shopId',
      sql<GatewayMethod>`gateway_account.gateway`.as('gateway'),
      sql<string>`calendar.day::date::text`.as('day'),
    ])
    .where('gatewayAccount.tenantId', '=', p.tenantId)
    .where('gatewayAccount.gateway', 'in', ['wechat', 'alipay', 'stripe'])
    .where(
      sql<SqlBool>`not exists (select from shop where shop.tenant_id = gateway_account.tenant_id
        and shop.id = gateway_account.shop_id and shop.state = 'practice')`,
    )
    .where(
      sql<SqlBool>`not exists (
        select 1 from reconciliation done
        where done.tenant_id = gateway_account.tenant_id and done.shop_id = gateway_account.shop_id
          and done.gateway = gateway_account.gateway and done.day = calendar.day::date)`,
    )
    .orderBy('gatewayAccount.shopId')
    .orderBy('gatewayAccount.gateway')
    .orderBy(sql`calendar.day`),
);

type Filter = { tenantId: number; shopId: number | null };
type Page = { limit: number; offset: number };

const breaksOf = (condition: RawBuilder<unknown>) => sql<number>`(
  select count(*) from reconciliation_break found
  where found.tenant_id = reconciliation.tenant_id and found.shop_id = reconciliation.shop_id
    and found.gateway = reconciliation.gateway and found.day = reconciliation.day and ${condition})`;

export const dayPage = prepare((p: Filter & Page) =>
  tables
    .selectFrom('reconciliation')
    .select([
      'reconciliation.shopId',
      sql<GatewayMethod>`reconciliation.gateway`.as('gateway'),
      sql<string>`reconciliation.day::text`.as('day'),
      'reconciliation.ours',
      'reconciliation.theirs',
      breaksOf(sql`true`).as('breaks'),
      breaksOf(sql`found.resolved_at is null`).as('openBreaks'),
      'reconciliation.runAt',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .where('reconciliation.tenantId', '=', p.tenantId)
    .where(sql<SqlBool>`(${p.shopId}::int is null or reconciliation.shop_id = ${p.shopId})`)
    .orderBy('reconciliation.day', 'desc')
    .orderBy('reconciliation.shopId')
    .orderBy('reconciliation.gateway')
    .limit(p.limit)
    .offset(p.offset),
);

type BreakFilter = Filter & { isOpen: boolean };
const matchesFilter = (p: BreakFilter) => sql<SqlBool>`(
  (${p.shopId}::int is null or reconciliation_break.shop_id = ${p.shopId})
  and (reconciliation_break.resolved_at is null) = ${p.isOpen}::boolean)`;

const selectBreaks = (p: BreakFilter & Page) =>
  tables
    .selectFrom('reconciliationBreak')
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'reconciliationBreak.tenantId')
        .onRef('staff.id', '=', 'reconciliationBreak.resolvedBy'),
    )
    .select([
      'reconciliationBreak.shopId',
      'reconciliationBreak.id',
      sql<GatewayMethod>`reconciliation_break.gateway`.as('gateway'),
      sql<string>`reconciliation_break.day::text`.as('day'),
      'reconciliationBreak.kind',
      'reconciliationBreak.paymentNumber',
      'reconciliationBreak.ourMinor',
      'reconciliationBreak.ourCurrency',
      'reconciliationBreak.theirMinor',
      'reconciliationBreak.theirCurrency',
      'reconciliationBreak.note',
      sql<string>`coalesce(staff.name, '')`.as('resolvedBy'),
      'reconciliationBreak.resolvedAt',
    ])
    .where('reconciliationBreak.tenantId', '=', p.tenantId)
    .where(matchesFilter(p))
    .limit(p.limit)
    .offset(p.offset);

/** The predicate is written as a literal, so that the partial indexes apply. */
export const openBreaks = prepare((p: BreakFilter & Page) =>
  selectBreaks(p)
    .where(sql<SqlBool>`reconciliation_break.resolved_at is null`)
    .orderBy('reconciliationBreak.day')
    .orderBy('reconciliationBreak.id'),
);
export const resolvedBreaks = prepare((p: BreakFilter & Page) =>
  selectBreaks(p)
    .where(sql<SqlBool>`reconciliation_break.resolved_at is not null`)
    .orderBy('reconciliationBreak.day', 'desc')
    .orderBy('reconciliationBreak.id', 'desc'),
);

export const countBreaks = prepare((p: BreakFilter) =>
  tables
    .selectFrom('reconciliationBreak')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('reconciliationBreak.tenantId', '=', p.tenantId)
    .where(matchesFilter(p)),
);

export const resolveBreak = prepareChange((p: ShopScope & { id: number; staffId: number; note: string }) =>
  tables
    .updateTable('reconciliationBreak')
    .set({ resolvedBy: p.staffId, resolvedAt: sql`now()`, note: p.note })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('resolvedAt', 'is', null)
    .returning('paymentNumber'),
);

import type { Company } from '@onehaul/contract/console/companies';
import type { Language, Translated } from '@onehaul/domain/language';
import type { Module } from '@onehaul/domain/shop';
import type { TenantState } from '@onehaul/domain/tenant';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type Search = {
  search: string;
  state: TenantState | null;
  health: Company['health'] | null;
  isAttentionFirst: boolean;
  limit: number;
  offset: number;
};

/** One statement over the directory of companies; the function answers the platform's tenant only. */
export const companyPage = prepare((p: Search) =>
  tables
    .selectFrom(
      sql<
        Company & { total: number }
      >`app.search_companies(${p.search}, ${p.state}, ${p.health}, ${p.isAttentionFirst}, ${p.limit},
        ${p.offset})`.as('company'),
    )
    .selectAll(),
);

export const companyFacts = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('tenant')
    .select(({ selectFrom, fn }) => [
      'tenantId',
      'name',
      'state',
      'stateReason',
      'closesAt',
      'plan',
      'createdAt',
      sql<number>`${selectFrom('staff')
        .select(fn.countAll<number>().as('count'))
        .where('staff.tenantId', '=', p.tenantId)
        .where('staff.state', '<>', 'visitor')}`.as('staffCount'),
      sql<number>`${selectFrom('member')
        .select(fn.countAll<number>().as('count'))
        .where('member.tenantId', '=', p.tenantId)
        .where('member.state', '<>', 'erased')}`.as('memberCount'),
    ])
    .where('tenantId', '=', p.tenantId),
);

export const ownersOfCompany = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('staff')
    .select(['name', 'email', 'lastSignInAt'])
    .where('tenantId', '=', p.tenantId)
    .where('state', '=', 'active')
    .where(sql<boolean>`'owner' = any (roles)`)
    .orderBy('id'),
);

export const nextCompanyNumber = prepareChange(() =>
  tables.selectNoFrom(sql<number>`nextval('app.company_number')::int`.as('tenantId')),
);

/** On the latest version of a plan, in yuan if it has such a price. */
export const addTenant = prepareChange((p: { tenantId: number; name: string; plan: string }) =>
  tables
    .insertInto('tenant')
    .columns(['tenantId', 'name', 'plan', 'planVersion', 'planCurrency'])
    .expression(
      sql`select ${p.tenantId}::int, ${p.name}::text, plan, version, currency_code from plan_price
        where plan = ${p.plan} order by version desc, currency_code <> 'CNY', currency_code limit 1`,
    ),
);

export const addShop = prepareChange(
  (p: {
    tenantId: number;
    names: string;
    taglines: string;
    descriptions: string;
    languages: Language[];
    timeZone: string;
    primaryColor: string;
    modules: Module[];
  }) =>
    tables
      .insertInto('shop')
      .values({
        tenantId: p.tenantId,
        names: sql<Translated>`${p.names}::jsonb`,
        taglines: sql<Translated>`${p.taglines}::jsonb`,
        descriptions: sql<Translated>`${p.descriptions}::jsonb`,
        languages: p.languages as [Language, ...Language[]],
        timeZone: p.timeZone,
        primaryColor: p.primaryColor,
        modules: p.modules,
        state: 'preparing',
      })
      .returning('id'),
);

export const claimHost = prepareChange((p: { name: string; shopId: number }) =>
  tables.selectNoFrom(sql`app.claim_host(${p.name}, ${p.shopId}, 'web')`.as('claimed')),
);

export const hostExists = prepare((p: { name: string }) =>
  tables.selectFrom(sql<{ shopId: number }>`app.find_host(${p.name})`.as('host')).select('shopId'),
);

export const lockTenant = prepareChange((p: { tenantId: number }) =>
  tables
    .selectFrom('tenant')
    .select(['name', 'state', 'plan'])
    .where('tenantId', '=', p.tenantId)
    .forNoKeyUpdate(),
);

export const setTenantState = prepareChange(
  (p: {
    tenantId: number;
    from: TenantState;
    state: TenantState;
    reason: string;
    graceDays: number | null;
  }) =>
    tables
      .updateTable('tenant')
      .set({
        state: p.state,
        stateReason: p.reason,
        closesAt: sql`now() + make_interval(days => ${p.graceDays}::int)`,
      })
      .where('tenantId', '=', p.tenantId)
      .where('state', '=', p.from),
);

/** Public pages read the state with the shop, so cached ones are made again. */
export const countChangeOfShops = prepareChange((p: { tenantId: number }) =>
  tables
    .updateTable('shop')
    .set({ timeZone: sql`time_zone` })
    .where('tenantId', '=', p.tenantId),
);

export const setTenantPlan = prepareChange(
  (p: { tenantId: number; plan: string; version: number; currencyCode: string }) =>
    tables
      .updateTable('tenant')
      .set({ plan: p.plan, planVersion: p.version, planCurrency: p.currencyCode })
      .where('tenantId', '=', p.tenantId),
);

export const closeOverdueTenant = prepareChange((p: { tenantId: number }) =>
  tables
    .updateTable('tenant')
    .set({ state: 'closed' })
    .where('tenantId', '=', p.tenantId)
    .where('state', '=', 'closing')
    .where('closesAt', '<', sql<Date>`now()`)
    .returning('tenantId'),
);

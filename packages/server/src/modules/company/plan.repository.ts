import type { PlanPrice } from '@onehaul/contract/console/plans';
import type { Translated } from '@onehaul/domain/language';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

const isLatest = sql<boolean>`plan.version = (select max(later.version) from plan later where later.name = plan.name)`;
const prices = sql<PlanPrice[]>`(select coalesce(jsonb_agg(jsonb_build_object('currencyCode', currency_code,
    'priceMinor', price_minor, 'extraParcelMinor', extra_parcel_minor)
    order by currency_code <> 'CNY', currency_code), '[]')
  from plan_price where plan_price.plan = plan.name and plan_price.version = plan.version)`;

const selectPlans = () =>
  tables
    .selectFrom('plan')
    .select([
      'name',
      'plan.version',
      sql<Translated>`names`.as('names'),
      'isOffered',
      'callsPerMinute',
      'members',
      'parcelsPerMonth',
      'staff',
      'storageBytes',
      'createdAt',
      isLatest.as('isLatest'),
      prices.as('prices'),
    ])
    .orderBy('callsPerMinute')
    .orderBy('name')
    .orderBy('plan.version', 'desc');

/** What companies can be put on: the latest version of each plan, smallest first. */
export const latestPlans = prepare(() => selectPlans().where(isLatest));

/** The latest versions, and earlier ones that companies are on; for the platform only. */
export const plansInUse = prepare(() =>
  selectPlans()
    .leftJoin(
      sql<{ plan: string; version: number; companies: number }>`app.companies_by_plan()`.as('used'),
      (join) => join.onRef('used.plan', '=', 'plan.name').onRef('used.version', '=', 'plan.version'),
    )
    .select(sql<number>`coalesce(used.companies, 0)`.as('companies'))
    .where(sql<boolean>`(${isLatest} or used.companies > 0)`),
);

export const publishPlan = prepareChange((p: { name: string; version: number; terms: string }) =>
  tables.selectNoFrom(
    sql<number | null>`app.publish_plan(${p.name}, ${p.version}::int, ${p.terms}::jsonb)`.as('version'),
  ),
);

import type { CompanyUsage } from '@onehaul/contract/console/usage';
import { quotasOf } from '@onehaul/domain/quota';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { allowedModules } from '../shop/index.ts';
import { invoicesOfCompany } from './invoice.repository.ts';
import {
  calendar,
  daysSince,
  limitsOfCompany,
  membersInUse,
  parcelsThisMonth,
  planOfCompany,
  staffInUse,
  storageInUse,
} from './usage.repository.ts';

/** What a company uses of its plan in a month; undefined for one without a plan. */
export async function findQuotas(db: Db, month: string) {
  const [plan, members, staff, stored, parcels] = await Promise.all([
    db.first(planOfCompany, {}),
    db.first(membersInUse, {}),
    db.first(staffInUse, {}),
    db.first(storageInUse, {}),
    db.first(parcelsThisMonth, { month }),
  ]);
  if (!plan) return undefined;
  const quotas = quotasOf(plan, {
    members: members!.count,
    parcels: parcels!.count,
    staff: staff!.count,
    storageBytes: stored!.bytes,
  });
  return { plan, quotas };
}

/** What a company uses of its plan now, the days of this month and its invoices. */
export async function findUsage(db: Db): Promise<CompanyUsage> {
  const { month } = (await db.first(calendar, {}))!;
  const [used, allowed, limits, days, invoices] = await Promise.all([
    findQuotas(db, month),
    db.first(allowedModules, {}),
    db.all(limitsOfCompany, {}),
    db.all(daysSince, { from: month }),
    db.all(invoicesOfCompany, {}),
  ]);
  if (!used) throw new Refusal('record.notFound');
  const { plan, quotas } = used;
  const { name, version, names, isOutdated, callsPerMinute, priceMinor, extraParcelMinor, currencyCode } =
    plan;
  return {
    plan: { name, version, names, isOutdated, callsPerMinute, priceMinor, extraParcelMinor, currencyCode },
    quotas,
    limits,
    modules: allowed!.modules,
    month,
    days,
    invoices,
  };
}

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

/** What a company uses of its plan now, the days of this month and its invoices. */
export async function findUsage(db: Db): Promise<CompanyUsage> {
  const { month } = (await db.first(calendar, {}))!;
  const [plan, allowed, limits, members, staff, stored, parcels, days, invoices] = await Promise.all([
    db.first(planOfCompany, {}),
    db.first(allowedModules, {}),
    db.all(limitsOfCompany, {}),
    db.first(membersInUse, {}),
    db.first(staffInUse, {}),
    db.first(storageInUse, {}),
    db.first(parcelsThisMonth, { month }),
    db.all(daysSince, { from: month }),
    db.all(invoicesOfCompany, {}),
  ]);
  if (!plan) throw new Refusal('record.notFound');
  const { name, version, names, isOutdated, callsPerMinute, priceMinor, extraParcelMinor, currencyCode } =
    plan;
  const { members: includedMembers, parcels: includedParcels, staff: includedStaff, storageBytes } = plan;
  const allowance = {
    members: includedMembers,
    parcels: includedParcels,
    staff: includedStaff,
    storageBytes,
  };
  const quotas = quotasOf(allowance, {
    members: members!.count,
    parcels: parcels!.count,
    staff: staff!.count,
    storageBytes: stored!.bytes,
  });
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

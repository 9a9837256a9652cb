import type { CompanyHealth } from '@onehaul/contract/console/company-health';
import { healthReasons } from '@onehaul/domain/company-health';
import { Refusal } from '@onehaul/domain/refusal';
import type { Database } from '../../db/database.ts';
import { platformTenantId } from '../../jobs/job.ts';
import { healthOfCompany, recentCalls, recentPromises, trendOfCompany } from './health.repository.ts';

/** Figures of one company for the operator, read under its own row-level security. */
export async function findHealth(database: Database, tenantId: number): Promise<CompanyHealth> {
  const db = database.tenant(tenantId);
  const found = tenantId === platformTenantId ? undefined : await db.first(healthOfCompany, {});
  if (!found) throw new Refusal('record.notFound');
  const [days, calls, promise] = await Promise.all([
    db.all(trendOfCompany, {}),
    db.first(recentCalls, {}),
    db.first(recentPromises, {}),
  ]);
  const { reasons, measuredAt } = found;
  return {
    mark: reasons === null ? 'unknown' : reasons.length === 0 ? 'good' : 'attention',
    reasons: healthReasons.filter((reason) => reasons?.includes(reason)),
    measuredAt,
    days,
    calls: calls!,
    promise: promise!,
    unclaimed: {
      count: found.unclaimed ?? 0,
      overWeek: found.unclaimedWeek ?? 0,
      overMonth: found.unclaimedMonth ?? 0,
      since: found.unclaimedSince,
    },
    queue: {
      waiting: found.waitingEvents ?? 0,
      since: found.waitingSince,
      parked: found.parkedEvents ?? 0,
      failedJobs: found.failedJobs ?? 0,
    },
    storageBytes: found.storageBytes ?? 0,
    payouts: { count: found.payouts ?? 0, minor: found.payoutMinor ?? 0, since: found.payoutSince },
    collected: { count: found.codOrders ?? 0, minor: found.codMinor ?? 0, since: found.codSince },
  };
}

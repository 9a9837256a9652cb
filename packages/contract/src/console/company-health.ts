import { healthMarks, healthReasons } from '@onehaul/domain/company-health';
import { z } from 'zod';
import { instant, recordId } from '../wire.ts';
import { staffCall } from './staff-call.ts';

const count = z.int().min(0);

const HealthDay = z.object({
  /** A day in UTC. */
  day: z.iso.date(),
  /** Orders shipped. */
  orders: count,
  /** Parcels scanned in. */
  parcels: count,
  calls: count,
  failed: count,
});
export type HealthDay = z.output<typeof HealthDay>;

/** How many, since when and how much in CNY. */
const Due = z.object({ count, minor: count, since: instant.nullable() });

/** Counts and sums of a company: nothing of a person. */
const CompanyHealth = z.object({
  mark: z.enum(healthMarks),
  reasons: z.array(z.enum(healthReasons)),
  /** Null: not measured yet. */
  measuredAt: instant.nullable(),
  /** The last 30 days, oldest first. */
  days: z.array(HealthDay),
  /** Of yesterday and today: all, faults of ours, and those over a limit. */
  calls: z.object({ calls: count, failed: count, limited: count }),
  /** Orders whose promised day was in the last 30 days, and those that arrived by then. */
  promise: z.object({ due: count, kept: count }),
  unclaimed: z.object({ count, overWeek: count, overMonth: count, since: instant.nullable() }),
  /** Events not sent yet, payment notices that need a person, and background work that fails. */
  queue: z.object({ waiting: count, since: instant.nullable(), parked: count, failedJobs: count }),
  storageBytes: count,
  /** Withdrawals that are not paid yet. */
  payouts: Due,
  /** Cash on delivery that is not remitted to its sellers yet. */
  collected: Due,
});
export type CompanyHealth = z.output<typeof CompanyHealth>;

/** How a company is doing, for the operator. */
export const companyHealthCalls = {
  get: staffCall({
    path: '/console/company-health/get',
    access: 'company:read',
    effect: 'read',
    summary: 'Returns figures of a company: activity, promise, faults, queues and what is due.',
    input: z.object({ tenantId: recordId }),
    output: CompanyHealth,
  }),
};

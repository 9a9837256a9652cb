import type { FailureKind, JobName } from '@onehaul/domain/job-name';
import type { Logger } from 'pino';
import { Counter, Gauge } from 'prom-client';
import type { Database } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { mask } from '../http/mask.ts';
import { notifyStaff, resolveStaffNotices } from '../outbox/notify-staff.ts';
import { findFailingTenants, upsertFailure, markFailureSolved } from './failure.repository.ts';
import { JobFailed, platformTenantId, type TenantFailure } from './job.ts';

/** One counter for all work of this process, served by `createMetrics`. The label `job` would be Prometheus's own. */
export const jobFailures = new Counter({
  name: 'onehaul_job_failed_total',
  help: 'Failures of background work',
  labelNames: ['work'] as const,
  registers: [],
});

/** When each work of this process last ended without a failure; the age of the ledger's proof is that of its job. */
export const jobSuccesses = new Gauge({
  name: 'onehaul_job_succeeded_timestamp_seconds',
  help: 'Last end of background work without a failure',
  labelNames: ['work'] as const,
  registers: [],
});

export const ledgerBreaches = new Counter({
  name: 'onehaul_ledger_breaches_total',
  help: 'Places where the ledger was found not to add up',
  registers: [],
});

export type FailureServices = { readonly database: Database; readonly log: Pick<Logger, 'error'> };

type Failure = {
  readonly job: JobName;
  readonly kind: FailureKind;
  readonly tenantId: number;
  /** The one record it was about, if any. */
  readonly subject?: string;
  readonly error: unknown;
};

const maxMessageLength = 500;
/** The message for staff, masked: errors quote user input. */
const maskedMessage = (error: unknown): string =>
  mask(error instanceof Error ? error.message : String(error))
    .replaceAll('\0', '')
    .slice(0, maxMessageLength) || 'Error';

/** Writes one error line and increments the counter. */
function logFailure({ log }: FailureServices, { job, tenantId, subject = '', error }: Failure): void {
  jobFailures.inc({ work: job });
  log.error({ err: error, job, tenant: tenantId, ...(subject && { subject }) }, 'background work failed');
}

/** Logs a failure and stores a row for staff to review. */
export async function recordFailure(services: FailureServices, failure: Failure): Promise<void> {
  logFailure(services, failure);
  await storeFailure(services, failure, []);
}

/** When the database is down no row can be stored either: the log line and the counter remain. */
async function storeFailure(
  { database, log }: FailureServices,
  failure: Failure,
  companies: number[],
): Promise<void> {
  const { job, kind, tenantId, subject = '', error } = failure;
  if (error instanceof DatabaseUnavailable) return;
  await database
    .transaction(tenantId, async (db) => {
      const stored = await db.first(upsertFailure, {
        job,
        kind,
        subject,
        error: maskedMessage(error),
        companies,
      });
      if (!stored?.isNew) return;
      // By the hour: work that fails now and then would notify without end.
      const hour = new Date().toISOString().slice(0, 13);
      await notifyStaff(db, {
        kind: 'failure',
        key: `${job} ${subject} ${hour}`,
        subjectId: stored.id,
        details: { job, number: subject },
      });
    })
    .catch((cause: unknown) => log.error({ err: cause, job }, 'a failure could not be kept'));
}

export async function recordSolved(
  { database, log }: FailureServices,
  { job, tenantId, subject = '' }: Omit<Failure, 'error' | 'kind'>,
): Promise<void> {
  await database
    .transaction(tenantId, async (db) => {
      for (const { id } of await db.all(markFailureSolved, { job, subject }))
        await resolveStaffNotices(db, { kind: 'failure', subjectId: id });
    })
    .catch((error: unknown) => log.error({ err: error, job }, 'a failure could not be closed'));
}

/** The tenants for which this work failed in its last recorded run. */
export async function findFailing({ database }: FailureServices, job: JobName): Promise<number[]> {
  const row = await database.tenant(platformTenantId).first(findFailingTenants, { job });
  return row?.companies ?? [];
}

/** Stores a row per tenant whose part failed, and one for the platform that lists the tenants. */
export async function recordFailingTenants(
  services: FailureServices,
  { job, kind }: Pick<Failure, 'job' | 'kind'>,
  failures: readonly TenantFailure[],
  failing: readonly number[] = failures.map(({ tenantId }) => tenantId),
): Promise<void> {
  for (const failure of failures) {
    logFailure(services, { job, kind, ...failure });
    if (failure.tenantId !== platformTenantId) await storeFailure(services, { job, kind, ...failure }, []);
  }
  const [first] = failures;
  if (!first) return;
  const companies = failing.filter((id) => id !== platformTenantId);
  await storeFailure(services, { job, kind, tenantId: platformTenantId, error: first.error }, companies);
}

/** Runs a job and records each tenant it failed for; then rethrows. */
export async function runRecordingFailures(
  services: FailureServices,
  job: JobName,
  run: () => Promise<void>,
): Promise<void> {
  const before = await findFailing(services, job).catch(() => []);
  let failed: readonly number[] = [];
  try {
    await run();
    jobSuccesses.setToCurrentTime({ work: job });
    await recordSolved(services, { job, tenantId: platformTenantId });
  } catch (error) {
    if (error instanceof JobFailed) {
      failed = error.failures.map(({ tenantId }) => tenantId);
      await recordFailingTenants(services, { job, kind: 'job' }, error.failures);
    } else {
      // The job failed before it reached the tenants, so their open failures remain.
      failed = before;
      await recordFailingTenants(
        services,
        { job, kind: 'job' },
        [{ tenantId: platformTenantId, error }],
        before,
      );
    }
    throw error;
  } finally {
    const solved = before.filter((tenantId) => !failed.includes(tenantId));
    for (const tenantId of solved) await recordSolved(services, { job, tenantId });
  }
}

import type { JobName } from '@onehaul/domain/job-name';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { prepare, tables } from '../db/statement.ts';
import type { Keys } from '../keys.ts';
import type { Storage } from '../gateways/storage/storage.ts';

export type JobServices = {
  readonly database: Database;
  readonly storage: Storage;
  readonly keys: Keys;
  readonly log: Logger;
  /** The platform's postal address on its invoices. */
  readonly invoiceAddress?: string;
};

/** A scheduled job. It may run twice, so it must be idempotent. */
export type Job = {
  readonly name: JobName;
  /** Cron expression, in UTC. */
  readonly cron: string;
  run(services: JobServices): Promise<void>;
};

const tenantIds = prepare(() =>
  tables.selectFrom(sql<{ id: number }>`(select app.tenant_ids() as id)`.as('tenant')).select('tenant.id'),
);

/** The platform itself: it has staff and stored answers, but no host that resolves to it. */
export const platformTenantId = 1;

/** Every tenant that may have rows, the platform first. */
export async function findTenants(database: Database): Promise<number[]> {
  const tenants = await database.platform.all(tenantIds, {});
  const others = tenants.map(({ id }) => id).filter((id) => id !== platformTenantId);
  return [platformTenantId, ...others];
}

export type TenantFailure = { readonly tenantId: number; readonly error: unknown };

/** A job that failed for some tenants and completed for all others. */
export class JobFailed extends Error {
  readonly failures: readonly TenantFailure[];
  constructor(failures: readonly TenantFailure[]) {
    super(`failed for ${failures.length} companies`, { cause: failures[0]?.error });
    this.failures = failures;
  }
}

/** Runs the work per tenant, under its row-level security; a failure does not stop the others. */
export async function forEachTenant(
  database: Database,
  work: (tenantId: number) => Promise<void>,
): Promise<void> {
  const failures: TenantFailure[] = [];
  for (const tenantId of await findTenants(database)) {
    await work(tenantId).catch((error: unknown) => failures.push({ tenantId, error }));
  }
  if (failures.length > 0) throw new JobFailed(failures);
}

import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { prepare, tables } from '../db/statement.ts';
import type { Storage } from '../gateways/storage/storage.ts';

/** What jobs work with. */
export type JobServices = { readonly database: Database; readonly storage: Storage; readonly log: Logger };

/** Work that a schedule starts. It may run twice, so doing it again must change nothing. */
export type Job = {
  readonly name: string;
  /** When, in cron's words, in UTC. */
  readonly cron: string;
  run(services: JobServices): Promise<void>;
};

const tenantIds = prepare(() =>
  tables.selectFrom(sql<{ id: number }>`(select app.tenant_ids() as id)`.as('tenant')).select('tenant.id'),
);

/** The platform itself: it has people and answers of its own, but no host by which it would be found. */
const platformTenantId = 1;

/** Every tenant that may have rows, the platform first. */
export async function findTenants(database: Database): Promise<number[]> {
  const tenants = await database.platform.all(tenantIds, {});
  const others = tenants.map(({ id }) => id).filter((id) => id !== platformTenantId);
  return [platformTenantId, ...others];
}

/** Does the work for one tenant after another, each behind its own wall. */
export async function forEachTenant(
  database: Database,
  work: (tenantId: number) => Promise<void>,
): Promise<void> {
  for (const id of await findTenants(database)) await work(id);
}

import type { TestDatabase } from './test-database.ts';

/** A payment set aside after too many failures; returns the id of its failure. */
export async function aFailedPayment(
  database: TestDatabase,
  tenantId: number,
  subject = `P${crypto.randomUUID()}`,
): Promise<number> {
  const [row] = await database.sql(
    `insert into job_failure (tenant_id, job, kind, subject, error, failures)
     values ($1, 'payments', 'payment', $2, 'it does not add up', 10) returning id`,
    [tenantId, subject],
  );
  return Number(row!.id);
}

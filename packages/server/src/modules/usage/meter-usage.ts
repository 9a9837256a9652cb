import type { Database } from '../../db/database.ts';
import { countDays, daysToCount, lockCompany } from './usage.repository.ts';

/** Counts a company's recent days. Runs of two workers and the invoice take turns by the company's row. */
export const meterUsage = (database: Database, tenantId: number): Promise<void> =>
  database.transaction(tenantId, async (db) => {
    await db.all(lockCompany, {});
    await db.all(countDays, (await db.first(daysToCount, {}))!);
  });

import type { Db } from '@onehaul/server/db/database';
import type { TestDatabase } from './test-database.ts';

/** Counts the statements an application sends, including those in transactions. */
export function countStatements({ database }: TestDatabase): { taken(): number } {
  let count = 0;
  const counted = <D extends Db>(db: D): D => ({
    ...db,
    all: (statement, given) => {
      count += 1;
      return db.all(statement, given);
    },
    first: (statement, given) => {
      count += 1;
      return db.first(statement, given);
    },
  });
  const { tenant, transaction } = database;
  database.tenant = (tenantId) => counted(tenant(tenantId));
  database.transaction = (tenantId, work) => transaction(tenantId, (db) => work(counted(db)));
  return {
    /** Count since the previous call. */
    taken() {
      const since = count;
      count = 0;
      return since;
    },
  };
}

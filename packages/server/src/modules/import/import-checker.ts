import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { createFinder } from '../../jobs/find-work.ts';
import { createSweep, type Sweep } from '../../jobs/sweep.ts';
import { findShop } from '../shop/index.ts';
import { checkPiece } from './check-import.ts';
import type { ImportPlan } from './import-kind.ts';
import { lockNextFileToCheck } from './import.repository.ts';
import { planMap } from './verify-import.ts';

type CheckerOptions = {
  readonly database: Database;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly plans: readonly ImportPlan[];
  readonly everyMs?: number;
};

const maxRestMs = 30;
/** Time slice per tenant, so that a tenant with many sheets does not starve the others. */
const sliceMs = 1000;

/**
 * Checks sheets of more than one piece, one transaction per piece, so that after a crash another process
 * resumes. Sheets of a tenant take turns, so that a small one does not wait for a large one.
 */
export function createImportChecker({ database, log, plans: kinds, everyMs = 1000 }: CheckerOptions): Sweep {
  const plans = planMap(kinds);

  const checkNext = (tenantId: number) =>
    database.transaction(tenantId, async (db) => {
      const file = await db.first(lockNextFileToCheck, {});
      if (!file) return false;
      const shop = (await findShop(db, file.shopId))!;
      const member = { id: file.accountId, ownerId: file.memberId };
      const context = { db, shop, language: shop.languages[0], member };
      await checkPiece({ log }, context, plans.get(file.kind)!, file, file.nextPiece);
      return true;
    });

  return createSweep({
    database,
    log,
    name: 'check-imports',
    everyMs,
    find: createFinder(database, ['import_file']),
    work: async (tenantId) => {
      const until = performance.now() + sliceMs;
      for (let began = performance.now(); began < until; began = performance.now()) {
        if (!(await checkNext(tenantId))) return false;
        // Leaves half of the time to other work.
        await wait(Math.min(maxRestMs, performance.now() - began));
      }
      return true;
    },
  });
}

import type { Db } from '../../db/database.ts';
import { forEachTenant, type Job, type JobServices } from '../../jobs/job.ts';
import { type Breach, proveChanges, proveWhole } from './prove-ledger.ts';

/** What does not add up is an error line for whoever is on duty; nothing is changed. */
const tellBreaches =
  (prove: (db: Db) => Promise<Breach[]>) =>
  ({ database, log }: JobServices) =>
    forEachTenant(database, async (tenantId) => {
      for (const breach of await prove(database.tenant(tenantId))) {
        log.error({ tenant: tenantId, ...breach }, 'the ledger does not add up');
      }
    });

const checkLedgerJob: Job = { name: 'ledger-check', cron: '*/5 * * * *', run: tellBreaches(proveChanges) };

/** Once a day from the first entry on, at an hour when the shops of the region sleep. */
const checkWholeLedgerJob: Job = {
  name: 'ledger-check-whole',
  cron: '11 19 * * *',
  run: tellBreaches(proveWhole),
};

export const walletJobs: readonly Job[] = [checkLedgerJob, checkWholeLedgerJob];

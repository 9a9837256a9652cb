import type { AutocommitDb } from '../../db/database.ts';
import { ledgerBreaches } from '../../jobs/failures.ts';
import { forEachTenant, type Job, type JobServices } from '../../jobs/job.ts';
import { type Breach, proveChanges, proveWhole } from './prove-ledger.ts';

/** Logs every inconsistency as an error for the operator on duty; changes nothing. */
const logBreaches =
  (prove: (db: AutocommitDb) => Promise<Breach[]>) =>
  ({ database, log }: JobServices) =>
    forEachTenant(database, async (tenantId) => {
      for (const breach of await prove(database.autocommit(tenantId))) {
        ledgerBreaches.inc();
        log.error({ tenant: tenantId, ...breach }, 'the ledger does not add up');
      }
    });

const checkLedgerJob: Job = { name: 'ledger-check', cron: '*/5 * * * *', run: logBreaches(proveChanges) };

/** Daily verification from the first entry, at night in the shops' region. */
const checkWholeLedgerJob: Job = {
  name: 'ledger-check-whole',
  cron: '11 19 * * *',
  run: logBreaches(proveWhole),
};

export const walletJobs: readonly Job[] = [checkLedgerJob, checkWholeLedgerJob];

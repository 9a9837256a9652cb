import { Refusal } from '@onehaul/domain/refusal';
import { forEachTenant, type Job } from '../../jobs/job.ts';
import { issueStatement } from './issue-statement.ts';
import { peersToBill, notifyOverdueStatements } from './statement.repository.ts';

/**
 * Issues statements for the past month. Runs hourly, so that each shop's are issued within the first hour of
 * its own first day of the month; existing statements are skipped.
 */
const issueStatementsJob: Job = {
  name: 'issue-statements',
  cron: '4 * * * *',
  run: ({ database, log }) =>
    forEachTenant(database, async (tenantId) => {
      for (const due of await database.tenant(tenantId).all(peersToBill, {})) {
        await database
          .transaction(tenantId, (db) => issueStatement(db, due))
          .catch((error: unknown) => {
            // Staff issued this statement concurrently.
            if (error instanceof Refusal && error.code === 'peer.statementNone') return;
            log.error({ err: error, ...due }, 'a statement was not issued');
          });
      }
    }),
};

/** Notifies a peer of an overdue statement once. */
const notifyOverdueJob: Job = {
  name: 'tell-overdue-statements',
  cron: '14 * * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      await database.transaction(tenantId, (db) => db.all(notifyOverdueStatements, {}));
    }),
};

export const peerJobs: readonly Job[] = [issueStatementsJob, notifyOverdueJob];

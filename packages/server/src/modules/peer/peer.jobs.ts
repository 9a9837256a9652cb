import { Refusal } from '@onehaul/domain/refusal';
import { forEachTenant, type Job } from '../../jobs/job.ts';
import { issueStatement } from './issue-statement.ts';
import { peersToBill, tellOverdue } from './statement.repository.ts';

/**
 * Statements of the month that is over. It looks every hour, so that each shop's come within the first hour of its own
 * first day; one that exists is not made again.
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
            // Somebody at the desk was quicker.
            if (error instanceof Refusal && error.code === 'peer.statementNone') return;
            log.error({ err: error, ...due }, 'a statement was not issued');
          });
      }
    }),
};

/** Who is late is told once. */
const tellOverdueJob: Job = {
  name: 'tell-overdue-statements',
  cron: '14 * * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      await database.transaction(tenantId, (db) => db.all(tellOverdue, {}));
    }),
};

export const peerJobs: readonly Job[] = [issueStatementsJob, tellOverdueJob];

import { inBatches } from '../../jobs/in-batches.ts';
import { forEachTenant, type Job } from '../../jobs/job.ts';
import { forgetOldLinks } from './staff-link.repository.ts';
import { forgetOldSessions } from './staff-session.repository.ts';

/** What staff did stays in the audit log; where they sat while doing it does not. */
export const forgetStaffSessionsJob: Job = {
  name: 'forget-staff-sessions',
  cron: '41 3 * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      await inBatches(() => database.tenant(tenantId).all(forgetOldSessions, {}));
      // One row per person at most: few at any time.
      await database.tenant(tenantId).all(forgetOldLinks, {});
    }),
};

export const staffJobs = [forgetStaffSessionsJob];

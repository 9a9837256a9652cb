import { inBatches } from '../../jobs/in-batches.ts';
import { forEachTenant, type Job } from '../../jobs/job.ts';
import { forgetOldLinks } from './staff-link.repository.ts';
import { forgetOldSessions } from './staff-session.repository.ts';

/** Deletes old staff sessions; the audit log keeps what was done. */
export const forgetStaffSessionsJob: Job = {
  name: 'forget-staff-sessions',
  cron: '41 3 * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      await inBatches(() => database.autocommit(tenantId).all(forgetOldSessions, {}));
      // At most one row per person, so no batches are needed.
      await database.autocommit(tenantId).all(forgetOldLinks, {});
    }),
};

export const staffJobs = [forgetStaffSessionsJob];

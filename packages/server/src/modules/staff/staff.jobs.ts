import { repeatInBatches } from '../../jobs/repeat-in-batches.ts';
import { forEachTenant, type Job } from '../../jobs/job.ts';
import { deleteExpiredLinks } from './staff-link.repository.ts';
import { purgeOldSessions } from './staff-session.repository.ts';

/** Deletes old staff sessions; the audit log keeps what was done. */
export const purgeStaffSessionsJob: Job = {
  name: 'forget-staff-sessions',
  cron: '41 3 * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      await repeatInBatches(() => database.autocommit(tenantId).all(purgeOldSessions, {}));
      // At most one row per person, so no batches are needed.
      await database.autocommit(tenantId).all(deleteExpiredLinks, {});
    }),
};

export const staffJobs = [purgeStaffSessionsJob];

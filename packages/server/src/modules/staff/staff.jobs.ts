import { forEachTenant, type Job } from '../../jobs/job.ts';
import { forgetOldSessions } from './staff-session.repository.ts';

/** What staff did stays in the audit log; where they sat while doing it does not. */
export const forgetStaffSessionsJob: Job = {
  name: 'forget-staff-sessions',
  cron: '41 3 * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      await database.tenant(tenantId).all(forgetOldSessions, {});
    }),
};

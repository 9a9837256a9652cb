import { forEachTenant, type Job, platformTenantId } from '../../jobs/job.ts';
import { countDays } from './count-days.ts';

const countDaysJob: Job = {
  name: 'count-days',
  cron: '*/5 * * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      if (tenantId !== platformTenantId) await countDays(database, tenantId);
    }),
};

export const boardJobs = [countDaysJob];

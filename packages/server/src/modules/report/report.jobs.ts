import { forEachTenant, type Job, platformTenantId } from '../../jobs/job.ts';
import { countLines } from './count-lines.ts';

const countLinesJob: Job = {
  name: 'count-lines',
  cron: '2-59/5 * * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      if (tenantId !== platformTenantId) await countLines(database, tenantId);
    }),
};

export const reportJobs = [countLinesJob];

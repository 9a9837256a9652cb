import { type Job, JobFailed, platformTenantId, type TenantFailure } from '../../jobs/job.ts';
import { companiesToMeasure, deleteOldCalls } from './health.repository.ts';
import { measureHealth } from './measure-health.ts';

/** Companies that were called since the last time, or whose open work gets older; a failure stops no other. */
export const measureHealthJob: Job = {
  name: 'measure-health',
  cron: '*/10 * * * *',
  async run({ database }) {
    const failures: TenantFailure[] = [];
    for (const { tenantId } of await database.platform.all(companiesToMeasure, {}))
      await measureHealth(database, tenantId).catch((error: unknown) => failures.push({ tenantId, error }));
    if (failures.length > 0) throw new JobFailed(failures);
  },
};

const forgetCallsJob: Job = {
  name: 'forget-calls',
  cron: '29 4 * * *',
  run: async ({ database }) => {
    await database.autocommit(platformTenantId).all(deleteOldCalls, {});
  },
};

export const healthJobs = [measureHealthJob, forgetCallsJob];

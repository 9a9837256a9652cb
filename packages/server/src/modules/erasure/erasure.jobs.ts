import { type Job, JobFailed, type TenantFailure } from '../../jobs/job.ts';
import { eraseCompany } from './erase-company.ts';
import { closedCompanies } from './erasure.repository.ts';

/** Erases closed companies; a failure of one does not stop the others. */
export const erasureJobs: readonly Job[] = [
  {
    name: 'erase-companies',
    cron: '41 1 * * *',
    run: async ({ database, storage }) => {
      const failures: TenantFailure[] = [];
      for (const { id } of await database.platform.all(closedCompanies, {}))
        await eraseCompany({ database, storage }, id).catch((error: unknown) =>
          failures.push({ tenantId: id, error }),
        );
      if (failures.length > 0) throw new JobFailed(failures);
    },
  },
];

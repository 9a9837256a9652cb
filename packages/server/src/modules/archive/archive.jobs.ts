import { forEachTenant, type Job } from '../../jobs/job.ts';
import { expiredExports, exportsWithLeftParts, removeExport } from './archive.repository.ts';
import { deleteStoredParts } from './remove-export.ts';

export const archiveJobs: readonly Job[] = [
  {
    name: 'forget-exports',
    cron: '*/10 * * * *',
    run: ({ database, storage }) =>
      forEachTenant(database, async (tenantId) => {
        const db = database.autocommit(tenantId);
        for (const { id } of await db.all(expiredExports, {})) await db.all(removeExport, { id });
        for (const { id } of await db.all(exportsWithLeftParts, {}))
          await deleteStoredParts({ db, storage, tenantId }, id);
      }),
  },
];

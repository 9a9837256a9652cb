import { repeatInBatches } from '../../jobs/repeat-in-batches.ts';
import { forEachTenant, type Job } from '../../jobs/job.ts';
import { deleteFile, deleteSomeRows, markRowsPurged, expiredFiles } from './import.repository.ts';

/** Rows contain personal data and are not needed after a season; the file record itself stays. */
const purgeImportedRows: Job = {
  name: 'forget-imported-rows',
  cron: '41 2 * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      for (;;) {
        const files = await database.tenant(tenantId).all(expiredFiles, {});
        for (const { state, ...of } of files) {
          await repeatInBatches(() => database.autocommit(tenantId).all(deleteSomeRows, of));
          await database.transaction(tenantId, async (db) => {
            if (state === 'committed') await db.all(markRowsPurged, of);
            else await db.all(deleteFile, of);
          });
        }
        if (files.length === 0) return;
      }
    }),
};

export const importJobs: readonly Job[] = [purgeImportedRows];

import { inBatches } from '../../jobs/in-batches.ts';
import { forEachTenant, type Job } from '../../jobs/job.ts';
import { deleteFile, deleteSomeRows, noteForgotten, oldFiles } from './import.repository.ts';

/** Rows contain personal data and are not needed after a season; the file record itself stays. */
const forgetImportedRows: Job = {
  name: 'forget-imported-rows',
  cron: '41 2 * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      for (;;) {
        const files = await database.tenant(tenantId).all(oldFiles, {});
        for (const { state, ...of } of files) {
          await inBatches(() => database.autocommit(tenantId).all(deleteSomeRows, of));
          await database.transaction(tenantId, async (db) => {
            if (state === 'committed') await db.all(noteForgotten, of);
            else await db.all(deleteFile, of);
          });
        }
        if (files.length === 0) return;
      }
    }),
};

export const importJobs: readonly Job[] = [forgetImportedRows];

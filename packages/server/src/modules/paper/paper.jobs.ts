import { forEachTenant, type Job } from '../../jobs/job.ts';
import { objectKeyOf } from '../file/index.ts';
import { deletePrints, oldPrints } from './print-job.repository.ts';

const deleteBatchSize = 200;

export const paperJobs: readonly Job[] = [
  {
    name: 'forget-prints',
    cron: '17 3 * * *',
    run: ({ database, storage }) =>
      forEachTenant(database, async (tenantId) => {
        const db = database.autocommit(tenantId);
        for (;;) {
          const old = await db.all(oldPrints, { limit: deleteBatchSize });
          // Deletes the row last: if storage fails, the row still marks the file for deletion.
          for (const { shopId, fileKey } of old)
            if (fileKey) await storage.delete(objectKeyOf({ tenantId, id: shopId }, fileKey)!);
          await db.all(deletePrints, { ids: old.map(({ id }) => id) });
          if (old.length < deleteBatchSize) return;
        }
      }),
  },
];

import { forEachTenant, type Job } from '../../jobs/job.ts';
import { objectKeyOf } from '../file/index.ts';
import { forgetPrints } from './print.repository.ts';

const atOnce = 200;

export const printJobs: readonly Job[] = [
  {
    name: 'forget-prints',
    cron: '17 3 * * *',
    run: ({ database, storage }) =>
      forEachTenant(database, async (tenantId) => {
        for (;;) {
          const gone = await database.tenant(tenantId).all(forgetPrints, { limit: atOnce });
          for (const { shopId, fileKey } of gone)
            if (fileKey) await storage.delete(objectKeyOf({ tenantId, id: shopId }, fileKey)!);
          if (gone.length < atOnce) return;
        }
      }),
  },
];

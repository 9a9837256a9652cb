import { inBatches } from '../jobs/in-batches.ts';
import { forEachTenant, type Job } from '../jobs/job.ts';
import { forgetOldAnswers, forgetOldStaffAnswers } from './idempotency.ts';

/** Deletes stored answers after a day: no client retries a call that late. */
export const forgetAnswersJob: Job = {
  name: 'forget-answers',
  cron: '17 * * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      await inBatches(() => database.autocommit(tenantId).all(forgetOldAnswers, {}));
      await inBatches(() => database.autocommit(tenantId).all(forgetOldStaffAnswers, {}));
    }),
};

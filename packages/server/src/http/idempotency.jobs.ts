import { inBatches } from '../jobs/in-batches.ts';
import { forEachTenant, type Job } from '../jobs/job.ts';
import { forgetOldAnswers, forgetOldStaffAnswers } from './idempotency.ts';

/** Answers older than a day are forgotten: no client repeats a call that long. */
export const forgetAnswersJob: Job = {
  name: 'forget-answers',
  cron: '17 * * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      await inBatches(() => database.tenant(tenantId).all(forgetOldAnswers, {}));
      await inBatches(() => database.tenant(tenantId).all(forgetOldStaffAnswers, {}));
    }),
};

import { repeatInBatches } from '../jobs/repeat-in-batches.ts';
import { forEachTenant, type Job } from '../jobs/job.ts';
import { deleteOldAnswers, deleteOldStaffAnswers } from './idempotency.ts';

/** Deletes stored answers after a day: no client retries a call that late. */
export const deleteAnswersJob: Job = {
  name: 'forget-answers',
  cron: '17 * * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      await repeatInBatches(() => database.autocommit(tenantId).all(deleteOldAnswers, {}));
      await repeatInBatches(() => database.autocommit(tenantId).all(deleteOldStaffAnswers, {}));
    }),
};

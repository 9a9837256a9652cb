import { forEachTenant, type Job } from '../../jobs/job.ts';
import { repeatInBatches } from '../../jobs/repeat-in-batches.ts';
import { deleteOldLabels } from './print-agent.repository.ts';

/** Deletes jobs of labels, printed or not: they are of the day. */
const purgeLabelsJob: Job = {
  name: 'forget-labels',
  cron: '52 3 * * *',
  run: ({ database }) =>
    forEachTenant(database, (tenantId) =>
      repeatInBatches(() => database.autocommit(tenantId).all(deleteOldLabels, {})),
    ),
};

export const labelJobs: readonly Job[] = [purgeLabelsJob];

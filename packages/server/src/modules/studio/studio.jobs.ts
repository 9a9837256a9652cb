import { forEachTenant, type Job } from '../../jobs/job.ts';
import { publishDueDrafts } from '../../studio/publish-draft.ts';
import { createStaffService } from '../staff/index.ts';
import { studioResources } from './studio-resources.ts';

/** Publishes drafts at their time, to the minute. */
const publishDraftsJob: Job = {
  name: 'publish-drafts',
  cron: '* * * * *',
  run: ({ database }) => {
    const { record } = createStaffService(database);
    return forEachTenant(database, (tenantId) =>
      publishDueDrafts({ database, record, resources: studioResources }, tenantId),
    );
  },
};

export const studioJobs: readonly Job[] = [publishDraftsJob];

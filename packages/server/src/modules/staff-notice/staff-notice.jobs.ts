import { repeatInBatches } from '../../jobs/repeat-in-batches.ts';
import { forEachTenant, type Job } from '../../jobs/job.ts';
import { deleteOldNotices } from './staff-notice.repository.ts';

/** Deletes old notices, read or not; the work itself stays in its list. */
export const purgeStaffNoticesJob: Job = {
  name: 'forget-staff-notices',
  cron: '47 3 * * *',
  run: ({ database }) =>
    forEachTenant(database, (tenantId) =>
      repeatInBatches(() => database.autocommit(tenantId).all(deleteOldNotices, {})),
    ),
};

export const staffNoticeJobs = [purgeStaffNoticesJob];

import { deleteAnswersJob } from '../http/idempotency.jobs.ts';
import { fileColumns } from '../jobs/file-columns.ts';
import type { Job } from '../jobs/job.ts';
import { createResealJob } from '../jobs/reseal.ts';
import { createFileSweepJob } from '../jobs/sweep-files.ts';
import { outboxJobs } from '../outbox/outbox.jobs.ts';
import { addressJobs } from './address/index.ts';
import { companyJobs } from './company/index.ts';
import { archiveJobs } from './archive/index.ts';
import { erasureJobs } from './erasure/index.ts';
import { consigneeJobs } from './consignee/index.ts';
import { boardJobs } from './board/index.ts';
import { reportJobs } from './report/index.ts';
import { healthJobs } from './health/index.ts';
import { importJobs } from './import/index.ts';
import { memberJobs } from './member/index.ts';
import { orderJobs } from './order/index.ts';
import { paperJobs } from './paper/index.ts';
import { parcelJobs } from './parcel/index.ts';
import { peerJobs } from './peer/index.ts';
import { rewardJobs } from './reward/index.ts';
import { sessionJobs } from './session/index.ts';
import { labelJobs } from './label/index.ts';
import { staffJobs } from './staff/index.ts';
import { staffNoticeJobs } from './staff-notice/index.ts';
import { studioJobs } from './studio/index.ts';
import { trackingJobs } from './tracking/index.ts';
import { usageJobs } from './usage/index.ts';
import { walletJobs } from './wallet/index.ts';
import { sealedTables } from './sealed-tables.ts';

/** All scheduled jobs. */
export const jobs: readonly Job[] = [
  deleteAnswersJob,
  ...sessionJobs,
  ...memberJobs,
  ...staffJobs,
  ...staffNoticeJobs,
  ...labelJobs,
  ...walletJobs,
  ...outboxJobs,
  ...parcelJobs,
  ...orderJobs,
  ...addressJobs,
  ...consigneeJobs,
  ...trackingJobs,
  ...rewardJobs,
  ...peerJobs,
  ...importJobs,
  ...paperJobs,
  ...studioJobs,
  ...companyJobs,
  ...archiveJobs,
  ...usageJobs,
  ...boardJobs,
  ...reportJobs,
  ...healthJobs,
  ...erasureJobs,
  createResealJob(sealedTables),
  createFileSweepJob(fileColumns),
];

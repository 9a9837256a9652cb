import type { Job } from '../../jobs/job.ts';
import { forgetDeclarationsJob } from './remove-goods-declarations.ts';

export const addressJobs: readonly Job[] = [forgetDeclarationsJob];

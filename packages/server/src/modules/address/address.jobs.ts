import type { Job } from '../../jobs/job.ts';
import { purgeDeclarationsJob } from './remove-goods-declarations.ts';

export const addressJobs: readonly Job[] = [purgeDeclarationsJob];

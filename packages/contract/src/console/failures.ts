import { failureKinds } from '@onehaul/domain/job-name';
import { z } from 'zod';
import { instant, recordId } from '../wire.ts';
import { staffCall } from './staff-call.ts';

const JobFailure = z.object({
  id: z.int(),
  job: z.string(),
  kind: z.enum(failureKinds),
  /** The single affected record, such as a payment number, if there is one. */
  subject: z.string(),
  error: z.string(),
  failures: z.int(),
  /** For platform operators: number of affected companies. */
  companies: z.int(),
  firstAt: instant,
  lastAt: instant,
  /** A retry was requested and has not started. */
  retryAt: instant.nullable(),
  solvedAt: instant.nullable(),
  /** Whether staff can trigger a retry; everything else retries by itself. */
  isRetryable: z.boolean(),
});
export type JobFailure = z.output<typeof JobFailure>;

export const failureCalls = {
  list: staffCall({
    path: '/console/failures/list',
    access: 'job:read',
    effect: 'read',
    summary:
      'Lists failed background jobs of the company, or of the platform for its operator, newest first.',
    input: z.object({
      isOpen: z.boolean().default(true),
      pageIndex: z.int().min(1).default(1),
      pageRows: z.int().min(1).max(100).default(20),
    }),
    output: z.object({ items: z.array(JobFailure), total: z.int() }),
  }),
  retry: staffCall({
    path: '/console/failures/retry',
    access: 'job:retry',
    effect: 'change',
    summary: 'Retries failed work now: a job of the platform, or a payment that was set aside.',
    input: z.object({ id: recordId }),
    output: z.null(),
  }),
};

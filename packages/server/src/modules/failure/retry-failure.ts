import type { FailureKind } from '@onehaul/domain/job-name';
import { Refusal } from '@onehaul/domain/refusal';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { requestRetry } from '../../jobs/failure.repository.ts';
import { platformTenantId } from '../../jobs/job.ts';
import { resetBackoff } from '../payment/index.ts';

/** A job runs for all tenants, so only the platform retries it; a payment belongs to its tenant. */
export const isRetryable = (kind: FailureKind, tenantId: number): boolean =>
  kind === 'payment' || (kind === 'job' && tenantId === platformTenantId);

/** Requests a retry: the worker picks up the platform's request, and a shelved payment is queued again. */
export async function retryFailure(
  { db, staff, audit }: StaffChangeContext,
  { id }: { readonly id: number },
): Promise<null> {
  const asked = await db.first(requestRetry, { id });
  if (!asked || !isRetryable(asked.kind, staff.tenantId)) throw new Refusal('record.notFound');
  if (asked.kind === 'payment') await db.all(resetBackoff, { number: asked.subject });
  audit('job', id, { name: asked.job, ...(asked.subject && { number: asked.subject }) });
  return null;
}

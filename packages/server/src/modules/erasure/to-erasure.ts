import type { CompanyErasure } from '@onehaul/contract/console/companies';
import { hostQuarantineDays } from '@onehaul/domain/tenant';
import { lastKeptUntil } from './erasable-tables.ts';
import type { Erasure } from './erasure.repository.ts';

const day = 24 * 3_600_000;

/** When a closing company will be erased, or how far the erasure of a closed one is. */
export function toErasure(closesAt: Date | null, erasure: Erasure | undefined): CompanyErasure | null {
  const dueAt = erasure?.closedAt ?? closesAt;
  if (!dueAt) return null;
  return {
    dueAt,
    isStarted: erasure !== undefined,
    erasedAt: erasure?.erasedAt ?? null,
    rows: erasure?.rowsErased ?? 0,
    files: erasure?.filesErased ?? 0,
    hostsReleaseAt: new Date(dueAt.getTime() + hostQuarantineDays * day),
    hostsReleasedAt: erasure?.hostsReleasedAt ?? null,
    keptUntil: lastKeptUntil(dueAt),
    purgedAt: erasure?.purgedAt ?? null,
  };
}

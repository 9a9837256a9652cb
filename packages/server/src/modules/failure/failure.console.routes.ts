import { failureCalls } from '@onehaul/contract/console/failures';
import { bindStaff } from '../../http/bind-staff.ts';
import { withLimitAndOffset } from '../../db/page.ts';
import { findFailurePage } from '../../jobs/failure.repository.ts';
import { isRetryable, retryFailure } from './retry-failure.ts';

export const failureConsoleRoutes = bindStaff(failureCalls, {
  list: async ({ db, staff }, { isOpen, pageIndex, pageRows }) => {
    const rows = await db.all(findFailurePage, {
      isOpen,
      ...withLimitAndOffset({ pageIndex, pageRows }),
    });
    const items = rows.map(({ total: _, ...row }) => ({
      ...row,
      isRetryable: row.solvedAt === null && isRetryable(row.kind, staff.tenantId),
    }));
    return { items, total: rows[0]?.total ?? 0 };
  },
  retry: retryFailure,
});

import { operatorAccessCalls } from '@onehaul/contract/console/operator-access';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { Services } from '../../services.ts';
import { enterCompany, leaveCompany } from './enter-company.ts';
import { grantAccess, revokeAccess } from './grant-access.ts';
import { newestGrants, visitsOfGrants } from './operator-access.repository.ts';

/** Consent of a company to the operator's support, and the operator's visits. */
export function createOperatorAccessConsoleRoutes(services: Services): StaffRoute[] {
  return bindStaff(operatorAccessCalls, {
    list: async ({ db }) => {
      const grants = await db.all(newestGrants, {});
      const visits = await db.all(visitsOfGrants, { grantIds: grants.map(({ id }) => id) });
      return {
        items: grants.map((grant) => ({
          ...grant,
          visits: visits.filter(({ grantId }) => grantId === grant.id),
        })),
      };
    },
    grant: (context, draft) => grantAccess(services, context, draft),
    revoke: revokeAccess,
    enter: (context, which) => enterCompany(services, context, which),
    leave: ({ visit }) => leaveCompany(services, visit),
  });
}

import { visitorPermissions } from '@onehaul/domain/staff/operator-access';
import type { Database } from '../../db/database.ts';
import type { SignedInStaff, StaffService } from '../../http/staff-context.ts';
import { platformTenantId } from '../../jobs/job.ts';
import { hashOfSecret, visitTokenOf } from '../staff/index.ts';
import { findLiveVisit, recordVisitUse } from './operator-access.repository.ts';

const mayVisit = ({ staff, stage, isPasswordGiven }: SignedInStaff) =>
  staff.tenantId === platformTenantId &&
  stage === 'full' &&
  !isPasswordGiven &&
  staff.permissions.includes('company:manage');

/**
 * Adds visits to the staff's sessions. A visit needs the operator's own session and a live grant at every call:
 * when either ends, the visitor is signed out and is not silently the operator again.
 */
export function createVisitService(database: Database, own: StaffService): StaffService {
  return {
    record: own.record,
    async find(visit, isPolled = false) {
      const operator = await own.find(visit, isPolled);
      const token = visitTokenOf(visit);
      if (!token) return operator;
      if (!operator || !mayVisit(operator)) return undefined;
      const { tenantId, id, secret } = token;
      const { id: operatorId, name, sessionId } = operator.staff;
      const db = database.autocommit(tenantId);
      const tokenHash = hashOfSecret(secret);
      const found = await db.first(findLiveVisit, { id, tokenHash, operatorId, sessionId });
      if (!found) return undefined;
      if (found.isUseOld && !isPolled) await db.all(recordVisitUse, { id });
      const { staffId, modules, allowedModules, level, expiresAt: endsAt, companyState } = found;
      return {
        staff: {
          id: staffId,
          tenantId,
          name,
          roles: [],
          companyRole: null,
          permissions: visitorPermissions,
          places: null,
          modules,
          allowedModules,
          sessionId: id,
          visit: { id, level, endsAt },
        },
        companyState,
        stage: 'full',
        isPasswordGiven: false,
        approvesInSeconds: 0,
      };
    },
  };
}

import { needsSecondFactor, permissionsHeld } from '@onehaul/domain/staff/role';
import type { Database } from '../../db/database.ts';
import type { StaffService } from '../../http/staff-context.ts';
import { recordAct } from './audit.repository.ts';
import { findLiveSession, recordSessionUse } from './staff-session.repository.ts';
import { hashOfSecret, tokenOf } from './staff-token.ts';

/** Reads the session on every call, so that a removed role or a suspension takes effect immediately. */
export function createStaffService(database: Database): StaffService {
  return {
    record: recordAct,
    async find(visit, isPolled = false) {
      const token = tokenOf(visit);
      if (!token) return undefined;
      const { tenantId, id, secret } = token;
      const db = database.autocommit(tenantId);
      const found = await db.first(findLiveSession, { id, tokenHash: hashOfSecret(secret) });
      if (!found) return undefined;
      if (found.isUseOld && !isPolled) await db.all(recordSessionUse, { id });
      const { name, roles, companyRole, places, modules, allowedModules, hasSecondFactor } = found;
      const permissions = permissionsHeld(found);
      // Permissions granted after sign-in may require a second factor that was not shown then.
      const hasShownEnough = !needsSecondFactor(permissions) || hasSecondFactor;
      return {
        staff: {
          id: found.id,
          tenantId,
          name,
          roles,
          companyRole,
          permissions,
          places,
          modules,
          allowedModules,
          sessionId: id,
        },
        companyState: found.companyState,
        stage: hasShownEnough ? found.stage : 'password',
        isPasswordGiven: found.passwordIsGiven,
        approvesInSeconds: found.approvesInSeconds,
      };
    },
  };
}

import { auditCalls } from '@onehaul/contract/console/audit';
import { roleCalls } from '@onehaul/contract/console/roles';
import { staffCalls } from '@onehaul/contract/console/staff';
import { staffSessionCalls } from '@onehaul/contract/console/staff-session';
import { limitAndOffset } from '../../db/page.ts';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { Visit } from '../../http/context.ts';
import type { StaffService } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { addStaffMember } from './add-staff.ts';
import { archiveRole } from './archive-role.ts';
import { findActs } from './audit.repository.ts';
import { beginEnrolment } from './begin-enrolment.ts';
import { changePassword } from './change-password.ts';
import { assignablePlaces, companyRoles } from './company-role.repository.ts';
import { confirmStaff } from './confirm-staff.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { getMe } from './get-me.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { resetStaffPassword } from './reset-staff-password.ts';
import { restoreStaff } from './restore-staff.ts';
import { saveRole } from './save-role.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { setStaffLanguage, staffCount, staffPage } from './staff.repository.ts';
import { suspendStaff } from './suspend-staff.ts';
import { updateStaff } from './update-staff.ts';
import { getLinkRecipient, useLink } from './use-link.ts';

/** Ends a visit of the operator, which is a session on top of the own one. */
type LeaveVisit = (visit: Visit) => Promise<null>;

/** Console routes for staff, their sessions and roles, and the audit log. */
export function createStaffConsoleRoutes(
  services: Services,
  door: StaffService,
  leaveVisit: LeaveVisit,
): StaffRoute[] {
  return [
    ...sessionRoutes(services, door, leaveVisit),
    ...staffRoutes(services),
    ...bindStaff(roleCalls, {
      list: async ({ db }) => ({ items: await db.all(companyRoles, {}) }),
      save: saveRole,
      archive: archiveRole,
    }),
    ...bindStaff(auditCalls, {
      list: ({ db }, { rows, before = null, staffId = null, subject = null, subjectId = null }) =>
        findActs(db, { rows, before, staffId, subject, subjectId }),
    }),
  ];
}

const sessionRoutes = (services: Services, door: StaffService, leaveVisit: LeaveVisit) =>
  bindStaff(staffSessionCalls, {
    signIn: ({ visit }, input) => signIn(services, visit, input),
    lookAtLink: (_context, input) => getLinkRecipient(services, input),
    useLink: ({ visit }, input) => useLink(services, visit, input),
    beginEnrolment: (context) => beginEnrolment(services.keys, context),
    confirmSecondFactor: (context, { code }) => confirmSecondFactor(services, context, code),
    me: getMe,
    changePassword: (context, input) => changePassword(services, context, input),
    setLanguage: async ({ staff, db, audit }, { language }) => {
      await db.all(setStaffLanguage, { id: staff.id, language });
      audit('staff', staff.id, { language });
      return null;
    },
    signOut: async ({ visit }) => {
      await leaveVisit(visit);
      return signOut(services, door, visit);
    },
  });

const staffRoutes = (services: Services) =>
  bindStaff(staffCalls, {
    list: async ({ db }, { search, pageIndex, pageRows }) => {
      const [items, counted] = await Promise.all([
        db.all(staffPage, { search, ...limitAndOffset({ pageIndex, pageRows }) }),
        db.first(staffCount, { search }),
      ]);
      return { items, total: counted!.total };
    },
    places: async ({ db, language }) => ({ items: await db.all(assignablePlaces, { language }) }),
    add: (context, draft) => addStaffMember(services, context, draft),
    update: updateStaff,
    suspend: suspendStaff,
    restore: restoreStaff,
    resetPassword: (context, which) => resetStaffPassword(services, context, which),
    resetSecondFactor: (context, which) => resetSecondFactor(services, context, which),
    confirm: confirmStaff,
  });

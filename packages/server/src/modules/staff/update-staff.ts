import type { Places } from '@onehaul/domain/staff/place';
import { gainsApproval, permissionsHeld, type Role } from '@onehaul/domain/staff/role';
import { approvalWaitHours } from '@onehaul/domain/staff/second-person';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { lockManagedStaffLosingRoles, resolveAssignment, setPlaces, sortRoles } from './managed-staff.ts';
import { delayApprovals } from './staff-link.repository.ts';
import { setStaffNameAndRoles } from './staff.repository.ts';
import { endSessionsOfStaff } from './staff-session.repository.ts';

type Update = {
  readonly id: number;
  readonly name: string;
  readonly roles: readonly Role[];
  /** Undefined: unchanged. */
  readonly companyRoleId?: number | null | undefined;
  readonly places?: Places | undefined;
};

/** Changes name, roles and places. Changed roles end all sessions: they may require a second factor. */
export async function updateStaff(
  context: StaffChangeContext,
  { id, name, roles: given, companyRoleId, places: givenPlaces }: Update,
): Promise<null> {
  const { db, audit } = context;
  const person = await lockManagedStaffLosingRoles(context, id, given);
  const { roles, companyRole, places } = await resolveAssignment(context, {
    roles: given,
    companyRoleId: companyRoleId === undefined ? (person.companyRole?.id ?? null) : companyRoleId,
    places: givenPlaces === undefined ? person.places : givenPlaces,
  });
  const companyRoleOf = (role: { id: number } | null) => role?.id ?? null;
  await db.all(setStaffNameAndRoles, {
    id,
    name,
    roles,
    companyRoleId: companyRoleOf(companyRole),
    isLimited: places !== null,
  });
  if (givenPlaces !== undefined) await setPlaces(db, id, places);
  const before = sortRoles(person.roles);
  if (gainsApproval(permissionsHeld(person), permissionsHeld({ roles, companyRole })))
    await db.all(delayApprovals, { id, hours: approvalWaitHours });
  const hasOtherCompanyRole = companyRoleOf(person.companyRole) !== companyRoleOf(companyRole);
  if (String(before) !== String(roles) || hasOtherCompanyRole)
    await db.all(endSessionsOfStaff, { staffId: id, keptId: null });
  const hasOtherPlaces = JSON.stringify(person.places) !== JSON.stringify(places);
  audit('staff', id, {
    from: {
      name: person.name,
      roles: before,
      ...(hasOtherCompanyRole && { companyRole: person.companyRole?.name ?? null }),
      ...(hasOtherPlaces && { places: person.places }),
    },
    to: {
      name,
      roles,
      ...(hasOtherCompanyRole && { companyRole: companyRole?.name ?? null }),
      ...(hasOtherPlaces && { places }),
    },
  });
  return null;
}

import type { RefusalCode } from '../refusal.ts';
import { stateMachine } from '../state-machine.ts';
import { coversPlaces, type Places } from './place.ts';
import { type Holding, mayGrant, mayGrantPermissions, type Role } from './role.ts';

export type StaffState = 'active' | 'suspended';

export const staffMachine = stateMachine<StaffState, 'suspend' | 'restore'>({
  active: { suspend: 'suspended' },
  suspended: { restore: 'active' },
});

/** Roles and where they apply. */
export type Assignment = Holding & { readonly places: Places };
type Person = Assignment & { readonly id: number };

/** Returns why a manager may not change an account: a new password would allow signing in as that person. */
export function manageStaffRefusal(manager: Person, person: Person): RefusalCode | undefined {
  if (manager.id === person.id) return 'staff.notYourself';
  return grantRefusal(manager, person);
}

/** Returns why a manager may not grant or revoke these roles in these places. */
export function grantRefusal(manager: Assignment, wanted: Assignment): RefusalCode | undefined {
  const { roles, companyRole, places } = wanted;
  const mayGrantAll =
    roles.every((role) => mayGrant(manager, role)) &&
    (companyRole === null || mayGrantPermissions(manager, companyRole.permissions));
  if (!mayGrantAll) return 'staff.mayNotGrant';
  return coversPlaces(manager.places, places) ? undefined : 'staff.mayNotPlace';
}

/** Returns why nobody can hold this: no role, or an owner who is limited. */
export function assignmentRefusal({ roles, companyRole, places }: Assignment): RefusalCode | undefined {
  if (roles.length === 0 && companyRole === null) return 'staff.roleMissing';
  const isLimited = places !== null;
  if (isLimited && indispensableRoles.some((role) => roles.includes(role))) return 'staff.ownerEverywhere';
  return isLimited && places.length === 0 ? 'staff.placeMissing' : undefined;
}

/** Roles that need at least one holder, because otherwise no one could grant them again. */
const indispensableRoles: readonly Role[] = ['owner', 'operator'];

/**
 * Returns why a person may not lose all but the kept roles: another active person must hold each lasting
 * role.
 */
export function roleLossRefusal(
  person: Pick<Person, 'roles'>,
  kept: readonly Role[],
  activeOthers: readonly Pick<Person, 'roles'>[],
): RefusalCode | undefined {
  const isHeld = (role: Role) => activeOthers.some(({ roles }) => roles.includes(role));
  const lost = person.roles.filter((role) => indispensableRoles.includes(role) && !kept.includes(role));
  return lost.every(isHeld) ? undefined : 'staff.lastOwner';
}

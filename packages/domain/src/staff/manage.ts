import type { RefusalCode } from '../refusal.ts';
import { stateMachine } from '../state-machine.ts';
import { mayGrant, type Role } from './role.ts';

export type StaffState = 'active' | 'suspended';

export const staffMachine = stateMachine<StaffState, 'suspend' | 'restore'>({
  active: { suspend: 'suspended' },
  suspended: { restore: 'active' },
});

type Person = { readonly id: number; readonly roles: readonly Role[] };

/** Returns why a manager may not change an account: a new password would allow signing in as that person. */
export function manageStaffRefusal(manager: Person, person: Person): RefusalCode | undefined {
  if (manager.id === person.id) return 'staff.notYourself';
  return roleGrantRefusal(manager, person.roles);
}

/** Returns why a manager may not grant or revoke these roles. */
export function roleGrantRefusal(manager: Person, wanted: readonly Role[]): RefusalCode | undefined {
  return wanted.every((role) => mayGrant(manager.roles, role)) ? undefined : 'staff.mayNotGrant';
}

/** Roles that need at least one holder, because otherwise no one could grant them again. */
const indispensableRoles: readonly Role[] = ['owner', 'operator'];

/**
 * Returns why a person may not lose all but the kept roles: another active person must hold each lasting
 * role.
 */
export function roleLossRefusal(
  person: Person,
  kept: readonly Role[],
  activeOthers: readonly Person[],
): RefusalCode | undefined {
  const isHeld = (role: Role) => activeOthers.some(({ roles }) => roles.includes(role));
  const lost = person.roles.filter((role) => indispensableRoles.includes(role) && !kept.includes(role));
  return lost.every(isHeld) ? undefined : 'staff.lastOwner';
}

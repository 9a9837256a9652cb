import type { RefusalCode } from '../refusal.ts';
import { stateMachine } from '../state-machine.ts';
import { mayGrant, type Role } from './role.ts';

export type StaffState = 'active' | 'suspended';

export const staffMachine = stateMachine<StaffState, 'suspend' | 'restore'>({
  active: { suspend: 'suspended' },
  suspended: { restore: 'active' },
});

type Person = { readonly id: number; readonly roles: readonly Role[] };

/** Why somebody may not change a person's account: whoever gives a new password could sign in with it. */
export function whyNotManage(manager: Person, person: Person): RefusalCode | undefined {
  if (manager.id === person.id) return 'staff.notYourself';
  return whyNotGrant(manager, person.roles);
}

/** Why somebody may not give or take away these roles. */
export function whyNotGrant(manager: Person, wanted: readonly Role[]): RefusalCode | undefined {
  return wanted.every((role) => mayGrant(manager.roles, role)) ? undefined : 'staff.mayNotGrant';
}

/** Without anybody who holds one of these, nobody could ever be given it again. */
const lastingRoles: readonly Role[] = ['owner', 'operator'];

/** Why a person may not lose all but the kept roles: of the active people somebody else must hold what lasts. */
export function whyNotLose(
  person: Person,
  kept: readonly Role[],
  activeOthers: readonly Person[],
): RefusalCode | undefined {
  const isHeld = (role: Role) => activeOthers.some(({ roles }) => roles.includes(role));
  const lost = person.roles.filter((role) => lastingRoles.includes(role) && !kept.includes(role));
  return lost.every(isHeld) ? undefined : 'staff.lastOwner';
}

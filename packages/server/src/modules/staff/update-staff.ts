import { Refusal } from '@onehaul/domain/refusal';
import { roleGrantRefusal } from '@onehaul/domain/staff/manage';
import { gainsApproval, type Role } from '@onehaul/domain/staff/role';
import { approvalWaitHours } from '@onehaul/domain/staff/second-person';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { sortRoles, lockManagedStaffLosingRoles } from './managed-staff.ts';
import { delayApprovals } from './staff-link.repository.ts';
import { setStaffNameAndRoles } from './staff.repository.ts';
import { endSessionsOfStaff } from './staff-session.repository.ts';

type Update = { readonly id: number; readonly name: string; readonly roles: readonly Role[] };

/** Changes name and roles. Changed roles end all sessions, because they may require a second factor. */
export async function updateStaff(
  context: StaffChangeContext,
  { id, name, ...given }: Update,
): Promise<null> {
  const { staff, db, audit } = context;
  const roles = sortRoles(given.roles);
  const person = await lockManagedStaffLosingRoles(context, id, roles);
  const reason = roleGrantRefusal(staff, roles);
  if (reason) throw new Refusal(reason);
  await db.all(setStaffNameAndRoles, { id, name, roles });
  const before = sortRoles(person.roles);
  if (gainsApproval(before, roles)) await db.all(delayApprovals, { id, hours: approvalWaitHours });
  if (String(before) !== String(roles)) await db.all(endSessionsOfStaff, { staffId: id, keptId: null });
  audit('staff', id, { from: { name: person.name, roles: before }, to: { name, roles } });
  return null;
}

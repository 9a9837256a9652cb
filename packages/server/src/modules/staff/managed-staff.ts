import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import { roleLossRefusal, manageStaffRefusal } from '@onehaul/domain/staff/manage';
import { type Role, roles as everyRole } from '@onehaul/domain/staff/role';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { lockAllStaff, lockStaff } from './staff.repository.ts';

/** Deduplicates roles and sorts them in canonical order. */
export const sortRoles = (given: readonly Role[]): Role[] => everyRole.filter((role) => given.includes(role));

function throwIfRefused(reason: RefusalCode | undefined): void {
  if (reason) throw new Refusal(reason);
}

/** Row-locks the managed staff member. Staff of other tenants are reported as not found. */
export async function lockManagedStaff({ staff, db }: StaffChangeContext, id: number) {
  const person = await db.first(lockStaff, { id });
  if (!person) throw new Refusal('record.notFound');
  throwIfRefused(manageStaffRefusal(staff, person));
  return person;
}

/** The same for a change that removes roles: refuses to remove the last holder of an essential role. */
export async function lockManagedStaffLosingRoles(
  { staff, db }: StaffChangeContext,
  id: number,
  kept: readonly Role[],
) {
  const company = await db.all(lockAllStaff, {});
  const person = company.find((one) => one.id === id);
  if (!person) throw new Refusal('record.notFound');
  throwIfRefused(manageStaffRefusal(staff, person));
  const activeOthers = company.filter((one) => one.id !== id && one.state === 'active');
  if (person.state === 'active') throwIfRefused(roleLossRefusal(person, kept, activeOthers));
  return person;
}

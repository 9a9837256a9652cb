import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import { whyNotLose, whyNotManage } from '@onehaul/domain/staff/manage';
import { type Role, roles as everyRole } from '@onehaul/domain/staff/role';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { lockCompany, lockStaff } from './staff.repository.ts';

/** Deduplicates roles and sorts them in canonical order. */
export const inOrder = (given: readonly Role[]): Role[] => everyRole.filter((role) => given.includes(role));

function assertNo(reason: RefusalCode | undefined): void {
  if (reason) throw new Refusal(reason);
}

/** Row-locks the managed staff member. Staff of other tenants are reported as not found. */
export async function managedStaff({ staff, db }: StaffChangeContext, id: number) {
  const person = await db.first(lockStaff, { id });
  if (!person) throw new Refusal('record.notFound');
  assertNo(whyNotManage(staff, person));
  return person;
}

/** The same for a change that removes roles: refuses to remove the last holder of an essential role. */
export async function managedStaffLosing(
  { staff, db }: StaffChangeContext,
  id: number,
  kept: readonly Role[],
) {
  const company = await db.all(lockCompany, {});
  const person = company.find((one) => one.id === id);
  if (!person) throw new Refusal('record.notFound');
  assertNo(whyNotManage(staff, person));
  const activeOthers = company.filter((one) => one.id !== id && one.state === 'active');
  if (person.state === 'active') assertNo(whyNotLose(person, kept, activeOthers));
  return person;
}

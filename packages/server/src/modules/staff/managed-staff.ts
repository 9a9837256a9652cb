import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import { whyNotLose, whyNotManage } from '@onehaul/domain/staff/manage';
import { type Role, roles as everyRole } from '@onehaul/domain/staff/role';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { lockCompany, lockStaff } from './staff.repository.ts';

/** Each once, in the order of the list. */
export const inOrder = (given: readonly Role[]): Role[] => everyRole.filter((role) => given.includes(role));

function assertNo(reason: RefusalCode | undefined): void {
  if (reason) throw new Refusal(reason);
}

/** The person a change is about, held until it is made. People of other companies do not exist here. */
export async function managedStaff({ staff, db }: StaffChangeContext, id: number) {
  const person = await db.first(lockStaff, { id });
  if (!person) throw new Refusal('record.notFound');
  assertNo(whyNotManage(staff, person));
  return person;
}

/** The same for a change that takes roles away: somebody who holds what must not die out has to stay. */
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

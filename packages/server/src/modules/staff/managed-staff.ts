import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import {
  type Assignment,
  assignmentRefusal,
  grantRefusal,
  manageStaffRefusal,
  roleLossRefusal,
} from '@onehaul/domain/staff/manage';
import { type Places, tidyPlaces } from '@onehaul/domain/staff/place';
import { type Role, roles as everyRole } from '@onehaul/domain/staff/role';
import type { TransactionDb } from '../../db/database.ts';
import { refuseForeignKeyViolation } from '../../db/foreign-key-violation.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { addPlaces, lockAssignedRole, removePlaces } from './company-role.repository.ts';
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

type Wanted = {
  readonly roles: readonly Role[];
  readonly companyRoleId: number | null;
  readonly places: Places;
};

/** Resolves what a person is to hold, and refuses what the caller may not give. Locks the company role. */
export async function resolveAssignment(
  { staff, db }: StaffChangeContext,
  { roles, companyRoleId, places }: Wanted,
): Promise<Assignment & { roles: Role[]; companyRole: { id: number; name: string } | null }> {
  const companyRole = companyRoleId === null ? null : await db.first(lockAssignedRole, { id: companyRoleId });
  if (companyRole === undefined) throw new Refusal('record.notFound');
  const assignment = { roles: sortRoles(roles), companyRole, places: tidyPlaces(places) };
  throwIfRefused(assignmentRefusal(assignment) ?? grantRefusal(staff, assignment));
  return assignment;
}

/** Replaces the places of a person. */
export async function setPlaces(db: TransactionDb, staffId: number, places: Places): Promise<void> {
  await db.all(removePlaces, { staffId });
  if (places === null) return;
  const shopIds = places.map(({ shopId }) => shopId);
  const warehouseIds = places.map(({ warehouseId }) => warehouseId);
  await db
    .all(addPlaces, { staffId, shopIds, warehouseIds })
    .catch(refuseForeignKeyViolation('record.notFound'));
}

import { Refusal } from '@onehaul/domain/refusal';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { holdersOfRole, lockCompanyRole } from './company-role.repository.ts';
import { lockAllStaff } from './staff.repository.ts';

/**
 * Locks a company role of the version the editor saw, with its holders. Staff first, as every assignment
 * does: the other order could deadlock.
 */
export async function lockHeldRole(
  { db }: StaffChangeContext,
  { id, version }: { id: number; version: number },
) {
  await db.all(lockAllStaff, {});
  const role = await db.first(lockCompanyRole, { id });
  if (!role) throw new Refusal('record.notFound');
  if (role.version !== version) throw new Refusal('record.changedMeanwhile', { name: role.updatedByName });
  // Read after the lock, which waits for invitations with this role.
  return { role, holders: await db.all(holdersOfRole, { id }) };
}

import { Refusal } from '@onehaul/domain/refusal';
import { companyRoleRefusal } from '@onehaul/domain/staff/company-role';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { archiveCompanyRole } from './company-role.repository.ts';
import { lockHeldRole } from './lock-held-role.ts';

/** Archives a role that no one holds, not even a suspended person, who could be restored. */
export async function archiveRole(
  context: StaffChangeContext,
  which: { id: number; version: number },
): Promise<null> {
  const { staff, db, audit } = context;
  const { role, holders } = await lockHeldRole(context, which);
  const reason = companyRoleRefusal(staff, role, []);
  if (reason) throw new Refusal(reason);
  if (holders.length > 0) {
    const names = holders.map(({ name }) => name).join(', ');
    throw new Refusal('staff.roleHeld', { count: holders.length, names });
  }
  await db.all(archiveCompanyRole, { id: role.id, staffId: staff.id });
  audit('role', role.id, { name: role.name, permissions: role.permissions });
  return null;
}

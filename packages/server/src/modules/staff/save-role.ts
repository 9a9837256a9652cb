import { Refusal } from '@onehaul/domain/refusal';
import { companyRoleRefusal } from '@onehaul/domain/staff/company-role';
import {
  gainsApproval,
  type Permission,
  permissions as everyPermission,
  permissionsHeld,
} from '@onehaul/domain/staff/role';
import { approvalWaitHours } from '@onehaul/domain/staff/second-person';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { addCompanyRole, delayApprovalsOf, setCompanyRole } from './company-role.repository.ts';
import { lockHeldRole } from './lock-held-role.ts';

type Draft = {
  readonly id?: number | undefined;
  readonly version: number;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly Permission[];
};

/** Adds or changes a role of the company. Sessions read permissions on every call, so none is ended. */
export async function saveRole(
  context: StaffChangeContext,
  { id, version, name, description, permissions: given }: Draft,
): Promise<{ id: number; version: number }> {
  const { staff, db, audit } = context;
  const permissions = everyPermission.filter((permission) => given.includes(permission));
  const found = id === undefined ? undefined : await lockHeldRole(context, { id, version });
  const reason = companyRoleRefusal(staff, found?.role, permissions);
  if (reason) throw new Refusal(reason);
  const content = { name, description, permissions, staffId: staff.id };
  const isTaken = refuseUniqueViolation('company_role_name', 'record.taken');
  if (!found) {
    const added = (await db.first(addCompanyRole, content).catch(isTaken))!;
    audit('role', added.id, { name, description, permissions });
    return added;
  }
  const { role, holders } = found;
  const saved = (await db.first(setCompanyRole, { id: role.id, ...content }).catch(isTaken))!;
  const gaining = holders.filter((holder) =>
    gainsApproval(permissionsHeld(holder), permissionsHeld({ ...holder, companyRole: { permissions } })),
  );
  const ids = gaining.map((holder) => holder.id);
  if (ids.length > 0) await db.all(delayApprovalsOf, { ids, hours: approvalWaitHours });
  audit('role', role.id, {
    from: { name: role.name, description: role.description, permissions: role.permissions },
    to: { name, description, permissions },
  });
  return saved;
}

import { randomInt } from 'node:crypto';
import type { Language } from '@onehaul/domain/language';
import { countMemberCodes, generateMemberCode } from '@onehaul/domain/member-code';
import { Refusal } from '@onehaul/domain/refusal';
import { roleGrantRefusal } from '@onehaul/domain/staff/manage';
import { gainsApproval, type Role } from '@onehaul/domain/staff/role';
import { approvalWaitHours, sponsorOf } from '@onehaul/domain/staff/second-person';
import pg from 'pg';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { issueLink } from './issue-link.ts';
import { sortRoles } from './managed-staff.ts';
import { delayApprovals } from './staff-link.repository.ts';
import { addStaff } from './staff.repository.ts';

type Draft = {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly language: Language;
};

/** Staff of all tenants sign in at one host, so an e-mail address is unique in the installation. */
const emailUniqueConstraints = ['staff_tenant_id_email_key', 'staff_directory_pkey'];

/** Invites a staff member, who sets a password and a second factor through a one-time link. */
export async function addStaffMember(
  services: Services,
  context: StaffChangeContext,
  draft: Draft,
): Promise<{ id: number; link: string | null }> {
  const { staff, db, audit } = context;
  const roles = sortRoles(draft.roles);
  const reason = roleGrantRefusal(staff, roles);
  if (reason) throw new Refusal(reason);
  const row = {
    name: draft.name,
    email: draft.email.toLowerCase(),
    roles,
    language: draft.language,
    // The inviter chooses the e-mail address and might read its mail, so they become the sponsor.
    sponsorId: sponsorOf(staff),
  };
  let added: { id: number } | undefined;
  while (!added) {
    const code = generateMemberCode(randomInt(countMemberCodes()));
    added = await db.first(addStaff, { ...row, code }).catch((error: unknown) => {
      const isTaken =
        error instanceof pg.DatabaseError && emailUniqueConstraints.includes(error.constraint ?? '');
      throw isTaken ? new Refusal('staff.emailTaken') : error;
    });
  }
  const { id } = added;
  if (gainsApproval([], roles)) await db.all(delayApprovals, { id, hours: approvalWaitHours });
  const link = await issueLink(services, context, { ...row, id }, 'invitation');
  audit('staff', id, { name: row.name, email: row.email, roles, isMailed: link === null });
  return { id, link };
}

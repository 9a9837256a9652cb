import { randomInt } from 'node:crypto';
import type { Language } from '@onehaul/domain/language';
import { countMemberCodes, generateMemberCode } from '@onehaul/domain/member-code';
import type { Places } from '@onehaul/domain/staff/place';
import { gainsApproval, permissionsHeld, type Role } from '@onehaul/domain/staff/role';
import { approvalWaitHours, sponsorOf } from '@onehaul/domain/staff/second-person';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { assertStaffRoom } from '../usage/index.ts';
import { refusalIfEmailTaken } from './email-taken.ts';
import { issueLink } from './issue-link.ts';
import { resolveAssignment, setPlaces } from './managed-staff.ts';
import { delayApprovals } from './staff-link.repository.ts';
import { addStaff } from './staff.repository.ts';

type Draft = {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly Role[];
  readonly companyRoleId: number | null;
  readonly places: Places;
  readonly language: Language;
};

/** Invites a staff member, who sets a password and a second factor through a one-time link. */
export async function addStaffMember(
  services: Services,
  context: StaffChangeContext,
  draft: Draft,
): Promise<{ id: number; link: string | null }> {
  const { staff, db, audit } = context;
  const { roles, companyRole, places } = await resolveAssignment(context, draft);
  await assertStaffRoom(db, staff.tenantId);
  const row = {
    name: draft.name,
    email: draft.email.toLowerCase(),
    roles,
    language: draft.language,
    // The inviter chooses the e-mail address and might read its mail, so they become the sponsor.
    sponsorId: sponsorOf(staff),
    companyRoleId: companyRole?.id ?? null,
    isLimited: places !== null,
  };
  let added: { id: number } | undefined;
  while (!added) {
    const code = generateMemberCode(randomInt(countMemberCodes()));
    added = await db.first(addStaff, { ...row, code }).catch((error: unknown) => {
      throw refusalIfEmailTaken(error);
    });
  }
  const { id } = added;
  await setPlaces(db, id, places);
  if (gainsApproval([], permissionsHeld({ roles, companyRole })))
    await db.all(delayApprovals, { id, hours: approvalWaitHours });
  const link = await issueLink(services, context, { ...row, companyRole, id }, 'invitation');
  audit('staff', id, {
    name: row.name,
    email: row.email,
    roles,
    ...(companyRole && { companyRole: companyRole.name }),
    ...(places && { places }),
    isMailed: link === null,
  });
  return { id, link };
}

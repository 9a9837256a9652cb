import type { Language } from '@onehaul/domain/language';
import { approvalWaitHours, sponsorAfterReset } from '@onehaul/domain/staff/second-person';
import { gainsApproval, type Holding, permissionsHeld } from '@onehaul/domain/staff/role';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { findSponsors } from '../second-person/index.ts';
import { consoleOrigin } from './console-origin.ts';
import { sendStaffMail } from './send-staff-mail.ts';
import { linkAddress, linkHours, type LinkPurpose, newLinkToken } from './staff-link.ts';
import { delayApprovals, setSponsor, setStaffLink } from './staff-link.repository.ts';
import { ownAccount } from './staff.repository.ts';
import { hashOfSecret } from './staff-token.ts';

type Person = Holding & {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
};

/**
 * Creates a one-time password link and mails it to the person only. Without a mail server it is returned to
 * the caller, who is then recorded as sponsor.
 */
export async function issueLink(
  services: Services,
  context: StaffChangeContext,
  person: Person,
  purpose: LinkPurpose,
): Promise<string | null> {
  const { staff, db, visit } = context;
  const token = newLinkToken(staff.tenantId);
  const hours = linkHours[purpose];
  const tokenHash = hashOfSecret(token.secret);
  await db.all(setStaffLink, { staffId: person.id, tokenHash, purpose, createdBy: staff.id, hours });
  const link = linkAddress(consoleOrigin(services, visit), token);
  if (!services.mail) {
    await recordReset(context, person);
    return link;
  }
  // Last step, inside the transaction: if the mail server refuses, everything rolls back and the caller gets
  // an error.
  const { company } = (await db.first(ownAccount, { id: staff.id }))!;
  const values = { company, inviter: staff.name, hours };
  await sendStaffMail(services.mail, person, { kind: purpose, url: link, values });
  return null;
}

/** The caller could have taken over the account: records them as sponsor and blocks approvals for a day. */
export async function recordReset(
  { staff, db }: StaffChangeContext,
  { id, ...held }: Holding & Pick<Person, 'id'>,
): Promise<void> {
  const sponsors = await findSponsors(db);
  await db.all(setSponsor, { id, sponsorId: sponsorAfterReset(sponsors, staff, id) });
  if (gainsApproval([], permissionsHeld(held)))
    await db.all(delayApprovals, { id, hours: approvalWaitHours });
}

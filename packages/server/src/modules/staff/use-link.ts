import { staffSessionCalls } from '@onehaul/contract/console/staff-session';
import type { Language } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import type { Visit } from '../../http/context.ts';
import { actOf } from '../../http/mount-staff.ts';
import { plainAddress } from '../../http/network.ts';
import { hashPassword } from '../../passwords.ts';
import type { Services } from '../../services.ts';
import { recordAct } from './audit.repository.ts';
import { beginStaffSession, type SignInStep, nextOf } from './begin-staff-session.ts';
import { rememberDevice } from './known-device.ts';
import { assertStaffPassword } from './staff-password-rule.ts';
import { type LinkPurpose, linkTokenOf } from './staff-link.ts';
import { staffOfLink, consumeStaffLink } from './staff-link.repository.ts';
import { setStaffPassword } from './staff.repository.ts';
import { endSessionsOfStaff, staffForSignIn } from './staff-session.repository.ts';
import { hashOfSecret, setToken } from './staff-token.ts';

type Holder = { name: string; email: string; company: string; purpose: LinkPurpose; language: Language };

/** Returns the recipient of a link without consuming it: mail scanners open links too. */
export async function getLinkRecipient(
  { database }: Services,
  { token }: { token: string },
): Promise<Holder> {
  const known = linkTokenOf(token);
  const found =
    known &&
    (await database.tenant(known.tenantId).first(staffOfLink, { tokenHash: hashOfSecret(known.secret) }));
  if (!found) throw new Refusal('staff.linkInvalid');
  const { name, email, company, purpose, language } = found;
  return { name, email, company, purpose, language };
}

/**
 * Sets a password through a link, once, then continues like a sign-in, with the second factor where the roles
 * require it.
 */
export async function useLink(
  { database, keys }: Services,
  visit: Visit,
  { token: text, newPassword }: { token: string; newPassword: string },
): Promise<{ next: SignInStep }> {
  const known = linkTokenOf(text);
  if (!known) throw new Refusal('staff.linkInvalid');
  // Checked before the link is consumed: an unacceptable password costs no link.
  assertStaffPassword(newPassword);
  const { tenantId } = known;
  const passwordHash = await hashPassword(newPassword);
  const { account, session } = await database.transaction(tenantId, async (db) => {
    const taken = await db.first(consumeStaffLink, { tokenHash: hashOfSecret(known.secret) });
    const person = taken && (await db.first(staffForSignIn, { id: taken.staffId }));
    if (person?.state !== 'active') throw new Refusal('staff.linkInvalid');
    await db.all(setStaffPassword, { id: person.id, passwordHash, isGiven: false });
    await db.all(endSessionsOfStaff, { staffId: person.id, keptId: null });
    await recordAct(db, {
      staffId: person.id,
      act: actOf(staffSessionCalls.useLink),
      subject: 'staff',
      subjectId: String(person.id),
      details: { purpose: taken!.purpose },
      address: plainAddress(visit.address),
    });
    return { account: person, session: await beginStaffSession(db, visit, person) };
  });
  setToken(visit, session);
  const next = nextOf(account);
  if (next === 'done') rememberDevice(keys, visit, account);
  return { next };
}

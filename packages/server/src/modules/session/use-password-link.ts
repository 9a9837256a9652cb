import { createHash } from 'node:crypto';
import { Refusal } from '@onehaul/domain/refusal';
import type { VisitorContext } from '../../http/context.ts';
import { hashPassword } from '../../passwords.ts';
import type { Services } from '../../services.ts';
import { findDialCode } from './account.repository.ts';
import { endSessions } from './end-sessions.ts';
import { setPasswordByLink, takePasswordLink } from './password-link.repository.ts';
import { assertPassword } from './password-rule.ts';
import { sendLater } from './send-code.ts';

/** So long a link for another password lives. */
export const passwordLinkHours = 24;

/** The secret is long and random: a plain hash of one leads nobody back. */
export const hashOfLink = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A password of the member's own, by a link that staff have sent and not seen; who else was signed in is out (S19). */
export async function usePasswordLink(
  services: Services,
  context: VisitorContext,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<null> {
  const { shop, db, transaction } = context;
  // Before the link is used up: a password that is too short costs no link.
  await assertPassword(context, newPassword);
  const passwordHash = await hashPassword(newPassword);
  const phone = await transaction(async (own) => {
    const taken = await own.first(takePasswordLink, { shopId: shop.id, tokenHash: hashOfLink(token) });
    const member = taken && { shopId: shop.id, memberId: taken.memberId };
    const set = member && (await own.first(setPasswordByLink, { ...member, passwordHash }));
    if (!set) throw new Refusal('session.passwordLinkInvalid');
    await endSessions(own, { ...member, by: 'password' });
    return set;
  });
  const { countryId, phoneNumber, phoneProvedAt } = phone;
  if (countryId !== null && phoneNumber !== null && phoneProvedAt !== null) {
    const dialCode = (await findDialCode(db, countryId))!;
    sendLater(services, context, { dialCode, digits: phoneNumber, kind: 'passwordChanged', values: {} });
  }
  return null;
}

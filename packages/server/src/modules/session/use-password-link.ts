import { createHash } from 'node:crypto';
import { Refusal } from '@onehaul/domain/refusal';
import type { VisitorContext } from '../../http/context.ts';
import { hashPassword } from '../../passwords.ts';
import type { Services } from '../../services.ts';
import { findDialCode } from './account.repository.ts';
import { endSessions } from './end-sessions.ts';
import { setPasswordByLink, consumePasswordLink } from './password-link.repository.ts';
import { assertPassword } from './password-rule.ts';
import { sendLater } from './send-code.ts';

/** Lifetime of a password link. */
export const passwordLinkHours = 24;

/** The token is long and random, so a plain hash suffices. */
export const hashOfLink = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Sets the member's own password by a link that staff sent but never saw; ends all other sessions (S19). */
export async function usePasswordLink(
  services: Services,
  context: VisitorContext,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<null> {
  const { shop, db, transaction } = context;
  // Checked before the link is consumed: an unacceptable password costs no link.
  await assertPassword(context, newPassword);
  const passwordHash = await hashPassword(newPassword);
  const phone = await transaction(async (own) => {
    const taken = await own.first(consumePasswordLink, { shopId: shop.id, tokenHash: hashOfLink(token) });
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

import { phoneDigits, phoneRefusal } from '@onehaul/domain/phone';
import { Refusal } from '@onehaul/domain/refusal';
import type { VisitorContext } from '../../http/context.ts';
import { hashPassword } from '../../passwords.ts';
import type { Services } from '../../services.ts';
import { findAccountByPhone, findDialCode, setPassword } from './account.repository.ts';
import { isGone } from './begin-session.ts';
import { closeSubAccounts } from './close-sub-accounts.ts';
import { endSessions } from './end-sessions.ts';
import { assertPassword } from './password-rule.ts';
import { sendLater } from './send-code.ts';
import { consumeCode } from './consume-code.ts';

type Form = {
  code: string;
  phoneNumber: string;
  newPassword: string;
  codeId?: string;
  countryId?: number;
};

/**
 * Sets a new password by SMS code. Nothing reveals whether the number is a member's before the code is right
 * (S32).
 */
export async function resetPassword(
  services: Services,
  context: VisitorContext,
  { phoneNumber, newPassword, ...shown }: Form,
) {
  const { shop, db, transaction } = context;
  const digits = phoneDigits(phoneNumber);
  const refusal = phoneRefusal(digits);
  if (refusal) throw new Refusal(refusal);
  // Checked before the code is consumed: an unacceptable password costs no code.
  await assertPassword(context, newPassword);
  const phone = await consumeCode(services, context, { ...shown, digits, purpose: 'resetPassword' });
  const passwordHash = await hashPassword(newPassword);
  await transaction(async (own) => {
    const account = await findAccountByPhone(own, { shopId: shop.id, ...phone });
    if (!account || isGone(account)) throw new Refusal('session.codeWrong');
    const member = { shopId: shop.id, memberId: account.id };
    const isSet = await own.first(setPassword, { ...member, ...phone, passwordHash });
    if (!isSet) throw new Refusal('session.codeWrong');
    await endSessions(own, { ...member, by: 'password' });
    if (!account.isPhoneProved) await closeSubAccounts(own, member);
  });
  const dialCode = (await findDialCode(db, phone.countryId))!;
  sendLater(services, context, { dialCode, digits, kind: 'passwordChanged', values: {} });
  return null;
}

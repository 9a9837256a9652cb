import type { Tokens } from '@onehaul/contract/session';
import { phoneDigits } from '@onehaul/domain/phone';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import type { VisitorContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { type Account, findAccountByPhone, provePhone } from './account.repository.ts';
import { beginSession, isGone } from './begin-session.ts';
import { closeSubAccounts } from './close-sub-accounts.ts';
import { deviceOf } from './device-cookie.ts';
import { endSessions } from './end-sessions.ts';
import type { Phone } from './send-code.ts';
import { consumeCode } from './consume-code.ts';

type Form = { phoneNumber: string; countryId: number; code: string; codeId: string };

export async function signInByPhone(
  services: Services,
  context: VisitorContext,
  { phoneNumber, ...shown }: Form,
): Promise<Tokens> {
  const { shop, visit } = context;
  const digits = phoneDigits(phoneNumber);
  const phone = await consumeCode(services, context, { ...shown, digits, purpose: 'signIn' });
  return beginSession(services, context, 'phone', async (db) => {
    const account = await findAccountByPhone(db, { shopId: shop.id, ...phone });
    if (!account || isGone(account)) throw new Refusal('session.phoneUnknown');
    const isOwnBrowser = deviceOf(services.keys, shop, visit)?.memberId === account.id;
    if (account.isPhoneProved) return account;
    await verifyPhoneAndEvict(db, shop.id, account, phone, isOwnBrowser);
    return isOwnBrowser ? account : { ...account, passwordHash: null };
  });
}

/**
 * Anyone can register a number; only its owner can prove it. Proving it ends the registrant's ways back in
 * (A27), unless this browser signed in with the password before, which makes both one person.
 */
async function verifyPhoneAndEvict(
  db: TransactionDb,
  shopId: number,
  { id: memberId }: Account,
  phone: Phone,
  keepPassword: boolean,
): Promise<void> {
  const member = { shopId, memberId };
  const proved = await db.first(provePhone, { ...member, ...phone, keepPassword });
  if (!proved) throw new Refusal('session.phoneUnknown');
  await endSessions(db, { ...member, by: 'phone' });
  if (!keepPassword) await closeSubAccounts(db, member);
}

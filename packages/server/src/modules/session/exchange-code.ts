import type { Tokens } from '@onehaul/contract/session';
import { Refusal } from '@onehaul/domain/refusal';
import type { VisitorContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { findAccount } from './account.repository.ts';
import { beginSession, isGone } from './begin-session.ts';
import { longSecretHash } from './macs.ts';
import { consumeSignInCode } from './sign-in-code.repository.ts';

/** Signs in with a one-time code from a URL. Any other value, including a token, is a wrong code (S25). */
export function exchangeCode(
  services: Services,
  context: VisitorContext,
  { code }: { code: string },
): Promise<Tokens> {
  const { shop, visit } = context;
  return beginSession(services, context, 'code', async (db) => {
    const codeHash = longSecretHash(code);
    const taken = await db.first(consumeSignInCode, { shopId: shop.id, codeHash, host: visit.host });
    const account = taken && (await findAccount(db, shop.id, taken.memberId));
    if (!account || isGone(account)) throw new Refusal('session.linkInvalid');
    return account;
  });
}

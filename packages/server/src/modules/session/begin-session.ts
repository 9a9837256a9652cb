import { randomUUID } from 'node:crypto';
import type { Tokens } from '@onehaul/contract/session';
import { memberMachine } from '@onehaul/domain/member';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { TransactionDb } from '../../db/database.ts';
import type { VisitorContext } from '../../http/context.ts';
import { plainAddress } from '../../http/network.ts';
import type { Services } from '../../services.ts';
import { findSettings } from '../shop/index.ts';
import { signAccessToken } from './access-token.ts';
import { type Account, recordSignIn } from './account.repository.ts';
import { browserName } from './browser-name.ts';
import { deviceCookieLine } from './device-cookie.ts';
import { makeRefreshToken, refreshCookieLine } from './refresh-token.ts';
import { insertSession, type SignInMethod } from './session.repository.ts';

/** An erased account, or one due for erasure, accepts no sign-in. */
export function isGone({ state, mainState, isOver }: Account): boolean {
  return isOver || state === 'erased' || mainState === 'erased';
}

/**
 * A sub-account is suspended with its main account; signing in to it does not undo the main account's
 * cancellation.
 */
function isSuspended({ state, mainState }: Account): boolean {
  return state === 'suspended' || (mainState !== null && mainState !== 'active');
}

/**
 * A password, or a code on an account without one, counts as a fresh proof of person; a QR code or a link
 * does not.
 */
function isProof(method: SignInMethod, { passwordHash }: Account): boolean {
  return method === 'password' || (method === 'phone' && passwordHash === null);
}

/**
 * Signs a member in. `find` checks or consumes the credential in the same transaction that inserts the
 * session. Each sign-in gets new ids, which prevents session fixation (S21).
 */
export async function beginSession(
  { keys }: Services,
  context: VisitorContext,
  method: SignInMethod,
  find: (db: TransactionDb) => Promise<Account>,
): Promise<Tokens> {
  const { shop, visit, transaction } = context;
  const { memberSessionDays } = settingsFrom(await findSettings(context));
  const sessionId = randomUUID();
  const refresh = makeRefreshToken(keys, shop, sessionId);
  const account = await transaction(async (db) => {
    const found = await find(db);
    if (isSuspended(found)) throw new Refusal('session.suspended');
    const { state: to } =
      found.state === 'cancelling' ? memberMachine.step(found, 'undoCancel') : { state: found.state };
    const member = { shopId: shop.id, memberId: found.id };
    const noted = await db.first(recordSignIn, { ...member, from: found.state, to });
    if (!noted) throw new Refusal('state.illegalStep');
    await db.all(insertSession, {
      ...member,
      id: sessionId,
      method,
      refreshHash: refresh.hash,
      browser: browserName(visit.userAgent),
      address: plainAddress(visit.address),
      days: memberSessionDays,
      isProved: isProof(method, found),
    });
    return found;
  });
  visit.setCookie(refreshCookieLine(refresh.token));
  visit.setCookie(deviceCookieLine(keys, shop, account.id));
  return {
    accessToken: await signAccessToken(keys, shop, { memberId: account.id, sessionId }),
    refreshToken: refresh.token,
    isMainAccount: account.mainId === null,
    isCancellationUndone: account.state === 'cancelling',
  };
}

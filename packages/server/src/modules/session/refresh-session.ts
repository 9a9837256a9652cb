import type { Tokens } from '@onehaul/contract/session';
import { Refusal } from '@onehaul/domain/refusal';
import type { VisitorContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { signAccessToken } from './access-token.ts';
import { uncacheCaller } from './caller-cache.ts';
import { makeRefreshToken, verifyRefreshToken, refreshCookie, refreshCookieLine } from './refresh-token.ts';
import { endForReuse, replaceToken, wasJustReplaced } from './session.repository.ts';

/** Rotates a refresh token. Reuse of a replaced token, outside the grace period, ends the session (S17). */
export async function refreshSession(
  { keys, log }: Services,
  { shop, visit, transaction }: VisitorContext,
  { refreshToken }: { refreshToken?: string },
): Promise<Tokens> {
  const shown = verifyRefreshToken(keys, shop, refreshToken ?? visit.cookies[refreshCookie] ?? '');
  if (!shown) throw new Refusal('access.signInRequired');
  const session = { shopId: shop.id, id: shown.sessionId, hash: shown.hash };
  const next = makeRefreshToken(keys, shop, shown.sessionId);

  // Returns outcomes instead of throwing, so that ending the session is committed.
  const outcome = await transaction(async (db) => {
    const refreshed = await db.first(replaceToken, { ...session, nextHash: next.hash });
    if (refreshed) return refreshed;
    const ended = await db.first(endForReuse, session);
    if (ended) return { reusedBy: ended.memberId };
    return (await db.first(wasJustReplaced, session)) ? 'elsewhere' : 'dead';
  });

  if (outcome === 'elsewhere') throw new Refusal('session.refreshedElsewhere');
  if (outcome === 'dead') throw new Refusal('access.signInRequired');
  if ('reusedBy' in outcome) {
    uncacheCaller(shown.sessionId);
    const event = { event: 'refreshTokenReused', tenant: shop.tenantId, shop: shop.id };
    log.warn({ ...event, member: outcome.reusedBy }, 'a used refresh token came back: the session is ended');
    throw new Refusal('access.signInRequired');
  }
  visit.setCookie(refreshCookieLine(next.token));
  const { memberId, mainId } = outcome;
  return {
    accessToken: await signAccessToken(keys, shop, { memberId, sessionId: shown.sessionId }),
    refreshToken: next.token,
    isMainAccount: mainId === null,
    isCancellationUndone: false,
  };
}

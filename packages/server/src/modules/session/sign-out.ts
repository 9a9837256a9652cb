import type { VisitorContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { bearerOf, verifyAccessToken } from './access-token.ts';
import { uncacheCaller } from './caller-cache.ts';
import { noRefreshCookieLine, verifyRefreshToken, refreshCookie } from './refresh-token.ts';
import { endSession } from './session.repository.ts';

/** Ends the sessions of the access token and of the cookie, and clears the cookie. */
export async function signOut({ keys }: Services, { shop, visit, transaction }: VisitorContext) {
  const token = bearerOf(visit.authorization) ?? '';
  const shown = [
    await verifyAccessToken(keys, shop, token, { mayBeExpired: true }),
    verifyRefreshToken(keys, shop, visit.cookies[refreshCookie] ?? ''),
  ];
  const sessionIds = new Set(shown.flatMap((known) => known?.sessionId ?? []));
  if (sessionIds.size > 0) {
    await transaction(async (db) => {
      for (const id of sessionIds) {
        await db.all(endSession, { shopId: shop.id, id, memberId: null, by: 'logout' });
      }
    });
    for (const id of sessionIds) uncacheCaller(id);
  }
  visit.setCookie(noRefreshCookieLine);
  return null;
}

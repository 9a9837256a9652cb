import { createHash } from 'node:crypto';
import type { Shop } from '@onehaul/domain/shop';
import type { MountOptions } from '../../http/mount.ts';
import type { Services } from '../../services.ts';
import { type AccessClaims, bearerOf, verifyAccessToken } from './access-token.ts';
import { uncacheCaller, findCachedCaller, cacheCaller } from './caller-cache.ts';
import { findCaller } from './session.repository.ts';

/** Cache lifetime of a verified token: a page makes a dozen calls with the same one. */
const verifiedMs = 10_000;
const maxTokens = 10_000;

/** Authenticates a call: the token must be valid for this shop, its session live and its member active. */
export function createCallerAuthentication({
  database,
  keys,
  log,
}: Pick<Services, 'database' | 'keys' | 'log'>): Pick<MountOptions, 'callerOf'> {
  const verified = new Map<string, { claims: AccessClaims; until: number }>();

  async function claimsOf(token: string, shop: Shop): Promise<AccessClaims | undefined> {
    const key = createHash('sha256').update(`${shop.tenantId}:${shop.id}:${token}`).digest('base64');
    const now = Date.now();
    const entry = verified.get(key);
    if (entry && entry.until > now) return entry.claims;
    verified.delete(key);
    const onForeign = () =>
      log.warn(
        { event: 'foreignToken', tenant: shop.tenantId, shop: shop.id },
        'a token of another shop was shown',
      );
    const claims = await verifyAccessToken(keys, shop, token, { onForeign });
    if (!claims) return undefined;
    if (verified.size >= maxTokens) verified.delete(verified.keys().next().value!);
    verified.set(key, { claims, until: Math.min(now + verifiedMs, claims.expiresAtMs) });
    return claims;
  }

  return {
    async callerOf(authorization, shop, when) {
      const token = bearerOf(authorization);
      const claims = token === undefined ? undefined : await claimsOf(token, shop);
      if (!claims) return undefined;
      const { sessionId, memberId } = claims;
      if (when === 'recently') {
        const known = findCachedCaller(shop, sessionId, memberId);
        if (known) return known;
      }
      const db = database.tenant(shop.tenantId);
      const row = await findCaller(db, { shopId: shop.id, id: sessionId, memberId });
      if (!row) {
        uncacheCaller(sessionId);
        return undefined;
      }
      const isMainAccount = row.mainId === null;
      const isPasswordGiven = row.passwordIsGiven;
      const caller = { id: row.id, ownerId: row.mainId ?? row.id, isMainAccount, sessionId, isPasswordGiven };
      cacheCaller(shop, caller);
      return caller;
    },
  };
}

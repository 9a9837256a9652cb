import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import type { Shop } from '@onehaul/domain/shop';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Keys } from '../../keys.ts';

/** Access token lifetime (A10). */
const lifeSeconds = 30 * 60;
const issuer = 'onehaul';
const type = 'at+jwt';
const algorithm = 'HS256';

export type AccessClaims = {
  readonly memberId: number;
  readonly sessionId: string;
  readonly expiresAtMs: number;
};
type ShopKey = Pick<Shop, 'id' | 'tenantId'>;

const audienceOf = ({ id, tenantId }: ShopKey) => `shop:${tenantId}:${id}`;

const keyObjectCache = new WeakMap<Keys, Map<string, KeyObject>>();

/** Signing keys by the key id (`kid`) in the token header; the current key is first. */
function keysByName(keys: Keys): Map<string, KeyObject> {
  let byName = keyObjectCache.get(keys);
  if (!byName) {
    byName = new Map(
      keys
        .all('access token')
        .map((key) => [
          createHash('sha256').update(key).digest('base64url').slice(0, 8),
          createSecretKey(key),
        ]),
    );
    keyObjectCache.set(keys, byName);
  }
  return byName;
}

export function signAccessToken(
  keys: Keys,
  shop: ShopKey,
  { memberId, sessionId }: Pick<AccessClaims, 'memberId' | 'sessionId'>,
): Promise<string> {
  const [name, key] = keysByName(keys).entries().next().value!;
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, kid: name, typ: type })
    .setIssuer(issuer)
    .setAudience(audienceOf(shop))
    .setSubject(String(memberId))
    .setIssuedAt()
    .setExpirationTime(`${lifeSeconds}s`)
    .sign(key);
}

type Options = {
  /** Sign-out accepts an expired token. */
  readonly mayBeExpired?: boolean;
  /** Called for a token of this installation that was issued for another shop. */
  readonly onForeign?: () => void;
};

/** Verifies a token; returns its claims if it was issued here for this shop. */
export async function verifyAccessToken(
  keys: Keys,
  shop: ShopKey,
  token: string,
  { mayBeExpired = false, onForeign }: Options = {},
): Promise<AccessClaims | undefined> {
  try {
    const { payload } = await jwtVerify<{ sid: string }>(
      token,
      ({ kid }) => {
        const key = keysByName(keys).get(kid ?? '');
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        algorithms: [algorithm],
        typ: type,
        issuer,
        audience: audienceOf(shop),
        requiredClaims: ['exp', 'sub', 'sid'],
        ...(mayBeExpired && { currentDate: new Date(0) }),
      },
    );
    return { memberId: Number(payload.sub), sessionId: payload.sid, expiresAtMs: payload.exp! * 1000 };
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') onForeign?.();
    return undefined;
  }
}

export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w.-]{1,4096})$/i.exec(authorization ?? '')?.[1];
}

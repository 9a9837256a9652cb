import { randomBytes } from 'node:crypto';
import type { Shop } from '@onehaul/domain/shop';
import { hostCookie } from '../../http/cookies.ts';
import type { Keys } from '../../keys.ts';
import { verifyMac, longSecretHash, createMac } from './macs.ts';

type ShopKey = Pick<Shop, 'id' | 'tenantId'>;
export type RefreshToken = { readonly sessionId: string; readonly hash: Buffer };

const purpose = 'refresh token';
const signedText = (shop: ShopKey, sessionId: string, secret: string) =>
  `${shop.tenantId}:${shop.id}:${sessionId}.${secret}`;

/**
 * Creates a refresh token. The HMAC tag rejects forged tokens, which could otherwise end a session by faking
 * reuse.
 */
export function makeRefreshToken(keys: Keys, shop: ShopKey, sessionId: string) {
  const secret = randomBytes(32).toString('base64url');
  const token = `${sessionId}.${secret}.${createMac(keys, purpose, signedText(shop, sessionId, secret))}`;
  return { token, hash: longSecretHash(token) };
}

/** Parses a refresh token, if it was issued here for this shop. */
export function verifyRefreshToken(keys: Keys, shop: ShopKey, token: string): RefreshToken | undefined {
  const match = /^(?<sessionId>[0-9a-f-]{36})\.(?<secret>[\w-]{43})\.(?<mark>[\w-]{22})$/.exec(token);
  if (!match) return undefined;
  const { sessionId, secret, mark } = match.groups as { sessionId: string; secret: string; mark: string };
  if (!verifyMac(keys, purpose, signedText(shop, sessionId, secret), mark)) return undefined;
  return { sessionId, hash: longSecretHash(token) };
}

const cookie = 'refresh';
export const refreshCookie = `__Host-${cookie}`;
const daySeconds = 24 * 60 * 60;

export const refreshCookieLine = (token: string) => hostCookie(cookie, token, daySeconds);
export const noRefreshCookieLine = hostCookie(cookie, '', 0);

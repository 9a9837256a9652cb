import { randomBytes } from 'node:crypto';
import type { Shop } from '@onehaul/domain/shop';
import { hostCookie } from '../../http/cookies.ts';
import type { Visit } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { verifyMac, createMac } from './macs.ts';

type ShopKey = Pick<Shop, 'id' | 'tenantId'>;

const cookie = 'device';
const purpose = 'device';
const lifeSeconds = 180 * 24 * 60 * 60;

/**
 * A browser the member has signed in with; wrong guesses from elsewhere do not throttle it (decision 008).
 */
export type Device = { readonly memberId: number; readonly id: string };

const signedText = (shop: ShopKey, text: string) => `${shop.tenantId}:${shop.id}:${text}`;

export function deviceCookieLine(keys: Keys, shop: ShopKey, memberId: number): string {
  const since = Math.floor(Date.now() / 1000);
  const text = `${memberId}.${randomBytes(9).toString('base64url')}.${since}`;
  return hostCookie(cookie, `${text}.${createMac(keys, purpose, signedText(shop, text))}`, lifeSeconds);
}

/** The device of a request, if its cookie is signed for this shop and not expired. */
export function deviceOf(keys: Keys, shop: ShopKey, { cookies }: Visit): Device | undefined {
  const shown = cookies[`__Host-${cookie}`] ?? '';
  const match = /^(?<memberId>\d+)\.(?<id>[\w-]{12})\.(?<since>\d+)\.(?<mark>[\w-]{22})$/.exec(shown);
  if (!match) return undefined;
  const { memberId, id, since, mark } = match.groups as Record<'memberId' | 'id' | 'since' | 'mark', string>;
  if (!verifyMac(keys, purpose, signedText(shop, `${memberId}.${id}.${since}`), mark)) return undefined;
  if (Number(since) + lifeSeconds < Date.now() / 1000) return undefined;
  return { memberId: Number(memberId), id };
}

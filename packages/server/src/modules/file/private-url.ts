import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../keys.ts';

type Shop = { readonly tenantId: number; readonly id: number };

const purpose = 'private file';
/** Long enough to load a page, too short to be worth passing on (S49). */
export const privateSeconds = 300;

/** The shop is signed with the name: at another shop's host the same address opens nothing. */
function sign(key: Buffer, { tenantId, id }: Shop, fileKey: string, expiresAt: number): Buffer {
  return createHmac('sha256', key).update(`${tenantId}\n${id}\n${fileKey}\n${expiresAt}`).digest();
}

/** Where a private file is fetched from the shop's own host, for some minutes; nothing for no file. */
export function privateFileUrl(keys: Keys, shop: Shop, fileKey: string | null, now = Date.now()): string {
  if (fileKey === null) return '';
  const expiresAt = now + privateSeconds * 1000;
  const signature = sign(keys.current(purpose), shop, fileKey, expiresAt).toString('base64url');
  return `/files/private/${fileKey}?expires=${expiresAt}&signature=${signature}`;
}

type Signed = { readonly fileKey: string; readonly expires: string; readonly signature: string };

/** Whether we signed the address for this shop, and not too long ago. */
export function isSigned(
  keys: Keys,
  shop: Shop,
  { fileKey, expires, signature }: Signed,
  now = Date.now(),
): boolean {
  const expiresAt = Number(expires);
  if (!(expiresAt > now && expiresAt <= now + privateSeconds * 1000)) return false;
  const given = Buffer.from(signature, 'base64url');
  return keys.all(purpose).some((key) => {
    const expected = sign(key, shop, fileKey, expiresAt);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../keys.ts';

type Shop = { readonly tenantId: number; readonly id: number };

/** At whose host an address opens: a page of the shop, or the staff's console. */
const purposes = { shop: 'private file', console: 'console file' } as const;
type Door = keyof typeof purposes;
/** Long enough to load a page, too short to be worth passing on (S49). */
export const privateSeconds = 300;
const steadyMs = 30_000;

/** The shop is signed with the name: at another shop's host the same address opens nothing. */
function sign(key: Buffer, { tenantId, id }: Shop, fileKey: string, expiresAt: number): Buffer {
  return createHmac('sha256', key).update(`${tenantId}\n${id}\n${fileKey}\n${expiresAt}`).digest();
}

function signedQuery(keys: Keys, door: Door, shop: Shop, fileKey: string, now: number): string {
  // Steady for half a minute: a page that looks again does not load its pictures again.
  const expiresAt = Math.floor((now + privateSeconds * 1000) / steadyMs) * steadyMs;
  const signature = sign(keys.current(purposes[door]), shop, fileKey, expiresAt).toString('base64url');
  return `expires=${expiresAt}&signature=${signature}`;
}

/** Where a private file is fetched from the shop's own host, for some minutes; nothing for no file. */
export function privateFileUrl(keys: Keys, shop: Shop, fileKey: string | null, now = Date.now()): string {
  return fileKey === null ? '' : `/files/private/${fileKey}?${signedQuery(keys, 'shop', shop, fileKey, now)}`;
}

/** Where staff fetch the same file from the console's host, which belongs to no shop: the address names it. */
export function consoleFileUrl(keys: Keys, shop: Shop, fileKey: string, now = Date.now()): string {
  const query = signedQuery(keys, 'console', shop, fileKey, now);
  return `/api/console/files/${shop.tenantId}/${shop.id}/${fileKey}?${query}`;
}

type Signed = { readonly fileKey: string; readonly expires: string; readonly signature: string };

/** Whether we signed the address for this shop and this door, and not too long ago. */
export function isSigned(
  keys: Keys,
  shop: Shop,
  { fileKey, expires, signature }: Signed,
  now = Date.now(),
  door: Door = 'shop',
): boolean {
  const expiresAt = Number(expires);
  if (!(expiresAt > now && expiresAt <= now + privateSeconds * 1000)) return false;
  const given = Buffer.from(signature, 'base64url');
  return keys.all(purposes[door]).some((key) => {
    const expected = sign(key, shop, fileKey, expiresAt);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

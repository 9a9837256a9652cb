import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../keys.ts';

type Shop = { readonly tenantId: number; readonly id: number };

/** Signing purpose per host kind: a shop's pages or the staff console. */
const purposes = { shop: 'private file', console: 'console file' } as const;
type FileAudience = keyof typeof purposes;
/** Long enough to load a page, too short to be worth sharing (S49). */
export const privateSeconds = 300;
const expiryStepMs = 30_000;

/** The signature covers the shop, so the same URL is invalid on another shop's host. */
function sign(key: Buffer, { tenantId, id }: Shop, fileKey: string, expiresAt: number): Buffer {
  return createHmac('sha256', key).update(`${tenantId}\n${id}\n${fileKey}\n${expiresAt}`).digest();
}

function signedQuery(keys: Keys, door: FileAudience, shop: Shop, fileKey: string, now: number): string {
  // Rounds the expiry to 30 seconds, so that a page refresh reuses cached images.
  const expiresAt = Math.floor((now + privateSeconds * 1000) / expiryStepMs) * expiryStepMs;
  const signature = sign(keys.current(purposes[door]), shop, fileKey, expiresAt).toString('base64url');
  return `expires=${expiresAt}&signature=${signature}`;
}

/** Signed URL of a private file on the shop's own host, valid for some minutes; empty without a file. */
export function privateFileUrl(keys: Keys, shop: Shop, fileKey: string | null, now = Date.now()): string {
  return fileKey === null ? '' : `/files/private/${fileKey}?${signedQuery(keys, 'shop', shop, fileKey, now)}`;
}

/** Signed URL of the same file on the console's host, which belongs to no shop, so the URL names the shop. */
export function consoleFileUrl(keys: Keys, shop: Shop, fileKey: string, now = Date.now()): string {
  const query = signedQuery(keys, 'console', shop, fileKey, now);
  return `/api/console/files/${shop.tenantId}/${shop.id}/${fileKey}?${query}`;
}

type SignedUrlParts = { readonly fileKey: string; readonly expires: string; readonly signature: string };

/** Whether the URL was signed for this shop and host kind and has not expired. */
export function isSigned(
  keys: Keys,
  shop: Shop,
  { fileKey, expires, signature }: SignedUrlParts,
  now = Date.now(),
  door: FileAudience = 'shop',
): boolean {
  const expiresAt = Number(expires);
  if (!(expiresAt > now && expiresAt <= now + privateSeconds * 1000)) return false;
  const given = Buffer.from(signature, 'base64url');
  return keys.all(purposes[door]).some((key) => {
    const expected = sign(key, shop, fileKey, expiresAt);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

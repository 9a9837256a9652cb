import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../keys.ts';

const macBytes = 16;

function computeMac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest().subarray(0, macBytes);
}

/** HMAC tag (truncated) that authenticates a text. */
export function createMac(keys: Keys, purpose: string, text: string): string {
  return computeMac(keys.current(purpose), text).toString('base64url');
}

export function verifyMac(keys: Keys, purpose: string, text: string, mark: string): boolean {
  const shown = Buffer.from(mark, 'base64url');
  if (shown.length !== macBytes || shown.toString('base64url') !== mark) return false;
  return keys.all(purpose).some((key) => timingSafeEqual(computeMac(key, text), shown));
}

/** Hash for long random secrets. Their entropy makes a key unnecessary, so they survive key rotation. */
export function longSecretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

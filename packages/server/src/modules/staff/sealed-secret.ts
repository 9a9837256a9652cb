import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '../../keys.ts';

const purpose = 'staff totp';
const nonceLength = 12;
const tagLength = 16;

/** Whose secret it is: in another person's row it does not open. */
type Owner = { readonly tenantId: number; readonly id: number };
const nameOf = ({ tenantId, id }: Owner) => Buffer.from(`${tenantId}/${id}`);

/** A secret as it is stored: whoever reads the table alone learns nothing. */
export function seal(keys: Keys, owner: Owner, secret: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', keys.current(purpose), nonce).setAAD(nameOf(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Undefined when none of our keys opens it. */
export function unseal(keys: Keys, owner: Owner, stored: Buffer): string | undefined {
  const nonce = stored.subarray(0, nonceLength);
  const tag = stored.subarray(nonceLength, nonceLength + tagLength);
  const sealed = stored.subarray(nonceLength + tagLength);
  for (const key of keys.all(purpose)) {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
      .setAAD(nameOf(owner))
      .setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    } catch {
      // Sealed with another key.
    }
  }
  return undefined;
}

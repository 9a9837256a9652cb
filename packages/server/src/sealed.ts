import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from './keys.ts';

const nonceLength = 12;
const tagLength = 16;

/** What is sealed and whose it is: in another row, or read as something else, it does not open. */
export type SealOwner = {
  /** What the key is for: `staff totp`, `gateway account`. */
  readonly purpose: string;
  /** Of the row: tenant, shop and the like. */
  readonly owner: readonly (string | number)[];
};
const nameOf = ({ owner }: SealOwner) => Buffer.from(owner.join('/'));

/** A secret as it is stored: whoever reads the table alone learns nothing. */
export function seal(keys: Keys, owner: SealOwner, secret: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', keys.current(owner.purpose), nonce).setAAD(nameOf(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Undefined when none of our keys opens it. */
export function unseal(keys: Keys, owner: SealOwner, stored: Buffer): string | undefined {
  const nonce = stored.subarray(0, nonceLength);
  const tag = stored.subarray(nonceLength, nonceLength + tagLength);
  const sealed = stored.subarray(nonceLength + tagLength);
  for (const key of keys.all(owner.purpose)) {
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

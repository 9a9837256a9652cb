import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from './keys.ts';

const nonceLength = 12;
const tagLength = 16;

/** Purpose and row an encrypted value is bound to: it cannot be decrypted for any other. */
export type SealOwner = {
  /** Key derivation purpose: `staff totp`, `gateway account`. */
  readonly purpose: string;
  /** Identifies the row: tenant, shop and so on. */
  readonly owner: readonly (string | number)[];
};
const ownerBytes = ({ owner }: SealOwner) => Buffer.from(owner.join('/'));

/** Header of a sealed value: magic, length of the key id, key id. Older values start with a nonce. */
const magic = Buffer.from('OHS1');
const headerOf = (id: string) => Buffer.concat([magic, Buffer.from([id.length]), Buffer.from(id)]);

/** Header of every value sealed with the newest data key. */
export const newestSealHeader = (keys: Keys): Buffer => headerOf(keys.data.newestId);

/** The value names a data key that is not configured: the key was removed too early. */
export class DataKeyMissing extends Error {
  constructor(id: string) {
    super(`DATA_KEYS has no key "${id}", and what it sealed is still stored`);
    this.name = 'DataKeyMissing';
  }
}

/** Encrypts a secret with AES-256-GCM for storage. */
export function seal(keys: Keys, owner: SealOwner, secret: string): Buffer {
  const { newestId } = keys.data;
  const nonce = randomBytes(nonceLength);
  const key = keys.data.of(newestId, owner.purpose)!;
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(ownerBytes(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([headerOf(newestId), nonce, cipher.getAuthTag(), sealed]);
}

function decryptWith(key: Buffer, owner: SealOwner, stored: Buffer): string | undefined {
  if (stored.length < nonceLength + tagLength) return undefined;
  const nonce = stored.subarray(0, nonceLength);
  const tag = stored.subarray(nonceLength, nonceLength + tagLength);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
    .setAAD(ownerBytes(owner))
    .setAuthTag(tag);
  try {
    const opened = decipher.update(stored.subarray(nonceLength + tagLength));
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    // Sealed with another key, sealed for another row, or modified.
    return undefined;
  }
}

/** The key id in the header; undefined for a value from before data keys. */
function keyIdOf(stored: Buffer): string | undefined {
  if (!stored.subarray(0, magic.length).equals(magic)) return undefined;
  const end = magic.length + 1 + (stored[magic.length] ?? 0);
  const id = stored.toString('latin1', magic.length + 1, end);
  return /^[a-z0-9-]{1,16}$/u.test(id) && stored.length > end ? id : undefined;
}

/** Decrypts; undefined when the owner differs or the value was modified. Throws when its key is missing. */
export function unseal(keys: Keys, owner: SealOwner, stored: Buffer): string | undefined {
  const id = keyIdOf(stored);
  const key = id === undefined ? undefined : keys.data.of(id, owner.purpose);
  if (id !== undefined && key) return decryptWith(key, owner, stored.subarray(headerOf(id).length));
  // Sealed under a session secret, before data keys existed.
  for (const earlier of keys.all(owner.purpose)) {
    const opened = decryptWith(earlier, owner, stored);
    if (opened !== undefined) return opened;
  }
  if (id !== undefined) throw new DataKeyMissing(id);
  return undefined;
}

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

/** A seal begins with this, the length of its key's id, and the id. Seals from before data keys begin with a nonce. */
const magic = Buffer.from('OHS1');
const headerOf = (id: string) => Buffer.concat([magic, Buffer.from([id.length]), Buffer.from(id)]);

/** What every seal of the newest data key begins with. */
export const newestSealHeader = (keys: Keys): Buffer => headerOf(keys.data.newestId);

/** The seal names a data key this process was not given: a key was taken away too early. */
export class DataKeyMissing extends Error {
  constructor(id: string) {
    super(`DATA_KEYS has no key "${id}", and what it sealed is still stored`);
    this.name = 'DataKeyMissing';
  }
}

/** A secret as it is stored: whoever reads the table alone learns nothing. */
export function seal(keys: Keys, owner: SealOwner, secret: string): Buffer {
  const { newestId } = keys.data;
  const nonce = randomBytes(nonceLength);
  const key = keys.data.of(newestId, owner.purpose)!;
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(nameOf(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([headerOf(newestId), nonce, cipher.getAuthTag(), sealed]);
}

function openWith(key: Buffer, owner: SealOwner, stored: Buffer): string | undefined {
  if (stored.length < nonceLength + tagLength) return undefined;
  const nonce = stored.subarray(0, nonceLength);
  const tag = stored.subarray(nonceLength, nonceLength + tagLength);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
    .setAAD(nameOf(owner))
    .setAuthTag(tag);
  try {
    const opened = decipher.update(stored.subarray(nonceLength + tagLength));
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    // Sealed with another key, for another row, or changed.
    return undefined;
  }
}

/** The id of the key that a seal names; undefined for a seal from before data keys. */
function keyIdOf(stored: Buffer): string | undefined {
  if (!stored.subarray(0, magic.length).equals(magic)) return undefined;
  const end = magic.length + 1 + (stored[magic.length] ?? 0);
  const id = stored.toString('latin1', magic.length + 1, end);
  return /^[a-z0-9-]{1,16}$/u.test(id) && stored.length > end ? id : undefined;
}

/** Undefined when it is not this owner's, or was changed. Throws when its key is missing. */
export function unseal(keys: Keys, owner: SealOwner, stored: Buffer): string | undefined {
  const id = keyIdOf(stored);
  const key = id === undefined ? undefined : keys.data.of(id, owner.purpose);
  if (id !== undefined && key) return openWith(key, owner, stored.subarray(headerOf(id).length));
  // Sealed under a session secret, before there were data keys.
  for (const earlier of keys.all(owner.purpose)) {
    const opened = openWith(earlier, owner, stored);
    if (opened !== undefined) return opened;
  }
  if (id !== undefined) throw new DataKeyMissing(id);
  return undefined;
}

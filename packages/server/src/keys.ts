import { createHmac, hkdfSync } from 'node:crypto';

/** Secrets of the installation. Each purpose has a key of its own, so that what one lets through no other does. */
export type Keys = {
  /** The key that signs now. */
  current(purpose: string): Buffer;
  /** Every key that may still have signed, the current one first. */
  all(purpose: string): Buffer[];
};

const shortest = 32;

/** The first secret signs; the others are earlier ones, kept until what they signed has run out. */
export function openKeys(secrets: readonly string[]): Keys {
  if (secrets.length === 0 || secrets.some((secret) => secret.length < shortest)) {
    throw new Error(
      `SESSION_SECRETS: one or more secrets of at least ${shortest} characters, separated by commas`,
    );
  }
  const known = new Map<string, Buffer[]>();
  const all = (purpose: string) => {
    let keys = known.get(purpose);
    if (!keys) {
      keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, 'onehaul', purpose, 32)));
      known.set(purpose, keys);
    }
    return keys;
  };
  return { all, current: (purpose) => all(purpose)[0]! };
}

/** How secrets of ours are stored: whoever reads the table cannot use them. */
export function secretHash(keys: Keys, purpose: string, secret: string): Buffer {
  return createHmac('sha256', keys.current(purpose)).update(secret).digest();
}

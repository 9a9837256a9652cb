import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** Keys that encrypt data at rest: separate from the session secrets, so that each can be rotated alone. */
type DataKeys = {
  /** The key for new encryptions and fingerprints. */
  readonly newestId: string;
  readonly ids: readonly string[];
  /** Undefined for an unknown key id. */
  of(id: string, purpose: string): Buffer | undefined;
};

/** Secrets of the installation. One derived key per purpose: a signature for one is invalid for others. */
export type Keys = {
  /** The current signing key. */
  current(purpose: string): Buffer;
  /** Every key that may have signed a value still valid, the current one first. */
  all(purpose: string): Buffer[];
  readonly data: DataKeys;
};

const minSecretLength = 32;

function deriver(secret: string): (purpose: string) => Buffer {
  const known = new Map<string, Buffer>();
  return (purpose) => {
    const key = known.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, 'onehaul', purpose, 32));
    known.set(purpose, key);
    return key;
  };
}

const dataKeyShape = /^([a-z0-9-]{1,16}):(.{32,})$/u;

/** Parses `id:secret` entries, newest first. */
function parseDataKeys(written: readonly string[]): DataKeys {
  const keys = new Map<string, (purpose: string) => Buffer>();
  for (const one of written) {
    const [, id, secret] = dataKeyShape.exec(one) ?? [];
    if (!id || !secret || keys.has(id)) {
      throw new Error(
        `DATA_KEYS: one or more of the form id:secret, separated by commas, each id once (a-z, 0-9, -), each secret of at least ${minSecretLength} characters`,
      );
    }
    keys.set(id, deriver(secret));
  }
  const ids = [...keys.keys()];
  if (ids.length === 0) throw new Error('DATA_KEYS is not set: see README, settings');
  return { newestId: ids[0]!, ids, of: (id, purpose) => keys.get(id)?.(purpose) };
}

/**
 * The first secret signs; the others are retired ones that still verify until their signatures expire.
 * `dataKeys` encrypt stored data; a process that only signs omits them.
 */
export function createKeys(secrets: readonly string[], dataKeys?: readonly string[]): Keys {
  if (secrets.length === 0 || secrets.some((secret) => secret.length < minSecretLength)) {
    throw new Error(
      `SESSION_SECRETS: one or more secrets of at least ${minSecretLength} characters, separated by commas`,
    );
  }
  const derivers = secrets.map(deriver);
  const all = (purpose: string) => derivers.map((derive) => derive(purpose));
  const data = dataKeys && parseDataKeys(dataKeys);
  return {
    all,
    current: (purpose) => derivers[0]!(purpose),
    get data() {
      return data ?? parseDataKeys([]);
    },
  };
}

/** Keyed hash under which a secret is stored, so that reading the table does not reveal it. */
export function secretHash(keys: Keys, purpose: string, secret: string): Buffer {
  return hmac(keys.current(purpose), secret);
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const printTagLength = 4;
/** First bytes of a fingerprint: identifies the key that made it. */
export const printTag = (id: string): Buffer =>
  createHash('sha256').update(`print ${id}`).digest().subarray(0, printTagLength);
const printWith = (keys: Keys, id: string, purpose: string, text: string) =>
  Buffer.concat([printTag(id), hmac(keys.data.of(id, purpose)!, text)]);

/** Keyed fingerprint (HMAC) for looking up a value without storing it. */
export const keyedPrint = (keys: Keys, purpose: string, text: string): Buffer =>
  printWith(keys, keys.data.newestId, purpose, text);

/** Fingerprints under every possible key, for lookups; before data keys, session secrets made them. */
export const keyedPrints = (keys: Keys, purpose: string, text: string): Buffer[] => [
  ...keys.data.ids.map((id) => printWith(keys, id, purpose, text)),
  ...keys.all(purpose).map((key) => hmac(key, text)),
];

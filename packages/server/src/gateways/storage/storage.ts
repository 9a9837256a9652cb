import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

type Visibility = 'public' | 'private';

export type PutOptions = {
  contentType: string;
  visibility: Visibility;
  /** Expected hex digest; `put` throws ChecksumMismatch for other bytes. */
  sha256?: string;
};

export type ObjectMetadata = {
  contentType: string;
  visibility: Visibility;
  sha256: string;
  lengthBytes: number;
  modifiedAt: Date;
};

export type StoredObject = {
  metadata: ObjectMetadata;
  /** Fails with ChecksumMismatch when the bytes differ from those put. Must be read or destroyed. */
  body: Readable;
};

/** Entry of a listing: only the fields every store returns without extra calls. */
export type ListedObject = { readonly key: string; readonly modifiedAt: Date };

export interface Storage {
  put(key: string, content: Uint8Array | Readable, options: PutOptions): Promise<ObjectMetadata>;
  get(key: string): Promise<StoredObject | undefined>;
  head(key: string): Promise<ObjectMetadata | undefined>;
  delete(key: string): Promise<void>;
  /** Objects below a tenant's or shop's prefix (`t/7/`), paged; those of one shop and kind are contiguous. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** URL that opens a private object until it expires, after at most `maxSignatureSeconds`. */
  signedUrl(key: string, expiresSeconds: number): Promise<string>;
  ready(): Promise<boolean>;
}

/** The store is unreachable, refuses access or is too slow; whether a write took effect is unknown. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}

export class ChecksumMismatch extends Error {
  override name = 'ChecksumMismatch';
}

export class ObjectTooLarge extends Error {
  override name = 'ObjectTooLarge';
}

export class InvalidObjectKey extends Error {
  override name = 'InvalidObjectKey';
}

export const connectLimitMilliseconds = 1_000;
const totalLimitMilliseconds = 5_000;
export const maxSignatureSeconds = 300;
/** Objects are buffered in memory for writing; uploads are at most 5 MB (§9), reports a little more. */
const maxObjectBytes = 32 * 1024 * 1024;

const keyPattern =
  /^t\/[A-Za-z0-9_-]{1,64}\/s\/[A-Za-z0-9_-]{1,64}\/[a-z][a-z0-9-]{0,31}\/[A-Za-z0-9_-]{1,64}\.[a-z0-9]{1,8}$/;
const prefixPattern = /^t\/[A-Za-z0-9_-]{1,64}\/(s\/[A-Za-z0-9_-]{1,64}\/)?$/;
const contentTypePattern = /^[a-z0-9.+-]{1,40}\/[a-z0-9.+-]{1,80}(; ?charset=[A-Za-z0-9-]{1,20})?$/;
const sha256Pattern = /^[0-9a-f]{64}$/;

/** Builds every object key. Keys begin with the tenant id, which separates the objects of tenants. */
export function objectKey(parts: {
  tenantId: string;
  shopId: string;
  kind: string;
  id: string;
  extension: string;
}): string {
  const key = `t/${parts.tenantId}/s/${parts.shopId}/${parts.kind}/${parts.id}.${parts.extension}`;
  assertObjectKey(key);
  return key;
}

export function assertObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new InvalidObjectKey(`not an object key: ${JSON.stringify(key)}`);
}

/** A prefix ends at a path separator: `t/7/` does not match `t/77/`. */
export function assertListPrefix(prefix: string): void {
  if (!prefixPattern.test(prefix)) throw new InvalidObjectKey(`not a prefix: ${JSON.stringify(prefix)}`);
}

export function isObjectKey(key: string): boolean {
  return keyPattern.test(key);
}

export function assertExpiry(expiresSeconds: number): void {
  if (!Number.isInteger(expiresSeconds) || expiresSeconds < 1 || expiresSeconds > maxSignatureSeconds) {
    throw new RangeError(`a signed address lives 1 to ${maxSignatureSeconds} s, not ${expiresSeconds}`);
  }
}

export type Payload = { bytes: Uint8Array; sha256: string };

/** Buffers the whole content before calling the store, so that a broken upload leaves no partial object. */
export async function readPayload(content: Uint8Array | Readable, options: PutOptions): Promise<Payload> {
  if (!contentTypePattern.test(options.contentType)) {
    throw new RangeError(`not a content type: ${JSON.stringify(options.contentType)}`);
  }
  if (options.sha256 !== undefined && !sha256Pattern.test(options.sha256)) {
    throw new RangeError('sha256 must be 64 lower-case hex digits');
  }
  const bytes = content instanceof Uint8Array ? content : await collect(content);
  if (bytes.byteLength > maxObjectBytes) throw tooLarge();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (options.sha256 !== undefined && options.sha256 !== sha256) {
    throw new ChecksumMismatch(`content has sha256 ${sha256}, expected ${options.sha256}`);
  }
  return { bytes, sha256 };
}

async function collect(stream: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let lengthBytes = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    lengthBytes += bytes.byteLength;
    if (lengthBytes > maxObjectBytes) throw tooLarge();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function tooLarge(): ObjectTooLarge {
  return new ObjectTooLarge(`an object has at most ${maxObjectBytes} bytes`);
}

/** Runs one call to the store within the total time limit; any failure becomes StorageUnavailable. */
export async function callStore<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  try {
    return await withinTotalLimit(call);
  } catch (error) {
    if (error instanceof StorageUnavailable) throw error;
    const named = error instanceof Error ? error.name : 'unknown';
    const reason = error instanceof Error && 'code' in error ? String(error.code) : named;
    throw new StorageUnavailable(`the store failed: ${reason}`, { cause: error });
  }
}

async function withinTotalLimit<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new StorageUnavailable(`no answer within ${totalLimitMilliseconds} ms`));
    controller.abort();
  }, totalLimitMilliseconds);
  try {
    return await Promise.race([call(controller.signal), limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Body stream that verifies the checksum; the time limit applies to each read, not to a slow consumer. */
export function checkedBody(source: Readable, expectedSha256: string): Readable {
  const body = Readable.from(checkedChunks(source, expectedSha256), { objectMode: false });
  body.once('close', () => source.destroy());
  return body;
}

async function* checkedChunks(source: Readable, expectedSha256: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const chunks = source[Symbol.asyncIterator]();
  for (;;) {
    const next = await callStore(() => chunks.next());
    if (next.done) break;
    const chunk = Buffer.from(next.value);
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== expectedSha256) throw new ChecksumMismatch('stored bytes are damaged');
}

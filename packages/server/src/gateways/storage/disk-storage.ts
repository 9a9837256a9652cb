import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import {
  assertExpiry,
  assertListPrefix,
  assertObjectKey,
  callStore,
  checkedBody,
  InvalidObjectKey,
  isObjectKey,
  maxSignatureSeconds,
  readPayload,
  StorageUnavailable,
} from './storage.ts';
import type { ListedObject, ObjectMetadata, PutOptions, Storage, StoredObject } from './storage.ts';

/** Path prefix under which the API serves this adapter's URLs. */
export const diskAddressPrefix = '/files/';

/** Metadata is a trailer of the same file: one rename replaces both, and viewers can still open the file. */
const trailerBytes = 512;

/** Files per batch of concurrent stat calls. */
const pageKeys = 500;

type Trailer = Pick<ObjectMetadata, 'contentType' | 'visibility' | 'sha256'>;

export class DiskStorage implements Storage {
  readonly #directory: string;
  readonly #secret: string;

  /** The directory must exist: creating it would hide a volume that is not mounted. */
  constructor(settings: { directory: string; secret: string }) {
    if (settings.secret.length < 32) throw new RangeError('the storage secret needs at least 32 characters');
    this.#directory = settings.directory;
    this.#secret = settings.secret;
  }

  async put(key: string, content: Uint8Array | Readable, options: PutOptions): Promise<ObjectMetadata> {
    const path = this.#pathOf(key);
    const { bytes, sha256 } = await readPayload(content, options);
    const trailer: Trailer = {
      contentType: options.contentType,
      visibility: options.visibility,
      sha256,
    };
    await callStore(async (signal) => {
      await this.#writeWhole(
        path,
        [bytes, Buffer.from(JSON.stringify(trailer).padEnd(trailerBytes))],
        signal,
      );
    });
    return { ...trailer, lengthBytes: bytes.byteLength, modifiedAt: new Date() };
  }

  async get(key: string): Promise<StoredObject | undefined> {
    const path = this.#pathOf(key);
    return await callStore(async () => {
      const handle = await this.#openStored(path);
      if (handle === undefined) return undefined;
      try {
        const metadata = await readMetadata(handle);
        return { metadata, body: checkedBody(await contentOf(handle, metadata), metadata.sha256) };
      } catch (error) {
        await handle.close();
        throw error;
      }
    });
  }

  async head(key: string): Promise<ObjectMetadata | undefined> {
    const path = this.#pathOf(key);
    return await callStore(async () => {
      const handle = await this.#openStored(path);
      if (handle === undefined) return undefined;
      try {
        return await readMetadata(handle);
      } finally {
        await handle.close();
      }
    });
  }

  async delete(key: string): Promise<void> {
    const path = this.#pathOf(key);
    await callStore(async () => {
      await access(this.#directory, constants.W_OK);
      await rm(path, { force: true });
    });
  }

  async *list(prefix: string): AsyncGenerator<ListedObject> {
    assertListPrefix(prefix);
    await callStore(() => access(this.#directory, constants.R_OK));
    yield* this.#listFolder(prefix.slice(0, -1));
  }

  async signedUrl(key: string, expiresSeconds: number): Promise<string> {
    assertObjectKey(key);
    assertExpiry(expiresSeconds);
    const expires = Date.now() + expiresSeconds * 1_000;
    const signature = sign(key, expires, this.#secret).toString('base64url');
    return `${diskAddressPrefix}${key}?expires=${expires}&signature=${signature}`;
  }

  /** Returns the object behind a signed URL. */
  async getByAddress(address: string): Promise<StoredObject | undefined> {
    const key = verifySignedPath(address, this.#secret);
    return key === undefined ? undefined : await this.get(key);
  }

  async ready(): Promise<boolean> {
    try {
      await callStore(() => access(this.#directory, constants.R_OK | constants.W_OK));
      return true;
    } catch {
      return false;
    }
  }

  async *#listFolder(folder: string): AsyncGenerator<ListedObject> {
    const entries = await callStore(() =>
      readdir(join(this.#directory, folder), { withFileTypes: true }).catch(nothingWhenMissing),
    );
    entries.sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const entry of entries) if (entry.isDirectory()) yield* this.#listFolder(`${folder}/${entry.name}`);
    const keys = entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
    const own = keys.filter(isObjectKey);
    for (let from = 0; from < own.length; from += pageKeys) {
      const page = own.slice(from, from + pageKeys);
      const times = await callStore(() => Promise.all(page.map((key) => this.#modifiedAt(key))));
      for (const [place, modifiedAt] of times.entries())
        if (modifiedAt) yield { key: page[place]!, modifiedAt };
    }
  }

  /** Undefined when the object was deleted after its directory was listed. */
  async #modifiedAt(key: string): Promise<Date | undefined> {
    return (await stat(join(this.#directory, key)).catch(undefinedWhenMissing))?.mtime;
  }

  #pathOf(key: string): string {
    assertObjectKey(key);
    return join(this.#directory, key);
  }

  /** Atomic write: readers see the old or the new object, never a part; with fsync also after a power cut. */
  async #writeWhole(path: string, parts: Uint8Array[], signal: AbortSignal): Promise<void> {
    await access(this.#directory, constants.W_OK);
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${randomUUID()}`;
    try {
      const file = await open(temporary, 'wx', 0o600);
      try {
        // Not writev, which may write partially; writeFile continues until everything is written.
        for (const part of parts) await file.writeFile(part);
        await file.sync();
      } finally {
        await file.close();
      }
      // After a timeout the caller has treated this put as failed, so the object must not appear.
      signal.throwIfAborted();
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    const directory = await open(dirname(path), 'r');
    try {
      await directory.sync();
    } finally {
      await directory.close();
    }
  }

  async #openStored(path: string): Promise<FileHandle | undefined> {
    try {
      return await open(path, 'r');
    } catch (error) {
      undefinedWhenMissing(error);
      // A missing object is a result; a missing directory means the store is down.
      await access(this.#directory, constants.R_OK);
      return undefined;
    }
  }
}

function undefinedWhenMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  return undefined;
}

function nothingWhenMissing(error: unknown): [] {
  undefinedWhenMissing(error);
  return [];
}

/**
 * Returns the key of a signed URL; undefined if the signature is missing, wrong or expired, or its expiry
 * is later than this server ever signs.
 */
export function verifySignedPath(address: string, secret: string, now = Date.now()): string | undefined {
  const [path = '', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  const key = plainKey(path);
  const expires = Number(parameters.get('expires'));
  if (key === undefined || !(expires > now && expires <= now + maxSignatureSeconds * 1_000)) return undefined;
  const given = Buffer.from(parameters.get('signature') ?? '', 'base64url');
  const expected = sign(key, expires, secret);
  return given.length === expected.length && timingSafeEqual(given, expected) ? key : undefined;
}

function sign(key: string, expires: number, secret: string): Buffer {
  return createHmac('sha256', secret).update(`GET\n${key}\n${expires}`).digest();
}

function plainKey(address: string): string | undefined {
  if (!address.startsWith(diskAddressPrefix)) return undefined;
  const key = address.slice(diskAddressPrefix.length);
  try {
    assertObjectKey(key);
    return key;
  } catch (error) {
    if (error instanceof InvalidObjectKey) return undefined;
    throw error;
  }
}

async function contentOf(handle: FileHandle, { lengthBytes }: ObjectMetadata): Promise<Readable> {
  if (lengthBytes > 0) return handle.createReadStream({ start: 0, end: lengthBytes - 1 });
  await handle.close();
  return Readable.from([]);
}

async function readMetadata(handle: FileHandle): Promise<ObjectMetadata> {
  const { size, mtime } = await handle.stat();
  const lengthBytes = size - trailerBytes;
  if (lengthBytes < 0) throw new StorageUnavailable('the directory holds a file that was not put by us');
  const { buffer } = await handle.read(Buffer.alloc(trailerBytes), 0, trailerBytes, lengthBytes);
  const { contentType, visibility, sha256 }: Partial<Trailer> = JSON.parse(buffer.toString());
  if (!contentType || !sha256)
    throw new StorageUnavailable('the directory holds a file that was not put by us');
  return {
    contentType,
    visibility: visibility === 'public' ? 'public' : 'private',
    sha256,
    lengthBytes,
    modifiedAt: mtime,
  };
}

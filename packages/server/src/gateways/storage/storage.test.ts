import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DiskStorage } from './disk-storage.ts';
import { listen, requireObjectStore, testObjectStore, unusedUrl } from './object-store-for-tests.ts';
import { createStorage } from './create-storage.ts';
import { S3Storage } from './s3-storage.ts';
import {
  ChecksumMismatch,
  InvalidObjectKey,
  objectKey,
  ObjectTooLarge,
  StorageUnavailable,
} from './storage.ts';
import type { Storage, StoredObject } from './storage.ts';

type Fixture = {
  storage: Storage;
  /** The same store, opened with a wrong secret. */
  withWrongSecret: Storage;
  down: Storage;
  /** Requests a URL as a browser would. */
  open(address: string): Promise<Response>;
  close(): Promise<void>;
};

async function openS3Fixture(): Promise<Fixture> {
  await requireObjectStore();
  return {
    storage: new S3Storage(testObjectStore),
    withWrongSecret: new S3Storage({
      ...testObjectStore,
      keys: { ...testObjectStore.keys, secret: 'not-the-secret' },
    }),
    down: new S3Storage({ ...testObjectStore, url: unusedUrl }),
    open: (address) => fetch(address),
    close: async () => {},
  };
}

async function openDiskFixture(): Promise<Fixture> {
  const directory = await mkdtemp(join(tmpdir(), 'onehaul-storage-'));
  const storage = new DiskStorage({ directory, secret: 'a'.repeat(32) });
  const server = createServer((request, response) => {
    void storage.getByAddress(request.url ?? '').then((found) => {
      if (!found) return response.writeHead(403).end();
      response.setHeader('content-type', found.metadata.contentType);
      return found.body.pipe(response);
    });
  });
  const url = await listen(server);
  return {
    storage,
    withWrongSecret: new DiskStorage({ directory, secret: 'b'.repeat(32) }),
    down: new DiskStorage({ directory: join(directory, 'missing'), secret: 'a'.repeat(32) }),
    open: (address) => fetch(url + address),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(directory, { recursive: true });
    },
  };
}

const privateText = { contentType: 'text/plain', visibility: 'private' } as const;
const publicText = { contentType: 'text/plain', visibility: 'public' } as const;
const tenantId = randomUUID();
const newKey = () =>
  objectKey({ tenantId, shopId: '1', kind: 'receipt', id: randomUUID(), extension: 'txt' });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const text = async (found: StoredObject | undefined) => found && (await buffer(found.body)).toString();

describe.each([
  { adapter: 'S3', openFixture: openS3Fixture },
  { adapter: 'disk', openFixture: openDiskFixture },
])('storage contract: $adapter', ({ openFixture }) => {
  let fixture: Fixture;
  let storage: Storage;
  const keys: string[] = [];
  const aKey = () => {
    keys.push(newKey());
    return keys.at(-1)!;
  };

  beforeAll(async () => {
    fixture = await openFixture();
    storage = fixture.storage;
  });
  afterAll(async () => {
    if (!fixture) return;
    for (const key of keys) await storage.delete(key);
    await fixture.close();
  });

  it('is ready', async () => {
    expect(await storage.ready()).toBe(true);
  });

  it('gives back what was put, with its content type', async () => {
    const key = aKey();
    const bytes = Buffer.from('周大明的收據');
    const before = Date.now();
    await storage.put(key, bytes, {
      ...privateText,
      contentType: 'text/plain; charset=utf-8',
      sha256: sha256(bytes),
    });
    const expected = {
      contentType: 'text/plain; charset=utf-8',
      visibility: 'private',
      sha256: sha256(bytes),
      lengthBytes: bytes.byteLength,
    };
    const found = await storage.get(key);
    expect(found?.metadata).toMatchObject(expected);
    expect(await text(found)).toBe('周大明的收據');
    const metadata = await storage.head(key);
    expect(metadata).toMatchObject(expected);
    expect(Math.abs(metadata!.modifiedAt.getTime() - before)).toBeLessThan(5_000);
  });

  it('takes streams, large and empty objects', async () => {
    const [large, empty] = [aKey(), aKey()];
    const bytes = Buffer.alloc(5 * 1024 * 1024, 'box list ');
    const options = { contentType: 'image/jpeg', visibility: 'private' } as const;
    await storage.put(large, Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]), options);
    await storage.put(empty, Readable.from([]), options);
    expect(sha256(await buffer((await storage.get(large))!.body))).toBe(sha256(bytes));
    expect(await text(await storage.get(empty))).toBe('');
  });

  it('stores nothing when the stream breaks off or is too large', async () => {
    const key = aKey();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the sender left');
      })(),
    );
    let readMegabytes = 0;
    const tooLarge = Readable.from(
      (function* () {
        while (readMegabytes++ < 100) yield Buffer.alloc(1024 * 1024);
      })(),
    );
    await expect(storage.put(key, broken, privateText)).rejects.toThrow('the sender left');
    await expect(storage.put(key, tooLarge, privateText)).rejects.toThrow(ObjectTooLarge);
    expect(readMegabytes).toBeLessThan(60);
    await expect(storage.put(key, Buffer.alloc(33 * 1024 * 1024), privateText)).rejects.toThrow(
      ObjectTooLarge,
    );
    expect(await storage.head(key)).toBeUndefined();
  });

  it('overwrites content, type and visibility together', async () => {
    const key = aKey();
    await storage.put(key, Buffer.from('first version'), publicText);
    await storage.put(key, Buffer.from('second'), {
      contentType: 'application/pdf',
      visibility: 'private',
    });
    const found = await storage.get(key);
    expect(found?.metadata).toMatchObject({
      contentType: 'application/pdf',
      visibility: 'private',
      lengthBytes: 6,
    });
    expect(await text(found)).toBe('second');
  });

  it('shows a reader a whole object while it is overwritten', async () => {
    const key = aKey();
    const version = (number: number) => Buffer.alloc(200_000 + number * 1_000, String(number));
    await storage.put(key, version(0), privateText);
    let writing = true;
    const writer = (async () => {
      for (let number = 1; number < 10; number++) await storage.put(key, version(number), privateText);
      writing = false;
    })();
    while (writing) {
      const found = await storage.get(key);
      expect((await buffer(found!.body)).byteLength).toBe(found!.metadata.lengthBytes);
    }
    await writer;
  });

  it('lists what lies below a prefix, page after page, and nothing of others', async () => {
    const tenantId = randomUUID();
    const keyOf = (shopId: string, id: string, tenant = tenantId) =>
      objectKey({ tenantId: tenant, shopId, kind: 'print', id, extension: 'txt' });
    const own = Array.from({ length: 1005 }, (_, place) => keyOf(String(place % 2), `n${place}`));
    const others = [keyOf('1', 'x', `${tenantId}0`)];
    keys.push(...own, ...others);
    for (let from = 0; from < own.length; from += 50)
      await Promise.all(
        own.slice(from, from + 50).map((key) => storage.put(key, Buffer.from('x'), privateText)),
      );
    await storage.put(others[0]!, Buffer.from('x'), privateText);
    const listed = async (prefix: string, from: Storage = storage) => {
      const found: { key: string; modifiedAt: Date }[] = [];
      for await (const one of from.list(prefix)) found.push(one);
      return found;
    };
    const all = await listed(`t/${tenantId}/`);
    expect(all.map(({ key }) => key).toSorted()).toEqual(own.toSorted());
    expect(
      Math.max(...all.map(({ modifiedAt }) => Math.abs(modifiedAt.getTime() - Date.now()))),
    ).toBeLessThan(300_000);
    expect(await listed(`t/${tenantId}/s/1/`)).toHaveLength(502);
    expect(await listed(`t/${randomUUID()}/`)).toEqual([]);
    for (const prefix of ['', 't/', `t/${tenantId}`, '/', '../', `t/${tenantId}/s/`])
      await expect(listed(prefix), prefix).rejects.toThrow(InvalidObjectKey);
    await expect(listed(`t/${tenantId}/`, fixture.down)).rejects.toThrow(StorageUnavailable);
  }, 60_000);

  it('deletes, and says undefined for a missing key', async () => {
    const key = aKey();
    expect(await storage.get(key)).toBeUndefined();
    expect(await storage.head(key)).toBeUndefined();
    await storage.put(key, Buffer.from('short-lived'), privateText);
    await storage.delete(key);
    expect(await storage.get(key)).toBeUndefined();
    expect(await storage.head(key)).toBeUndefined();
    await storage.delete(key);
  });

  it('opens a private object by a signed address until it expires', async () => {
    const key = aKey();
    await storage.put(key, Buffer.from('receipt'), privateText);
    // Signs in the past instead of waiting, so that the test does not depend on timing.
    const signedBefore = async (seconds: number, expiresSeconds: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - seconds * 1_000 });
      try {
        return await storage.signedUrl(key, expiresSeconds);
      } finally {
        vi.useRealTimers();
      }
    };
    for (const address of [await signedBefore(0, 60), await signedBefore(200, 300)]) {
      const answer = await fixture.open(address);
      expect([answer.status, await answer.text()]).toEqual([200, 'receipt']);
    }
    for (const address of [await signedBefore(62, 60), await signedBefore(302, 300)]) {
      expect((await fixture.open(address)).status).toBe(403);
    }
  });

  it('refuses a signature made with a wrong secret, for another object or a longer life', async () => {
    const [key, other] = [aKey(), aKey()];
    for (const each of [key, other]) await storage.put(each, Buffer.from('receipt'), privateText);
    const address = await storage.signedUrl(key, 60);
    expect((await fixture.open(address)).status).toBe(200);
    const forged = [
      await fixture.withWrongSecret.signedUrl(key, 60),
      address.replace(key, other),
      address.replace(
        /(expires=\d*)\d/i,
        (whole, start: string) => start + ((Number(whole.at(-1)) + 1) % 10),
      ),
    ];
    for (const each of forged) {
      expect(each).not.toBe(address);
      expect((await fixture.open(each)).status, each).toBe(403);
    }
  });

  it.each([0, -1, 1.5, 301, Number.NaN])('signs no address for %s seconds', async (expiresSeconds) => {
    await expect(storage.signedUrl(newKey(), expiresSeconds)).rejects.toThrow(RangeError);
  });

  it('rejects content that does not match its checksum and keeps what was there', async () => {
    const key = aKey();
    await storage.put(key, Buffer.from('good'), privateText);
    const options = { ...privateText, sha256: sha256(Buffer.from('expected')) };
    await expect(storage.put(key, Buffer.from('altered'), options)).rejects.toThrow(ChecksumMismatch);
    expect(await text(await storage.get(key))).toBe('good');
  });

  it('refuses keys it did not make and content types that are none', async () => {
    for (const key of ['', '../secret.txt', 't/1/s/1/receipt/../../x.txt', '/etc/passwd', `${newKey()}\n`]) {
      await expect(storage.put(key, Buffer.from('x'), privateText)).rejects.toThrow(InvalidObjectKey);
      await expect(storage.get(key)).rejects.toThrow(InvalidObjectKey);
      await expect(storage.head(key)).rejects.toThrow(InvalidObjectKey);
      await expect(storage.delete(key)).rejects.toThrow(InvalidObjectKey);
      await expect(storage.signedUrl(key, 60)).rejects.toThrow(InvalidObjectKey);
    }
    const options = { ...privateText, contentType: 'text/html\r\nx-evil: 1' };
    await expect(storage.put(newKey(), Buffer.from('x'), options)).rejects.toThrow(RangeError);
  });

  it('fails with StorageUnavailable in less than 2 s when the store is down', async () => {
    const { down } = fixture;
    const key = newKey();
    const calls = {
      put: () => down.put(key, Buffer.from('x'), privateText),
      get: () => down.get(key),
      head: () => down.head(key),
      delete: () => down.delete(key),
    };
    for (const [name, call] of Object.entries(calls)) {
      const start = performance.now();
      await expect(call(), name).rejects.toThrow(StorageUnavailable);
      expect(performance.now() - start, name).toBeLessThan(2_000);
    }
    expect(await down.ready()).toBe(false);
  });
});

describe('objectKey', () => {
  const parts = {
    tenantId: '7',
    shopId: '12',
    kind: 'parcel-photo',
    id: 'Ab_9-z',
    extension: 'webp',
  };

  it('names tenant, shop, kind and id', () => {
    expect(objectKey(parts)).toBe('t/7/s/12/parcel-photo/Ab_9-z.webp');
  });

  it.each([
    { tenantId: '..' },
    { tenantId: '' },
    { shopId: '1/s/2' },
    { kind: 'Photo' },
    { kind: 'photo/..' },
    { id: '../../9' },
    { id: 'a%2e' },
    { id: '護照' },
    { id: 'a\0' },
    { id: 'x'.repeat(65) },
    { extension: 'webp\n' },
    { extension: 'tar.gz' },
    { extension: '' },
  ])('refuses %j', (part) => {
    expect(() => objectKey({ ...parts, ...part })).toThrow(InvalidObjectKey);
  });
});

describe('openStorage', () => {
  const env = {
    OBJECT_STORE_URL: testObjectStore.url,
    OBJECT_STORE_BUCKET: 'files',
    OBJECT_STORE_ACCESS_KEY: 'key',
    OBJECT_STORE_SECRET_KEY: 'secret',
    STORAGE_DIR: tmpdir(),
    STORAGE_SECRET: 'a'.repeat(32),
  };

  it('chooses the adapter by configuration', () => {
    expect(createStorage({ ...env, STORAGE: 's3' })).toBeInstanceOf(S3Storage);
    expect(createStorage({ ...env, STORAGE: 'disk' })).toBeInstanceOf(DiskStorage);
  });

  it('names what is missing or too weak', () => {
    expect(() => createStorage(env)).toThrow('STORAGE must be s3 or disk');
    expect(() => createStorage({ ...env, STORAGE: 's3', OBJECT_STORE_BUCKET: '' })).toThrow(
      'OBJECT_STORE_BUCKET',
    );
    expect(() => createStorage({ ...env, STORAGE: 'disk', STORAGE_DIR: undefined })).toThrow('STORAGE_DIR');
    expect(() => createStorage({ ...env, STORAGE: 'disk', STORAGE_SECRET: 'short' })).toThrow(
      '32 characters',
    );
  });
});

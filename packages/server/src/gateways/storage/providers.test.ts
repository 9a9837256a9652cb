import dns from 'node:dns';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage, type StorageSettings } from './create-storage.ts';
import { listen } from './object-store-for-tests.ts';
import { objectKey, type Storage, StorageUnavailable } from './storage.ts';
import { providers, startStrictStore } from './strict-store-for-tests.ts';

const key = objectKey({ tenantId: '7', shopId: '12', kind: 'photo', id: '1', extension: 'txt' });
const cleanups: (() => unknown)[] = [];

beforeEach(() => {
  // Buckets in host names: every name leads to this machine.
  const lookup = ((_name: string, options: { all?: boolean }, answer: (...found: unknown[]) => void) =>
    options.all
      ? answer(null, [{ address: '127.0.0.1', family: 4 }])
      : answer(null, '127.0.0.1', 4)) as unknown as typeof dns.lookup;
  vi.spyOn(dns, 'lookup').mockImplementation(lookup);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function open(name: keyof typeof providers, more: StorageSettings = {}): Promise<Storage> {
  const { region, isHostAddressed } = providers[name];
  const store = await startStrictStore(providers[name]);
  cleanups.push(store.close);
  return createStorage({
    STORAGE: 's3',
    OBJECT_STORE_URL: `http://store.example:${store.port}`,
    OBJECT_STORE_BUCKET: 'files',
    OBJECT_STORE_REGION: region,
    OBJECT_STORE_ADDRESSING: isHostAddressed ? 'host' : 'path',
    ...(more.OBJECT_STORE_CREDENTIALS !== 'role' && {
      OBJECT_STORE_ACCESS_KEY: 'key',
      OBJECT_STORE_SECRET_KEY: 'secret',
    }),
    ...more,
  });
}

/** Stores, reads and deletes; returns what was found to be stored. */
async function storedBy(storage: Storage): Promise<unknown[]> {
  const stored: unknown[] = [];
  for (const visibility of ['public', 'private'] as const) {
    await storage.put(key, Buffer.from('收據'), { contentType: 'text/plain', visibility });
    const found = await storage.get(key);
    stored.push(found?.metadata.visibility);
    expect((await buffer(found!.body)).toString()).toBe('收據');
    expect(await storage.head(key)).toMatchObject({ visibility, lengthBytes: 6 });
  }
  await storage.delete(key);
  expect(await storage.get(key)).toBeUndefined();
  expect(await storage.ready()).toBe(true);
  return stored;
}

describe.each(Object.keys(providers) as (keyof typeof providers)[])('%s', (name) => {
  test('accepts everything that is asked of a store', async () => {
    expect(await storedBy(await open(name))).toEqual(['public', 'private']);
  });

  test('refuses the other addressing and another region', async () => {
    const { isHostAddressed } = providers[name];
    for (const wrong of [
      { OBJECT_STORE_ADDRESSING: isHostAddressed ? 'path' : 'host' },
      { OBJECT_STORE_REGION: 'mars-north-1' },
    ] satisfies StorageSettings[]) {
      const storage = await open(name, wrong);
      const put = storage.put(key, Buffer.from('x'), { contentType: 'text/plain', visibility: 'private' });
      await expect(put, JSON.stringify(wrong)).rejects.toThrow(StorageUnavailable);
    }
  });
});

test('with a role the credentials come from the container, not from settings', async () => {
  const asked: string[] = [];
  const credentials = createServer((request, response) => {
    asked.push(request.url!);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        AccessKeyId: 'role',
        SecretAccessKey: 'secret of the role',
        Token: 'token of the role',
        Expiration: new Date(Date.now() + 3_600_000).toISOString(),
      }),
    );
  });
  cleanups.push(() => credentials.close());
  const url = await listen(credentials);
  vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `${url}/role`);
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
  expect(await storedBy(await open('aws', { OBJECT_STORE_CREDENTIALS: 'role' }))).toHaveLength(2);
  expect(asked).toEqual(['/role']);
});

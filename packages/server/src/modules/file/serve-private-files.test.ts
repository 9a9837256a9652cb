import { randomUUID } from 'node:crypto';
import { aShop } from '@onehaul/testing/builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireObjectStore, testObjectStore } from '../../gateways/storage/object-store-for-tests.ts';
import { S3Storage } from '../../gateways/storage/s3-storage.ts';
import { createKeys } from '../../keys.ts';
import type { Services } from '../../services.ts';
import { objectKeyOf } from './object-key-of.ts';
import { isSigned, privateFileUrl, privateSeconds } from './private-url.ts';
import { serveFiles } from './serve-files.ts';
import { servePrivateFiles } from './serve-private-files.ts';

const hosts = ['harbour.test', 'sister.test', 'rival.test'];

describe.each(['disk', 's3'])('S49: a private file in a store of kind %s', (kind) => {
  let database: TestDatabase;
  let api: TestApi;
  let services: Services;
  let harbour: { id: number; tenantId: number };
  let shops: (typeof harbour)[];
  const fileKey = `upload/${randomUUID()}.webp`;
  const bytes = Buffer.from('a receipt');

  beforeAll(async () => {
    database = await createTestDatabase();
    harbour = await aShop(database, { tenantId: 2, host: hosts[0]! });
    const sister = await aShop(database, { tenantId: 2, host: hosts[1]! });
    const rival = await aShop(database, { tenantId: 3, host: hosts[2]! });
    shops = [harbour, sister, rival];
    if (kind === 's3') await requireObjectStore();
    services = testServices(database, kind === 's3' ? { storage: new S3Storage(testObjectStore) } : {});
    api = await createTestApi(database, {
      plugins: [servePrivateFiles(services), serveFiles(services.storage)],
    });
    // The other shops have a file of the same name, so serving theirs would be detected.
    for (const shop of shops) {
      const content = shop === harbour ? bytes : Buffer.from('a receipt of others');
      const options = { contentType: 'image/webp', visibility: 'private' } as const;
      await services.storage.put(objectKeyOf(shop, fileKey)!, content, options);
    }
  });
  afterAll(async () => {
    for (const shop of shops) await services.storage.delete(objectKeyOf(shop, fileKey)!);
    await api.close();
    await database.close();
  });

  const open = (url: string, host = 'harbour.test') =>
    api.app.inject({ method: 'GET', url, headers: { host } });
  const url = (now?: number) => privateFileUrl(services.keys, harbour, fileKey, now);

  test('opens at its own shop’s host, at an address of that host', async () => {
    expect(url()).toMatch(/^\/files\/private\/upload\//);
    const reply = await open(url());
    expect([reply.statusCode, reply.body]).toEqual([200, 'a receipt']);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.byteLength),
      'cache-control': 'no-store',
    });
  });

  test.each(['sister.test', 'rival.test'])('does not open at %s', async (host) => {
    expect((await open(url(), host)).statusCode).toBe(404);
  });

  const query = () => url().split('?')[1]!;
  const wrong: [string, () => string][] = [
    ['without a signature', () => `/files/private/${fileKey}`],
    ['at the address of public files', () => `/files/${fileKey}`],
    ['at the address of public files with a signature', () => `/files/${fileKey}?${query()}`],
    ['for another name', () => `/files/private/upload/${randomUUID()}.webp?${query()}`],
    ['for another kind', () => url().replace('/upload/', '/receipt/')],
    ['for longer than was signed', () => url().replace(/expires=\d+/, `expires=${Date.now() + 299_000}`)],
    ['with a signature cut short', () => url().slice(0, -2)],
    ['with an empty signature', () => url().replace(/signature=.*/, 'signature=')],
    ['with two signatures', () => `${url()}&signature=x`],
    ['with a signature of another key', () => privateFileUrl(createKeys(['x'.repeat(32)]), harbour, fileKey)],
    ['after its time', () => url(Date.now() - privateSeconds * 1000)],
    ['signed too far ahead', () => url(Date.now() + 60_000)],
    ['that does not exist', () => privateFileUrl(services.keys, harbour, 'upload/none.webp')],
    ['beside the shop', () => privateFileUrl(services.keys, harbour, '../../x/upload/a.webp')],
    ['with an odd name', () => url().replace('.webp', '.webp%00')],
  ];
  test.each(wrong)('does not open %s', async (_, address) => {
    const reply = await open(address());
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('a receipt');
  });
});

test('an address signed before the secret was changed still opens', () => {
  const shop = { tenantId: 2, id: 1 };
  const [before, after] = ['b'.repeat(32), 'a'.repeat(32)];
  const address = new URL(privateFileUrl(createKeys([before]), shop, 'upload/a.webp', 0), 'https://x.test');
  const signed = {
    fileKey: 'upload/a.webp',
    expires: address.searchParams.get('expires')!,
    signature: address.searchParams.get('signature')!,
  };
  expect(isSigned(createKeys([after, before]), shop, signed, 1000)).toBe(true);
  expect(isSigned(createKeys([after]), shop, signed, 1000)).toBe(false);
  expect(isSigned(createKeys([before]), shop, signed, privateSeconds * 1000)).toBe(false);
});

test('an address is the same for a page that looks again at once, and another half a minute later', () => {
  const at = (ms: number) =>
    privateFileUrl(createKeys(['a'.repeat(32)]), { tenantId: 2, id: 1 }, 'upload/a.webp', ms);
  expect(at(29_999)).toBe(at(0));
  expect(at(30_000)).not.toBe(at(0));
});

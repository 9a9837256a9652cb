import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aShop } from '@onehaul/testing/builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStorage } from '../../gateways/storage/create-storage.ts';
import { objectKey, type Storage } from '../../gateways/storage/storage.ts';
import { fileUrl } from './file-url.ts';
import { serveFiles } from './serve-files.ts';
import { storePublicFile } from './store-file.ts';

let directory: string;
let storage: Storage;
let database: TestDatabase;
let api: TestApi;
let harbour: { id: number; tenantId: number };
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'files-'));
  storage = createStorage({ STORAGE: 'disk', STORAGE_DIR: directory, STORAGE_SECRET: 's'.repeat(32) });
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  await aShop(database, { tenantId: 2, host: 'sister.test' });
  await aShop(database, { tenantId: 3, host: 'rival.test' });
  api = await createTestApi(database, { plugins: [serveFiles(storage)] });
});
afterAll(async () => {
  await api.close();
  await database.close();
  await rm(directory, { recursive: true });
});

const get = (host: string, url: string) => api.app.inject({ method: 'GET', url, headers: { host } });
const store = () =>
  storePublicFile(storage, {
    tenantId: harbour.tenantId,
    shopId: harbour.id,
    kind: 'logo',
    bytes: svg,
    contentType: 'image/svg+xml',
    extension: 'svg',
  });

test('a shop shows its own picture, which can do nothing else', async () => {
  const url = fileUrl(await store());
  const reply = await get('harbour.test', url);
  expect(reply.statusCode).toBe(200);
  expect(reply.rawPayload.equals(svg)).toBe(true);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(reply.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
});

test('the same content is the same file', async () => {
  expect(await store()).toBe(await store());
});

test.each(['sister.test', 'rival.test'])('%s has no such file', async (host) => {
  const reply = await get(host, fileUrl(await store()));
  expect([reply.statusCode, reply.json().Error]).toEqual([404, 'file.notFound']);
});

test('a private file is not served, even to its own shop', async () => {
  const key = objectKey({
    tenantId: String(harbour.tenantId),
    shopId: String(harbour.id),
    kind: 'receipt',
    id: 'a1',
    extension: 'png',
  });
  await storage.put(key, svg, { contentType: 'image/png', visibility: 'private' });
  expect((await get('harbour.test', '/files/receipt/a1.png')).statusCode).toBe(404);
});

test.each(['/files/logo/..%2f..%2fx.svg', '/files/logo/x', '/files/Logo!/x.svg', '/files/logo/x.svg%00'])(
  '%s is no file',
  async (url) => {
    expect((await get('harbour.test', url)).statusCode).toBe(404);
  },
);

import { randomUUID } from 'node:crypto';
import { aShop } from '@onehaul/testing/builders';
import { consoleHost, createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeys } from '../../keys.ts';
import type { Services } from '../../services.ts';
import { objectKeyOf } from './object-key-of.ts';
import { consoleFileUrl, privateFileUrl, privateSeconds } from './private-url.ts';
import { serveConsoleFiles, servePrivateFiles } from './serve-private-files.ts';

let database: TestDatabase;
let api: TestApi;
let services: Services;
let harbour: { id: number; tenantId: number };
let sister: typeof harbour;
let rival: typeof harbour;
const fileKey = `parcel/${randomUUID()}.webp`;

beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  services = testServices(database);
  api = await createTestApi(database, {
    plugins: [servePrivateFiles(services), serveConsoleFiles(services)],
  });
  // The other shops have a file of the same name, so serving theirs would be detected.
  for (const shop of [harbour, sister, rival]) {
    const content = Buffer.from(shop === harbour ? 'a parcel' : 'a parcel of others');
    const options = { contentType: 'image/webp', visibility: 'private' } as const;
    await services.storage.put(objectKeyOf(shop, fileKey)!, content, options);
  }
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const open = (url: string, host = consoleHost) => api.app.inject({ method: 'GET', url, headers: { host } });
const url = (now?: number) => consoleFileUrl(services.keys, harbour, fileKey, now);

test('S49: a photo opens at the console’s host, kept by nobody on the way', async () => {
  expect(url()).toMatch(`/api/console/files/2/${harbour.id}/parcel/`);
  const reply = await open(url());
  expect([reply.statusCode, reply.body]).toEqual([200, 'a parcel']);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test.each(['harbour.test', 'sister.test', 'rival.test'])(
  'does not open at the shop’s host %s',
  async (host) => {
    expect((await open(url(), host)).statusCode).toBe(404);
  },
);

const query = () => url().split('?')[1]!;
const wrong: [string, () => string][] = [
  ['without a signature', () => url().split('?')[0]!],
  ['of another shop of the company', () => url().replace(`/2/${harbour.id}/`, `/2/${sister.id}/`)],
  ['of another company', () => url().replace(`/2/${harbour.id}/`, `/3/${rival.id}/`)],
  ['of a company and shop that do not belong together', () => url().replace(`/2/`, `/3/`)],
  ['of another name', () => `/api/console/files/2/${harbour.id}/parcel/${randomUUID()}.webp?${query()}`],
  ['of another kind', () => url().replace('/parcel/', '/upload/')],
  ['for longer than was signed', () => url().replace(/expires=\d+/, `expires=${Date.now() + 299_000}`)],
  ['with a signature cut short', () => url().slice(0, -2)],
  ['with a signature of another key', () => consoleFileUrl(createKeys(['x'.repeat(32)]), harbour, fileKey)],
  [
    'with what was signed for the member’s page',
    () => `${url().split('?')[0]}?${privateFileUrl(services.keys, harbour, fileKey).split('?')[1]}`,
  ],
  ['at the address of the member’s page', () => `/files/private/${fileKey}?${query()}`],
  ['after its time', () => url(Date.now() - privateSeconds * 1000)],
  ['signed too far ahead', () => url(Date.now() + 60_000)],
  ['that does not exist', () => consoleFileUrl(services.keys, harbour, 'parcel/none.webp')],
  ['beside the shop', () => consoleFileUrl(services.keys, harbour, '../../3/parcel/a.webp')],
  ['of a shop that is no number', () => url().replace(`/2/${harbour.id}/`, '/2/x/')],
];
test.each(wrong)('does not open %s', async (_, address) => {
  const reply = await open(address());
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('a parcel');
});

test('what was signed for the console opens at no shop', async () => {
  const reply = await open(`/files/private/${fileKey}?${query()}`, 'harbour.test');
  expect(reply.statusCode).toBe(404);
});

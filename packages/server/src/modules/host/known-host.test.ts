import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Shop } from '@onehaul/domain/shop';
import { aShop } from '@onehaul/testing/builders';
import { createTestDatabase } from '@onehaul/testing/test-database';
import { afterAll, expect, test, vi } from 'vitest';
import { createManagementServer } from '../../http/management.ts';
import { createMetrics } from '../../http/metrics.ts';
import { createShopDirectory } from '../shop/index.ts';
import { createHostCheck } from './known-host.ts';

type FindShop = (host: string) => Promise<Shop | undefined>;

const database = await createTestDatabase();
const shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
await aShop(database, { tenantId: 3, host: 'closed.test' });
await database.sql(`update tenant set state = 'closed' where tenant_id = 3`);
await database.sql(
  `insert into host_claim (tenant_id, shop_id, name, token) values (2, $1, 'waiting.example.com', 'secret')`,
  [shop.id],
);
const server = createManagementServer({
  ready: async () => true,
  metrics: createMetrics(),
  isKnownHost: createHostCheck({
    shopOfHost: createShopDirectory(database.database),
    ownHosts: ['onehaul.test', 'console.test'],
  }),
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(async () => {
  server.close();
  await database.close();
});
const ask = async (query: string) =>
  (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/known-host${query}`)).status;

test('certificates are for names that lead to an open shop or to the platform', async () => {
  for (const name of ['harbour.test', 'HARBOUR.test', 'onehaul.test', 'console.test'])
    expect(await ask(`?domain=${name}`), name).toBe(200);
  for (const name of [
    'waiting.example.com',
    'closed.test',
    'other.test',
    'a.harbour.test',
    '',
    '%00',
    '%',
    'a:1',
  ])
    expect(await ask(`?domain=${name}`), name).toBe(404);
  expect(await ask('')).toBe(404);
  expect(await ask('s?domain=harbour.test')).toBe(404);
});

test('a flood of unknown names causes a bounded number of lookups, and known names are answered meanwhile', async () => {
  let at = 0;
  const shopOfHost = vi.fn<FindShop>(async (host) =>
    host === 'harbour.test' ? ({ state: 'live' } as Shop) : undefined,
  );
  const isKnown = createHostCheck({ shopOfHost, ownHosts: ['onehaul.test'], now: () => at });
  expect(await isKnown('harbour.test')).toBe(true);
  at = 1000;
  const flood = await Promise.all(Array.from({ length: 600 }, (_, number) => isKnown(`n${number}.test`)));
  expect(shopOfHost).toHaveBeenCalledTimes(51);
  expect(flood.filter((answer) => answer === false)).toHaveLength(50);
  expect(flood.filter((answer) => answer === undefined)).toHaveLength(550);
  expect(await isKnown('harbour.test')).toBe(true);
  expect(await isKnown('onehaul.test')).toBe(true);
  // Answers are remembered: an unknown name for ten seconds, a known one for a minute.
  at = 10_000;
  expect(await isKnown('n0.test')).toBe(false);
  expect(shopOfHost).toHaveBeenCalledTimes(51);
  at = 11_000;
  await Promise.all([isKnown('n0.test'), isKnown('n0.test')]);
  expect(shopOfHost).toHaveBeenCalledTimes(52);
});

test('a lookup that fails is asked again', async () => {
  const shopOfHost = vi.fn<FindShop>(async () => Promise.reject(new Error('away')));
  const isKnown = createHostCheck({ shopOfHost, ownHosts: [] });
  await expect(isKnown('harbour.test')).rejects.toThrow('away');
  shopOfHost.mockImplementation(async () => ({ state: 'live' }) as Shop);
  expect(await isKnown('harbour.test')).toBe(true);
});

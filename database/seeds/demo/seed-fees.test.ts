import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStorage } from '@onehaul/server/gateways/storage/create-storage';
import { wireBox } from '@onehaul/testing/tariff-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { applyReference } from '../../apply-reference.ts';
import { connectionAs } from '../../migrate.ts';
import { harbour } from './harbour.ts';
import { seedDemoShop } from './seed-demo.ts';

let database: TestDatabase;
let api: TestApi;
let client: pg.Client;
const storage = createStorage({
  STORAGE: 'disk',
  STORAGE_DIR: mkdtempSync(join(tmpdir(), 'onehaul-test-')),
  STORAGE_SECRET: 'signs the addresses of files in tests',
});

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(connectionAs('onehaul_owner', database.address));
  await client.connect();
  await applyReference(client);
  // A clock that advances at every read, as on a slow machine: related rows must share one reading.
  let now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now++);
  await seedDemoShop(client, storage, harbour);
  clock.mockRestore();
  api = await createTestApi(database);
});
afterAll(async () => {
  await api.close();
  await client.end();
  await database.close();
});

type Offer = { Name: string; Price: { AccruedCharge: number; CurrencyName: string } | null };
const ask = async (path: string, body: object) =>
  (await api.post('harbour.localhost', path, body, { 'accept-language': 'en' })).body.Data as never;
const trial = (more: object = {}): Promise<Offer[]> =>
  ask('/OrderCalculateFee/FreightTrialCalculation', {
    DestinationId: 344,
    Boxes: [wireBox(3, 40, 30, 25), wireBox(1.2, 20, 20, 15), wireBox(6, 45, 35, 30)],
    ...more,
  });

test('a visitor compares at least six lines to Hong Kong, and an island costs more', async () => {
  const priced = (await trial()).filter(({ Price }) => Price !== null);
  expect(priced.length).toBeGreaterThanOrEqual(6);
  expect(priced[0]!.Price!.CurrencyName).toBe('HKD');
  const island = await trial({ RegionId: 'HK810309' });
  const find = (offers: Offer[]) => offers.find(({ Name }) => Name === 'Hong Kong SF express')!.Price!;
  expect(find(island).AccruedCharge - find(priced).AccruedCharge).toBeGreaterThanOrEqual(30);
});

test('written again, the shop charges as the demo says, and nothing is there twice', async () => {
  await database.sql(`update line set is_open = false; delete from carton`);
  await seedDemoShop(client, storage, harbour);
  const { Lines, Cartons, RemoteAreas } = (await ask('/Base_ShopQuote/GetFeeIntroduction', {})) as Record<
    string,
    { NextTariff?: object | null }[]
  >;
  expect([Lines!.length, Cartons!.length, RemoteAreas!.length]).toEqual([
    // Plus the line by which returned goods ship again.
    harbour.lines.length + 1,
    6,
    3,
  ]);
  expect(Lines!.filter(({ NextTariff }) => NextTariff)).toHaveLength(1);
  const services = (await ask('/Base_AddedService/GetDataPage', {})) as { Total: number };
  // The relabelling service for returned goods exists but is not offered publicly (A76).
  expect(services.Total).toBe(harbour.addedServices.length);
  const [{ count } = { count: 0 }] = await database.sql(
    `select count(*)::int as count from setting where tenant_id = $1 and name = 'relabelOptionId'`,
    [harbour.tenantId],
  );
  expect(count).toBe(1);
});

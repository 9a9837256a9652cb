import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCompany, installationPublicKey, openArchive } from '@onehaul/server/modules/archive/index';
import { proveWhole } from '@onehaul/server/modules/wallet/index';
import { exportToFile } from '@onehaul/testing/archive-fixture';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionAs } from '../../migrate.ts';
import { applyReference } from '../../apply-reference.ts';
import { northstar } from './northstar.ts';
import { seedDemoShop } from './seed-demo.ts';

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
const asOwner = async (test: TestDatabase, work: (client: pg.Client) => Promise<unknown>) => {
  const client = new pg.Client(connectionAs('onehaul_owner', test.address));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-archive-'));
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await Promise.all([asOwner(source, applyReference), asOwner(target, applyReference)]);
}, 60_000);
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  await rm(folder, { recursive: true });
});

test('a whole demo company moves to another installation: equal by hash, and its ledger adds up', async () => {
  const from = testServices(source);
  const to = testServices(target);
  await asOwner(source, (client) => seedDemoShop(client, from.storage, northstar));
  const { tenantId } = northstar;
  const path = join(folder, 'northstar.zip');
  const manifest = await exportToFile(source, from, tenantId, path);
  expect(manifest.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(60);

  const archive = await openArchive(path, { trusted: [installationPublicKey(from.keys)] });
  const owner = connectionAs('onehaul_owner', target.address);
  await importCompany(archive, { owner, storage: to.storage, dataKeys: manifest.dataKeys });
  archive.close();
  const again = await exportToFile(target, to, tenantId, join(folder, 'again.zip'));
  expect(again.entriesSha256).toBe(manifest.entriesSha256);
  expect(again.tables).toEqual(manifest.tables);
  expect(await proveWhole(target.database.autocommit(tenantId))).toEqual([]);
  for (const [table, count] of [
    ['order_tally', 'orders'],
    ['parcel_tally', 'parcels'],
    ['review_tally', 'reviews'],
  ]) {
    const read = (test: TestDatabase) =>
      test.sql(
        `select * from ${table} where tenant_id = ${tenantId} and ${count} <> 0 order by 1, 2, 3, 4, 5`,
      );
    expect(await read(target)).toEqual(await read(source));
  }
}, 120_000);

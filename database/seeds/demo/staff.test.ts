import { isPassword } from '@onehaul/server/passwords';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionAs } from '../../migrate.ts';
import { harbour } from './harbour.ts';
import { northstar } from './northstar.ts';
import { saomai } from './saomai.ts';
import { demoOperator, demoStaffOf, demoStaffPassword, seedDemoOperator, seedDemoStaff } from './staff.ts';

let database: TestDatabase;
let client: pg.Client;
const shops = [harbour, saomai, northstar];

async function seed(): Promise<void> {
  for (const shop of shops) {
    await client.query('begin');
    await client.query(`select set_config('app.tenant_id', $1, true)`, [String(shop.tenantId)]);
    await client.query(`insert into tenant (tenant_id, name) values ($1, 'x') on conflict do nothing`, [
      shop.tenantId,
    ]);
    await seedDemoStaff(client, shop);
    await client.query('commit');
  }
  await seedDemoOperator(client);
}

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client(connectionAs('onehaul_owner', database.address));
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

test('each company has one person of each role, and the platform an operator', async () => {
  await seed();
  const rows = await database.sql(
    'select tenant_id, email, roles, password_hash, totp_secret from staff order by id',
  );
  expect(rows.map(({ email }) => email)).toEqual([
    ...shops.flatMap((shop) => demoStaffOf(shop).map(({ email }) => email)),
    demoOperator.email,
  ]);
  expect(rows.map(({ email }) => email)).toContain('clerk@harbour.example');
  expect(await isPassword(demoStaffPassword, rows[0]!.password_hash as string)).toBe(true);
  expect(rows.every(({ totp_secret }) => totp_secret === null)).toBe(true);
});

test('written again, they are as the demo says, and keep the second factor they set up', async () => {
  await database.sql(
    `update staff set state = 'suspended', roles = '{clerk}', totp_secret = 'x' where email like 'owner@%'`,
  );
  await seed();
  const [owner] = await database.sql(`select * from staff where email = 'owner@harbour.example'`);
  expect(owner).toMatchObject({ state: 'active', roles: ['owner'], totp_secret: Buffer.from('x') });
  expect(await database.sql('select from staff')).toHaveLength(16);
});

import { proveWhole } from '@onehaul/server/modules/wallet/prove-ledger';
import { aShop } from '@onehaul/testing/builders';
import { aCountry } from '@onehaul/testing/member-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectionAs } from '../../migrate.ts';
import { harbour } from './harbour.ts';
import { northstar } from './northstar.ts';
import { saomai } from './saomai.ts';
import { seedMembers } from './seed-members.ts';
import { seedWallets } from './seed-wallets.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const [index, code] of ['HK', 'MO', 'TW', 'VN', 'GB'].entries()) {
    await aCountry(database, { id: 100 + index, code, dialCode: `+${800 + index}` });
  }
  client = new pg.Client(connectionAs('onehaul_owner', database.address));
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

describe.each([harbour, saomai, northstar].map((shop) => [shop.names.en, shop] as const))('%s', (_, demo) => {
  const { tenantId } = demo;
  const seed = async (shopId: number) => {
    await client.query(`begin; select set_config('app.tenant_id', '${tenantId}', true)`);
    await seedMembers(client, demo, shopId);
    await seedWallets(client, demo, shopId);
    await client.query('commit');
  };
  const held = () =>
    database.sql(
      `select member.username, account.kind, account.balance, member.main_id
       from ledger_account account join member using (tenant_id, shop_id)
       where member.id = account.owner_id and tenant_id = $1 order by 1, 2`,
      [tenantId],
    );

  test('has members with money and points, the same however often it is seeded, and all of it adds up', async () => {
    const { id } = await aShop(database, { tenantId, host: demo.hosts[0]! });
    await seed(id);
    const first = await held();
    await seed(id);
    expect(await held()).toEqual(first);
    expect(await proveWhole(database.database.tenant(tenantId))).toEqual([]);

    const of = (username: string) =>
      Object.fromEntries(
        first.filter((row) => row.username === username).map((row) => [row.kind, row.balance]),
      );
    expect(of('demo')).toMatchObject({
      cash: expect.any(Number) as number,
      gift: expect.any(Number) as number,
    });
    expect(of('demo').cash).toBeGreaterThan(100_000);
    expect(of('newcomer')).toEqual({});
    expect(first.filter((row) => row.main_id !== null)).toEqual([]);
    const usernames = new Set(first.map(({ username }) => username));
    expect(usernames.size).toBeGreaterThan(20);
    expect(usernames.size).toBeLessThan(demo.people.length);
  });
});

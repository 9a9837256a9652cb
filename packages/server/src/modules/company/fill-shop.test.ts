import { markets } from '@onehaul/domain/company';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyReference } from '../../../../../database/apply-reference.ts';
import { connectionAs } from '../../../../../database/migrate.ts';
import { fillShop } from './fill-shop.ts';
import { openCompany } from './open-company.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const owner = new pg.Client(connectionAs('onehaul_owner', database.address));
  await owner.connect();
  await applyReference(owner);
  await owner.end();
});
afterAll(() => database.close());

test.each(markets)(
  'a company that opens for %s begins with that kit, entered by its owner',
  async (market) => {
    const label = `lantern-${market.toLowerCase()}`;
    const { tenantId, shopId, owner } = await openCompany(
      {
        database: database.database,
        shopDomain: 'shops.test',
        fillShop,
        address: '127.0.0.1',
        act: { name: 'companies/open', isOwners: true },
      },
      {
        draft: async () => ({
          company: 'Lantern Freight',
          personName: 'Lan Tran',
          email: `${label}@lantern.test`,
          language: 'en',
          market,
          shopName: 'Lantern',
          label,
          plan: 'trial',
        }),
      },
    );
    const [shop] = await database.sql('select kit, state, names from shop where tenant_id = $1 and id = $2', [
      tenantId,
      shopId,
    ]);
    expect(shop).toMatchObject({ kit: market, state: 'preparing' });
    expect(new Set(Object.values(shop!.names as object))).toEqual(new Set(['Lantern']));
    const [{ lines, editors }] = (await database.sql(
      `select (select count(*)::int from line where tenant_id = $1) as lines,
       array(select distinct staff_id from record_version where tenant_id = $1 and staff_id is not null) as editors`,
      [tenantId],
    )) as never as [{ lines: number; editors: number[] }];
    if (market === 'empty') expect(lines).toBe(0);
    else {
      expect(lines).toBeGreaterThan(0);
      expect(editors).toEqual([owner.id]);
    }
  },
);

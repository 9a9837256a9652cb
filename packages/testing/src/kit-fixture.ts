import type { KitName } from '@onehaul/domain/kit';
import type { Refusal } from '@onehaul/domain/refusal';
import { applyKit, exportShop, importShop } from '@onehaul/server/modules/kit/index';
import type { ShopContent } from '@onehaul/server/modules/kit/shop-content';
import pg from 'pg';
import { connectionAs } from '../../../database/migrate.ts';
import { applyReference } from '../../../database/apply-reference.ts';
import { aShop } from './builders.ts';
import { aStaffMember } from './member-builders.ts';
import { createTestDatabase } from './test-database.ts';

/** A database with the platform's countries and regions, and new companies on demand. */
export async function createKitFixture() {
  const testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  const client = new pg.Client(connectionAs('onehaul_owner', testDatabase.address));
  await client.connect();
  await applyReference(client);
  await client.end();
  let tenantId = 100;

  /** A company with a shop that has a name and nothing else. */
  async function aNewCompany() {
    tenantId += 1;
    const tenant = tenantId;
    const host = `shop${tenant}.test`;
    const shop = await aShop(testDatabase, { tenantId: tenant, host, name: 'New Shop', languages: ['en'] });
    const email = `owner${tenant}@company.test`;
    const owner = await aStaffMember(testDatabase, tenant, { roles: ['owner'], email });
    const target = { shop: { id: shop.id }, staff: { id: owner.id } };
    return {
      tenantId: tenant,
      shopId: shop.id,
      host,
      owner,
      target,
      apply: (kit: KitName) => database.transaction(tenant, (db) => applyKit({ db, ...target }, kit)),
      fill: (content: ShopContent) => database.transaction(tenant, (db) => importShop(db, target, content)),
      read: () => exportShop(database.tenant(tenant), shop.id),
    };
  }
  return { ...testDatabase, testDatabase, aNewCompany };
}

export const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: Refusal) => ({ code: error.code, details: error.details }),
  );

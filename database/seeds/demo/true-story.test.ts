import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bill, totalOf } from '@onehaul/domain/fee/bill';
import { createMarketplaces } from '@onehaul/server/gateways/marketplace/create-marketplaces';
import { createStorage } from '@onehaul/server/gateways/storage/create-storage';
import { platformAccount } from '@onehaul/server/modules/marketplace/marketplace-shop.repository';
import { callMarketplace } from '@onehaul/server/modules/marketplace/call-marketplace';
import { setGatewayAccount } from '@onehaul/server/modules/payment/index';
import { countLines } from '@onehaul/server/modules/report/count-lines';
import { connectDemoShops } from '@onehaul/testing/connect-demo-marketplace';
import { startMarketplaceSimulator, simulatedPartner } from '@onehaul/testing/marketplace-simulator';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyReference } from '../../apply-reference.ts';
import { connectionAs } from '../../migrate.ts';
import { harbour } from './harbour.ts';
import { northstar } from './northstar.ts';
import { goodsWords } from './parcel-words.ts';
import { saomai } from './saomai.ts';
import { seedDemoShop } from './seed-demo.ts';

const shops = [harbour, saomai, northstar];
let database: TestDatabase;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'demo-'));
  const storage = createStorage({ STORAGE: 'disk', STORAGE_DIR: directory, STORAGE_SECRET: 's'.repeat(32) });
  database = await createTestDatabase();
  const client = new pg.Client(connectionAs('onehaul_owner', database.address));
  await client.connect();
  await applyReference(client);
  for (const shop of shops) await seedDemoShop(client, storage, shop);
  await client.end();
}, 120_000);
afterAll(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});

describe('U-20: the demo tells a true story', () => {
  test('every name of goods fits its type', async () => {
    const rows = await database.sql(
      `select distinct parcel.tenant_id, goods_name, goods_type.names ->> 'en' as type
       from parcel join goods_type on goods_type.tenant_id = parcel.tenant_id
         and goods_type.shop_id = parcel.shop_id and goods_type.id = parcel.goods_type_id
       where goods_name <> ''`,
    );
    expect(rows.length).toBeGreaterThan(30);
    const wrong = rows.filter(({ tenant_id: tenantId, goods_name: name, type }) => {
      const shop = shops.find((one) => one.tenantId === tenantId)!;
      const { kind } = shop.goodsTypes.find(({ names }) => names.en === type)!;
      return !goodsWords[kind].some((words) => Object.values(words).includes(String(name)));
    });
    expect(wrong).toEqual([]);
  });

  test('every coupon in an order stands on its bill, and the sums are right', async () => {
    const rows = await database.sql(
      `select coupon.minor, coupon.member_id, shop_order.member_id as buyer, shop_order.coupon_id, coupon.id,
         shop_order.number, shop_order.step, shop_order.bill, shop_order.quoted_bill, shop_order.total_minor,
         shop_order.paid_minor, coupon.used_at, shop_order.completed_at, coupon.valid_from, coupon.valid_until,
         shop_order.created_at
       from coupon join shop_order on shop_order.tenant_id = coupon.tenant_id
         and shop_order.shop_id = coupon.shop_id and shop_order.id = coupon.order_id`,
    );
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.some(({ used_at: usedAt }) => usedAt !== null)).toBe(true);
    for (const row of rows) {
      const [bill, quoted] = [row.bill, row.quoted_bill] as [Bill, Bill];
      const off = ({ lines }: Bill) => lines.filter(({ rule }) => rule === 'coupon').map((one) => one.minor);
      expect(off(bill), String(row.number)).toEqual([-Number(row.minor)]);
      expect(off(quoted), String(row.number)).toEqual([-Number(row.minor)]);
      expect(totalOf(bill.lines), String(row.number)).toBe(bill.totalMinor);
      expect(Number(row.total_minor)).toBe(bill.totalMinor);
      if (row.step !== 'unpaid') expect(Number(row.paid_minor)).toBe(quoted.totalMinor);
      expect(row.buyer).toBe(row.member_id);
      expect(row.coupon_id).toBe(row.id);
      expect(row.used_at).toEqual(row.completed_at);
      expect(Number(row.created_at)).toBeGreaterThan(Number(row.valid_from));
      expect(Number(row.created_at)).toBeLessThan(Number(row.valid_until));
    }
    // And the reverse: every coupon on a bill exists.
    const billed = await database.sql(
      `select number from shop_order where coupon_id is null
         and jsonb_path_exists(bill, '$.lines[*] ? (@.rule == "coupon")')`,
    );
    expect(billed).toEqual([]);
  });

  test('reports show what orders brought in with their lines, on the days they were paid', async () => {
    for (const { tenantId } of shops) {
      await countLines(database.database, tenantId);
      const [paid] = await database.sql(
        `select sum(minor - tax_minor)::int as minor, count(distinct paid_at::date)::int as days
         from payment_order join shop_order on shop_order.id = payment_order.order_id
         where payment_order.tenant_id = $1`,
        [tenantId],
      );
      const [counted] = await database.sql(
        `select sum(revenue_minor)::int as minor, count(distinct day)::int as days
         from line_day where tenant_id = $1 and line_id > 0 and revenue_minor > 0`,
        [tenantId],
      );
      expect(paid!.days).toBeGreaterThan(5);
      expect(counted!.minor).toBeGreaterThanOrEqual(paid!.minor as number);
      expect(counted!.days).toBeGreaterThanOrEqual((paid!.days as number) - 1);
    }
  });

  test('the marketplace shop stays authorized when it is looked at', async () => {
    const simulator = await startMarketplaceSimulator();
    const { keys, log, database: opened } = testServices(database);
    const marketplaces = createMarketplaces(keys, { shopee: simulator.url });
    const services = { database: opened, marketplaces, keys, log };
    try {
      const { tenantId } = harbour;
      const [shop] = await database.sql(
        'select shop_id, id, state from marketplace_shop where tenant_id = $1',
        [tenantId],
      );
      const shopId = shop!.shop_id as number;
      await opened.transaction(tenantId, async (db) => {
        const secret = { gateway: 'shopee', ...simulatedPartner } as const;
        await setGatewayAccount(db, keys, { tenantId, shopId, secret });
        const account = await db.first(platformAccount, { shopId, platform: 'shopee' });
        const platform = marketplaces.open({ ...account!, platform: 'shopee' })!;
        await connectDemoShops({ db, keys, platform }, { tenantId, shopId });
      });
      const look = () =>
        callMarketplace(services, { tenantId, shopId, id: Number(shop!.id) }, (platform, at) =>
          platform.describeShop(at),
        );
      const state = async () => (await database.sql('select state from marketplace_shop'))[0]!.state;
      expect(await state()).toBe('authorized');
      await look();
      expect(await state()).toBe('authorized');
      // Also when its access token has expired.
      simulator.endAccess('4880512');
      await look();
      expect(await state()).toBe('authorized');
    } finally {
      await simulator.close();
    }
  });
});

import { aMember } from '@onehaul/testing/member-builders';
import { anOrder } from '@onehaul/testing/order-builders';
import { aFile, aParcel } from '@onehaul/testing/parcel-builders';
import { createParcelFixture } from '@onehaul/testing/parcel-fixture';
import { aShop } from '@onehaul/testing/builders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { meterUsageJob } from './usage.jobs.ts';

let at: Awaited<ReturnType<typeof createParcelFixture>>;
const sql = (text: string, values: unknown[] = []) => at.database.sql(text, values);
const run = () => meterUsageJob.run({ database: at.database.database } as never);

beforeAll(async () => {
  at = await createParcelFixture();
  await sql(`update staff set created_at = now() - interval '60 days'`);
  await sql(`update member set created_at = now() - interval '60 days'`);
});
afterAll(async () => {
  await at.api.close();
  await at.database.close();
});
beforeEach(async () => {
  await sql('update parcel set received_at = null');
  await sql('delete from usage_day');
  await metered(2, 7);
  await metered(3, 7);
});

/** The company was first counted so many days ago. */
const metered = (tenantId: number, daysAgo: number) =>
  sql(
    `insert into usage_day (tenant_id, day, plan, parcels, orders, members, staff, storage_bytes)
     values ($1, (now() at time zone 'UTC')::date - $2::int, 'standard', 0, 0, 0, 0, 0)`,
    [tenantId, daysAgo],
  );

/** Parcels received so many days before today, at noon in UTC. */
async function someParcels(count: number, daysAgo: number, shop = at.shop) {
  for (let n = 0; n < count; n += 1) {
    const { id } = await aParcel(at.database, { shop, state: 'unclaimed' });
    await sql(
      `update parcel set received_at = (date_trunc('day', now() at time zone 'UTC') - make_interval(days => $2)
         + interval '12 hours') at time zone 'UTC' where id = $1`,
      [id, daysAgo],
    );
  }
}
const rows = (tenantId = 2) =>
  sql(
    `select (now() at time zone 'UTC')::date - day as ago, plan, parcels, orders, members, staff,
       storage_bytes::int as bytes, is_invoiced
     from usage_day where tenant_id = $1 order by day desc`,
    [tenantId],
  );
const parcelsByDay = async (tenantId = 2) => (await rows(tenantId)).map(({ parcels }) => parcels);

test('a second run, and two at once, give the same rows', async () => {
  await someParcels(3, 0);
  await someParcels(2, 3);
  await run();
  const first = await rows();
  expect(first.map(({ parcels }) => parcels)).toEqual([3, 0, 0, 2, 0, 0, 0, 0]);
  expect(first[0]).toMatchObject({ ago: 0, plan: 'standard', members: 2, staff: 5, is_invoiced: false });
  await Promise.all([run(), run(), run()]);
  expect(await rows()).toEqual(first);
  expect(await parcelsByDay(3)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(await rows(1)).toEqual([]);
});

test('a fact that arrives days late corrects its day', async () => {
  await run();
  await someParcels(1, 6);
  await someParcels(1, 8);
  await run();
  expect(await parcelsByDay()).toEqual([0, 0, 0, 0, 0, 0, 1, 0]);
});

test('days are days in UTC', async () => {
  await someParcels(2, 1);
  const [a, b] = await sql('select id from parcel where received_at is not null order by id');
  const set = (id: unknown, time: string) =>
    sql(
      `update parcel set received_at = ((now() at time zone 'UTC')::date - 1 + $2::interval) at time zone 'UTC'
       where id = $1`,
      [id, time],
    );
  await set(a!.id, '0 seconds');
  await set(b!.id, '-1 second');
  await run();
  expect((await parcelsByDay()).slice(0, 3)).toEqual([0, 1, 1]);
});

test('members, staff and storage are what was there at the end of the day', async () => {
  const early = await aMember(at.database, at.shop);
  await sql(`update member set created_at = now() - interval '2 days' where id = $1`, [early.id]);
  const late = await aMember(at.database, at.shop);
  await aMember(at.database, at.shop, { mainId: late.id });
  const erased = await aMember(at.database, at.shop);
  await sql(`update member set state = 'erased' where id = $1`, [erased.id]);
  const fileId = await aFile(at.database, at.shop, late);
  await sql('update file set length_bytes = 700 where id = $1', [fileId]);
  await sql(
    `insert into shop_file (tenant_id, shop_id, file_key, length_bytes, created_at)
     values (2, $1, 'picture/a.webp', 40, now() - interval '1 day')`,
    [at.shop.id],
  );
  await sql(`update staff set state = 'suspended' where email = 'clerk@company.test'`);
  await run();
  expect((await rows()).map(({ members, bytes }) => [members, bytes]).slice(0, 4)).toEqual([
    [4, 740],
    [3, 40],
    [3, 0],
    [2, 0],
  ]);
  expect((await rows())[0]!.staff).toBe(4);
  await sql(`update staff set state = 'active'`);
});

test('shipped orders are counted, and training in a practice shop is not', async () => {
  const order = await anOrder(at.database, at.shop, at.amy);
  await sql('update shop_order set shipped_at = now() where id = $1', [order.id]);
  await sql('update parcel set received_at = null');
  const practice = await aShop(at.database, { tenantId: 2, host: 'practice.test', state: 'practice' });
  await someParcels(2, 0, practice);
  await someParcels(1, 0);
  await run();
  expect((await rows())[0]).toMatchObject({ parcels: 1, orders: 1 });
});

test('a day keeps the plan it ended with', async () => {
  await run();
  await sql(`update tenant set plan = 'large' where tenant_id = 2`);
  await run();
  expect((await rows()).map(({ plan }) => plan).slice(0, 2)).toEqual(['large', 'standard']);
  await sql(`update tenant set plan = 'standard' where tenant_id = 2`);
});

test('metering begins with the first run, makes up for missed ones and ends when the company is closed', async () => {
  await sql('delete from usage_day');
  await run();
  expect(await rows(3)).toHaveLength(1);
  await sql('delete from usage_day where tenant_id = 3');
  await metered(3, 12);
  await run();
  expect(await rows(3)).toHaveLength(13);
  await sql('delete from usage_day where tenant_id = 3');
  await sql(`update tenant set state = 'closed' where tenant_id = 3`);
  await run();
  expect(await rows(3)).toEqual([]);
  await sql(`update tenant set state = 'active' where tenant_id = 3`);
});

test('a day that is invoiced never changes', async () => {
  await someParcels(1, 2);
  await run();
  await sql(`update usage_day set is_invoiced = true where tenant_id = 2 and parcels = 1`);
  await someParcels(5, 2);
  await run();
  expect((await parcelsByDay())[2]).toBe(1);
  await expect(sql('update usage_day set parcels = 9 where is_invoiced')).rejects.toThrow('is invoiced');
  await expect(sql('delete from usage_day where is_invoiced')).rejects.toThrow('is invoiced');
  await sql('alter table usage_day disable trigger usage_day_invoiced');
  await sql('delete from usage_day');
  await sql('alter table usage_day enable trigger usage_day_invoiced');
});

import { modules } from '@onehaul/domain/shop';
import { aShop } from '@onehaul/testing/builders';
import { createCallInputs } from '@onehaul/testing/call-inputs';
import { visitor } from '@onehaul/testing/actors';
import { aRow } from '@onehaul/testing/catalog-builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { createOrderApi } from '@onehaul/testing/order-api';
import { anOrder } from '@onehaul/testing/order-builders';
import { aReview } from '@onehaul/testing/review-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectionAs } from '../../../../../database/migrate.ts';
import type { Database, Db } from '../../db/database.ts';
import { createRoutes } from '../routes.ts';
import { createShopDirectory } from './shop-directory.ts';

/** Tables whose rows public pages show. `shop` and `host` have triggers of their own. */
const counted = [
  'added_service',
  'added_service_option',
  'announcement',
  'article',
  'bank_account',
  'carrier',
  'carton',
  'currency',
  'delivery_speed',
  'destination',
  'gateway_account',
  'goods_type',
  'line',
  'line_goods_type',
  'member_level',
  'pay_type',
  'pickup_point',
  'remote_area',
  'remote_area_place',
  'setting',
  'shop_image',
  'tariff_version',
  'video',
  'virtual_warehouse',
  'warehouse',
];
/** Read by visitors' calls without being counted, each with its justification. */
const uncounted: Record<string, string> = {
  country: 'platform data, changed by a release',
  region: 'platform data, changed by a release',
  customs_rule: 'platform data, changed by a release',
  reference_version: 'revision of the three above',
  fee_revision: 'a revision itself',
  shop_revision: 'a revision itself',
  tenant: 'names the plan; its state is part of GetRevision',
  shop_preview_link: 'not shown: it opens a shop that is not live',
  plan: 'not shown: the rate limit',
  company_limit: 'not shown: the rate limit agreed with a company',
  order_review: 'counts what is shown, by a trigger of its own',
  review_tally: 'an average of a year: pages follow within half a minute',
  shop_order: 'names the line of a shown review, which never changes',
  member: 'first character of the name at a shown review: pages follow within half a minute',
};
/** Visitors' calls that read orders, which are not cached by revision. */
const ordersOfVisitors = ['/OrderTrackLog/GetOrderTrackLogInfo', '/Peer_Open/GetOrders'];

type Stage = Awaited<ReturnType<typeof createOrderApi>>;
let stage: Stage;
let harbour: Stage['harbour'];
let database: Stage['database'];
let api: TestApi;
let rival: { id: number; tenantId: number };

beforeAll(async () => {
  stage = await createOrderApi();
  ({ harbour, database, api } = stage);
  rival = await aShop(database, { tenantId: 9, host: 'other.test' });
});
afterAll(() => stage.close());

const hostOf = async ({ id }: { id: number }) =>
  (await database.sql('select name from host where shop_id = $1', [id]))[0]!.name as string;

type Version = { Revision: number; ScheduledAt: string | null };
const versionOf = async (shop: { id: number }) =>
  (await api.post(await hostOf(shop), '/Base_Shop/GetRevision', {})).body.Data as Version;
const revisionOf = async (shop: { id: number }) => (await versionOf(shop)).Revision;

/** How much the change increments the revision of the shop. */
async function increment(change: () => Promise<unknown>, shop: { id: number } = harbour) {
  const before = await revisionOf(shop);
  await change();
  return (await revisionOf(shop)) - before;
}

describe('which changes count', () => {
  test('each shown table counts inserts, updates and deletes, and no other table counts any', async () => {
    const rows = await database.sql(`
      select c.relname as name, string_agg(t.tgname, ',' order by t.tgname) as triggers
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgfoid in ('app.count_shop_change'::regproc, 'app.count_host_change'::regproc,
        'app.count_review_change'::regproc) and t.tgenabled = 'O'
      group by 1 order by 1`);
    const all = 'count_shop_delete,count_shop_insert,count_shop_update';
    expect(Object.fromEntries(rows.map(({ name, triggers }) => [name, triggers]))).toEqual({
      ...Object.fromEntries(counted.map((name) => [name, all])),
      shop: 'count_shop_update',
      host: 'count_host_change',
      order_review: 'count_review_delete,count_review_insert,count_review_update',
    });
  });

  test('every table that a visitor’s call reads is one of them', async () => {
    const texts: string[] = [];
    const recording = <D extends Db>(db: D): D => ({
      ...db,
      all: (statement, given) => (texts.push(statement.text), db.all(statement, given)),
      first: (statement, given) => (texts.push(statement.text), db.first(statement, given)),
    });
    const { tenant } = database.database;
    const recorded = { ...database.database, tenant: (id: number) => recording(tenant(id)) };
    const other = await createTestApi({ ...database, database: recorded as Database });
    const host = await hostOf(harbour);
    await database.sql('update shop set modules = $1 where id = $2', [modules, harbour.id]);
    const announcementId = (await aRow(database, harbour, 'announcement')).id as number;
    const inputs = createCallInputs({ database, api: other, shop: { ...harbour, host }, announcementId });
    const calls = createRoutes({} as never)
      .map(({ call }) => call)
      .filter(({ access, effect }) => access === 'visitor' && effect === 'read')
      .filter(({ path }) => !ordersOfVisitors.includes(path));
    for (const { path, method } of calls) {
      const body = (await inputs.shopInputs[path]?.({ actor: visitor, member: visitor })) ?? {};
      const query = new URLSearchParams(body as Record<string, string>);
      const reply = await (method === 'GET'
        ? other.get(host, `${path}?${query}`)
        : other.post(host, path, body));
      expect(reply.body.Code, path).toBe(200);
    }
    await other.close();
    const names = (
      await database.sql(`select relname from pg_class where relkind = 'r'
      and relnamespace = 'public'::regnamespace`)
    ).map(({ relname }) => relname as string);
    const read = names.filter((name) =>
      texts.some((text) => new RegExp(`\\b(from|join)\\s+"?${name}"?(?![\\w.])`).test(text)),
    );
    const known = [...counted, 'shop', 'host', ...Object.keys(uncounted)];
    expect(read.filter((name) => !known.includes(name))).toEqual([]);
    expect(read.length).toBeGreaterThan(20);
  });

  test('a change counts for its own shop only', async () => {
    const before = await revisionOf(rival);
    expect(await increment(() => aRow(database, harbour, 'article'))).toBe(1);
    expect(await revisionOf(rival)).toBe(before);
    expect(await increment(() => aRow(database, rival, 'article'), rival)).toBe(1);
  });

  test('a bulk write of 5,000 rows counts once, one of no rows not at all', async () => {
    const write = (count: number) =>
      database.sql(
        `insert into article (tenant_id, shop_id, type, titles, contents)
         select $1, $2, 'help', '{"en":"A"}', '{"en":"B"}' from generate_series(1, $3)`,
        [rival.tenantId, rival.id, count],
      );
    const ofRival = 'where shop_id = $1';
    expect(await increment(() => write(5_000), rival)).toBe(1);
    expect(await increment(() => write(0), rival)).toBe(0);
    expect(
      await increment(() => database.sql(`update article set position = 2 ${ofRival}`, [rival.id]), rival),
    ).toBe(1);
    expect(await increment(() => database.sql(`delete from article ${ofRival}`, [rival.id]), rival)).toBe(1);
  });

  test('a change that is rolled back does not count', async () => {
    const { tenantId, id } = harbour;
    const client = new pg.Client(connectionAs('onehaul_app', database.address));
    await client.connect();
    const change = async (end: string) => {
      await client.query(`begin; set local app.tenant_id = ${tenantId}`);
      await client.query('update shop set corner_radius = 4 where id = $1', [id]);
      await client.query(end);
    };
    expect(await increment(() => change('rollback'))).toBe(0);
    expect(await increment(() => change('commit'))).toBe(1);
    await client.end();
  });

  test('the owner changes a host without a tenant: it counts, and the owner has no tenant afterwards', async () => {
    const client = new pg.Client(connectionAs('onehaul_owner', database.address));
    await client.connect();
    const { tenantId, id } = harbour;
    const add = `insert into host (name, tenant_id, shop_id, kind) values ('m.counted.test', ${tenantId}, ${id}, 'mobile')`;
    for (const change of [add, `delete from host where name = 'm.counted.test'`])
      expect(await increment(() => client.query(change))).toBe(1);
    expect((await client.query('select * from shop_revision')).rows).toEqual([]);
    await client.end();
  });

  test('an order does not count', async () => {
    const { anna, stored } = stage;
    const parcel = await stored(anna);
    expect(
      await increment(async () => expect((await stage.order(anna, [parcel])).data.Id).toBeGreaterThan(0)),
    ).toBe(0);
  });

  test('a review counts while it is shown, and only then', async () => {
    const order = await anOrder(database, harbour, stage.anna, { step: 'completed' });
    expect(await increment(() => aReview(database, order, { state: 'waiting' }))).toBe(0);
    const staff = await aStaffMember(database, harbour.tenantId, {
      roles: ['service'],
      email: 'r@harbour.test',
    });
    const set = (text: string) =>
      database.sql(`update order_review set ${text} where order_id = $1`, [order.id]);
    const decide = (state: string) => set(`state = '${state}', decided_at = now(), decided_by = ${staff.id}`);
    expect(await increment(() => decide('hidden'))).toBe(0);
    const ofRival = await revisionOf(rival);
    expect(await increment(() => decide('shown'))).toBe(1);
    expect(await increment(() => set(`words = ''`).catch(() => undefined))).toBe(0);
    expect(await increment(() => decide('hidden'))).toBe(1);
    await decide('shown');
    expect(
      await increment(() => database.sql('delete from order_review where order_id = $1', [order.id])),
    ).toBe(1);
    expect(await increment(() => aReview(database, order, { state: 'shown' }))).toBe(1);
    expect(await revisionOf(rival)).toBe(ofRival);
  });

  test('a scheduled banner or announcement is reported when its time has come', async () => {
    const shop = await aShop(database, { tenantId: 9, host: 'timed.test' });
    expect(await versionOf(shop)).toMatchObject({ ScheduledAt: null });
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    await aRow(database, shop, 'shop_image', { startsAt: minutes(-5), endsAt: minutes(5) });
    await aRow(database, shop, 'announcement', { publishedAt: minutes(4) });
    const started = (await versionOf(shop)).ScheduledAt!;
    expect(new Date(started).getTime()).toBeCloseTo(minutes(-5).getTime(), -4);
    // Time passes: move the schedule past the present without counting the change.
    await database.sql(
      `alter table announcement disable trigger user; alter table shop_image disable trigger user`,
    );
    const { Revision: before } = await versionOf(shop);
    await database.sql(
      `update announcement set published_at = now() - interval '1 minute' where shop_id = $1`,
      [shop.id],
    );
    const announced = (await versionOf(shop)).ScheduledAt!;
    expect(announced > started).toBe(true);
    await database.sql(`update shop_image set ends_at = now() where shop_id = $1`, [shop.id]);
    expect((await versionOf(shop)).ScheduledAt! > announced).toBe(true);
    expect((await versionOf(shop)).Revision).toBe(before);
    await database.sql(
      `alter table announcement enable trigger user; alter table shop_image enable trigger user`,
    );
  });
});

describe('the directory of another process', () => {
  /** A directory and the number of lookups it has made. */
  function openCounted(delay = () => Promise.resolve()) {
    let lookups = 0;
    let inFlight = 0;
    let mostInFlight = 0;
    const { platform } = database.database;
    const first: Db['first'] = async (...given) => {
      lookups += 1;
      inFlight += 1;
      mostInFlight = Math.max(mostInFlight, inFlight);
      try {
        const found = await platform.first(...given);
        await delay();
        return found;
      } finally {
        inFlight -= 1;
      }
    };
    const shopOf = createShopDirectory({ ...database.database, platform: { ...platform, first } });
    return { shopOf, lookups: () => lookups, mostInFlight: () => mostInFlight };
  }
  const rename = () =>
    database.sql('update shop set corner_radius = (corner_radius + 1) % 24 where id = $1', [harbour.id]);

  test('shows a change after a second', async () => {
    const { shopOf, lookups } = openCounted();
    const before = (await shopOf('harbour.test'))!.revision;
    await rename();
    expect((await shopOf('harbour.test'))!.revision).toBe(before);
    await vi.waitFor(async () => expect((await shopOf('harbour.test'))!.revision).toBe(before + 1), {
      timeout: 1_500,
    });
    expect(lookups()).toBe(2);
  });

  test('shows it at once to a caller that has seen it', async () => {
    const { shopOf, lookups } = openCounted();
    const before = (await shopOf('harbour.test'))!.revision;
    await rename();
    expect((await shopOf('harbour.test', before + 1))!.revision).toBe(before + 1);
    expect((await shopOf('harbour.test', before + 1))!.revision).toBe(before + 1);
    expect(lookups()).toBe(2);
  });

  test('shows it also if a lookup began before the change', async () => {
    const gate = Promise.withResolvers<void>();
    const { platform, tenant } = database.database;
    let isFirst = true;
    // The first lookup has read the shop, but its answer is late.
    const late = (tenantId: number): Db => ({
      ...tenant(tenantId),
      first: async (...given) => {
        const found = await tenant(tenantId).first(...given);
        if (isFirst) {
          isFirst = false;
          await gate.promise;
        }
        return found;
      },
    });
    const shopOf = createShopDirectory({
      ...database.database,
      platform,
      tenant: late as Database['tenant'],
    });
    const early = shopOf('harbour.test');
    await vi.waitFor(() => expect(isFirst).toBe(false));
    await rename();
    const seen = await revisionOf(harbour);
    const asked = shopOf('harbour.test', seen);
    gate.resolve();
    expect((await early)!.revision).toBe(seen - 1);
    expect((await asked)!.revision).toBe(seen);
  });

  test('an invented revision costs few lookups, one at a time, however many requests claim it', async () => {
    const { shopOf, lookups, mostInFlight } = openCounted();
    const real = (await shopOf('harbour.test'))!.revision;
    const until = Date.now() + 1_000;
    let requests = 0;
    while (Date.now() < until) {
      const claims = Array.from({ length: 100 }, (_, index) => shopOf('harbour.test', 1e12 + index));
      for (const shop of await Promise.all(claims.map((claim) => Promise.resolve(claim))))
        expect(shop!.revision).toBe(real);
      requests += claims.length;
    }
    expect(requests).toBeGreaterThan(300);
    expect(lookups()).toBeLessThanOrEqual(7);
    expect(mostInFlight()).toBe(1);
  });

  test('for an unknown host it causes none', async () => {
    const { shopOf, lookups } = openCounted();
    for (let index = 0; index < 20; index += 1) await shopOf('nobody.test', 1e12);
    expect(lookups()).toBe(1);
  });

  test.each(['999999999999', '-1', '1e400', 'NaN', '', 'x', '5, 5'])(
    'an API asked with the revision %j answers as usual',
    async (revision) => {
      const reply = await api.post(
        'harbour.test',
        '/Base_Shop/GetShopInfo',
        {},
        { 'x-shop-revision': revision },
      );
      expect(reply.body.Data).toMatchObject({ Id: harbour.id });
    },
  );

  test('an API that a page server asks with a newer revision answers with what that revision shows', async () => {
    const other = await createTestApi(database);
    const info = async (headers = {}) =>
      (
        await other.post(
          'harbour.test',
          '/Base_Shop/GetShopInfo',
          {},
          { 'accept-language': 'vi', ...headers },
        )
      ).body.Data as { Name: string };
    await info();
    // The language is chosen from the cached shop's.
    await database.sql(
      `update shop set languages = '{zhHans,vi}', names = names || '{"vi":"Bến cảng"}' where id = $1`,
      [harbour.id],
    );
    const seen = await revisionOf(harbour);
    expect((await info()).Name).not.toBe('Bến cảng');
    expect((await info({ 'x-shop-revision': String(seen) })).Name).toBe('Bến cảng');
    await other.close();
  });
});

import type { Launch } from '@onehaul/contract/console/launch';
import { legalTypes } from '@onehaul/domain/launch/go-live';
import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { anOrder } from '@onehaul/testing/order-builders';
import { staffCaller, signInStaff } from '@onehaul/testing/staff-sign-in';
import { aLine, perKilogram, someWays } from '@onehaul/testing/tariff-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
let api: TestApi;
let owner: ReturnType<typeof staffCaller>;
let partner: ReturnType<typeof staffCaller>;
let hosts = 0;
type Shop = { id: number; tenantId: number; host: string };

beforeAll(async () => {
  database = await createTestDatabase();
  await someCountries(database);
  await aShop(database, { tenantId: 2, host: 'first.test' });
  api = await createTestApi(database, {
    services: { platform: { hosts: [], shopDomain: 'shops.test' } },
  });
  const sign = async (name: string) => {
    const person = await aStaffMember(database, 2, { roles: ['owner'], email: `${name}@soon.test` });
    return staffCaller(api, (await signInStaff(api, person)).cookie);
  };
  owner = await sign('owner');
  partner = await sign('partner');
  await aStaffMember(database, 2, { roles: ['clerk'], email: 'clerk@soon.test' });
});
afterAll(async () => {
  await api.close();
  await database.close();
});

async function aPreparingShop(): Promise<Shop> {
  hosts += 1;
  const host = `s${hosts}.shops.test`;
  return { ...(await aShop(database, { tenantId: 2, host, languages: ['en'], state: 'preparing' })), host };
}
const getLaunch = async ({ id }: Shop) => (await owner('launch/get', { shopId: id })).body.Data as Launch;
const openItems = async (shop: Shop) =>
  (await getLaunch(shop)).items.filter(({ state }) => state === 'open').map(({ name }) => name);
const act = async (name: string, { id }: { id: number }, who = owner) =>
  (await who(`launch/${name}`, { shopId: id })).body;

/** Everything that a shop needs. */
async function fill(shop: Shop) {
  const { sql } = database;
  await sql(
    `update shop set contact_links = '[{"type":"text","name":"Mail","icon":"mail","text":"a@b.test"}]'
    where id = $1`,
    [shop.id],
  );
  await aRow(database, shop, 'currency', { code: 'HKD', rateAt: new Date() });
  const ways = await someWays(database, shop);
  await aRow(database, shop, 'bin', { warehouseId: ways.warehouseId });
  const goodsTypeId = (await aRow(database, shop, 'goods_type')).id as number;
  const lineId = await aLine(database, shop, {
    ...ways,
    goodsTypeIds: [goodsTypeId],
    tariff: perKilogram(10),
  });
  await aRow(database, shop, 'carton');
  await aRow(database, shop, 'currency', { code: 'CNY' });
  await aRow(database, shop, 'pay_type', { kind: 'bankDeposit', currencyCode: 'CNY', isOffered: true });
  await sql(
    `insert into bank_account (tenant_id, shop_id, bank_name, holder, account_number, note, is_active, position)
     values ($1, $2, 'Bank', 'Harbour', '1', '', true, 1)`,
    [shop.tenantId, shop.id],
  );
  for (const type of legalTypes) await aRow(database, shop, 'article', { type });
  const member = await aMember(database, shop);
  const order = await anOrder(database, shop, member, { step: 'shipped' });
  await sql('update shop_order set shipped_at = now(), packed_at = now(), paid_at = now() where id = $1', [
    order.id,
  ]);
  return { lineId };
}

describe('the go-live list', () => {
  test('of an empty shop names what is missing, and the shop cannot open', async () => {
    const shop = await aPreparingShop();
    expect(await openItems(shop)).toEqual([
      'contact',
      'warehouse',
      'destination',
      'goodsType',
      'line',
      'carton',
      'currency',
      'payment',
      'legalTexts',
      'testOrder',
    ]);
    const { state, steps, url } = await getLaunch(shop);
    expect([state, url]).toEqual(['preparing', `https://${shop.host}`]);
    expect(steps.filter(({ isDone }) => isDone)).toEqual([]);
    expect(await act('goLive', shop)).toMatchObject({ Error: 'shop.notReady' });
  });

  test('follows each change of the data', async () => {
    const shop = await aPreparingShop();
    const { lineId } = await fill(shop);
    expect(await openItems(shop)).toEqual([]);
    const ofShop = 'where shop_id = $1';
    const breaks: [string, string, string][] = [
      [
        'line',
        `update line set is_open = false ${ofShop}`,
        `update line set is_open = true ${ofShop} and id = ${lineId}`,
      ],
      [
        'warehouse',
        `update warehouse set address = '[[Street]]' ${ofShop}`,
        `update warehouse set address = 'Road' ${ofShop}`,
      ],
      [
        'payment',
        `update bank_account set is_active = false ${ofShop}`,
        `update bank_account set is_active = true ${ofShop}`,
      ],
      [
        'legalTexts',
        `update article set contents = '{"en":"[[Company]]"}' ${ofShop}`,
        `update article set contents = '{"en":"We"}' ${ofShop}`,
      ],
      [
        'currency',
        `update currency set rate_at = now() - interval '8 days' ${ofShop}`,
        `update currency set rate_at = now() ${ofShop}`,
      ],
      [
        'carton',
        `update carton set archived_at = now() ${ofShop}`,
        `update carton set archived_at = null ${ofShop}`,
      ],
    ];
    for (const [name, harm, mend] of breaks) {
      await database.sql(harm, [shop.id]);
      expect(await openItems(shop), name).toEqual([name]);
      expect(await act('goLive', shop), name).toMatchObject({ Error: 'shop.notReady' });
      await database.sql(mend, [shop.id]);
    }
    expect(await openItems(shop)).toEqual([]);
    const openSteps = async () =>
      (await getLaunch(shop)).steps.filter(({ isDone }) => !isDone).map(({ name }) => name);
    expect(await openSteps()).toEqual(['arrive', 'deliver']);
    await database.sql(`update shop_order set delivered_at = now() ${ofShop}`, [shop.id]);
    expect(await openSteps()).toEqual([]);
  });

  test('a line whose tariff refuses one kilogram has no price', async () => {
    const shop = await aPreparingShop();
    await fill(shop);
    await database.sql(
      `update tariff_version set tariff = jsonb_set(tariff, '{limits,boxGrams}', '500') where shop_id = $1`,
      [shop.id],
    );
    const line = (await getLaunch(shop)).items.find(({ name }) => name === 'line');
    expect(line).toMatchObject({ state: 'open', reason: 'priceRefused', page: 'tariffs' });
    expect(await act('goLive', shop)).toMatchObject({ Error: 'shop.notReady' });
  });
});

describe('a shop', () => {
  test('goes live once, although two owners press at the same time; visitors see it', async () => {
    const shop = await aPreparingShop();
    await fill(shop);
    const refused = await api.post(shop.host, '/Base_Shop/GetShopInfo');
    expect(refused.body.Error).toBe('shop.notOpen');
    const { Revision: before } = (await api.post(shop.host, '/Base_Shop/GetRevision')).body.Data as {
      Revision: number;
    };
    const both = await Promise.all([act('goLive', shop), act('goLive', shop, partner)]);
    expect(both.map(({ Error: error }) => error ?? 'ok').toSorted()).toEqual(['ok', 'state.illegalStep']);
    const version = (await api.post(shop.host, '/Base_Shop/GetRevision')).body.Data as {
      Revision: number;
      State: string;
    };
    expect(version.State).toBe('live');
    expect(version.Revision).toBeGreaterThan(before);
    const seen = { 'x-shop-revision': String(version.Revision) };
    expect((await api.post(shop.host, '/Base_Shop/GetShopInfo', {}, seen)).body.Error).toBeUndefined();
  });

  test('is paused and reopened, from the right state only', async () => {
    const shop = await aPreparingShop();
    expect((await act('pause', shop)).Error).toBe('state.illegalStep');
    expect((await act('resume', shop)).Error).toBe('state.illegalStep');
    await database.sql(`update shop set state = 'live' where id = $1`, [shop.id]);
    expect((await act('pause', shop)).Error).toBeUndefined();
    expect((await getLaunch(shop)).state).toBe('paused');
    expect((await act('goLive', shop)).Error).toBe('state.illegalStep');
    expect((await act('resume', shop)).Error).toBeUndefined();
    expect((await getLaunch(shop)).state).toBe('live');
  });

  test('has one preview link, shown once, which a new one ends', async () => {
    const shop = await aPreparingShop();
    expect((await getLaunch(shop)).previewLinkAt).toBeNull();
    const makeLink = async () => {
      const { url } = (await act('renewPreviewLink', shop)).Data as { url: string };
      const prefix = `https://${shop.host}/preview?link=`;
      expect(url.startsWith(prefix)).toBe(true);
      return url.slice(prefix.length);
    };
    const first = await makeLink();
    // 256 bits.
    expect(first).toMatch(/^[\w-]{43}$/);
    const isOpen = async (secret: string) =>
      ((await api.post(shop.host, '/Preview/EnterShop', { Secret: secret })).body.Data as { IsOpen: boolean })
        .IsOpen;
    expect(await isOpen(first)).toBe(true);
    const second = await makeLink();
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
    expect((await getLaunch(shop)).previewLinkAt).not.toBeNull();
    const stored = JSON.stringify(await database.sql('select * from audit'));
    expect(stored).not.toContain(second);

    await database.sql(`update shop set state = 'live' where id = $1`, [shop.id]);
    expect((await act('renewPreviewLink', shop)).Error).toBe('state.illegalStep');
    expect((await act('openPreview', shop)).Error).toBe('state.illegalStep');
  });

  test('opens in the browser of a staff member by a one-time code', async () => {
    const shop = await aPreparingShop();
    const { url } = (await act('openPreview', shop)).Data as { url: string };
    const code = new URL(url).searchParams.get('code')!;
    const entered = (await api.post(shop.host, '/Preview/Enter', { Code: code })).body.Data as {
      Token: string;
    };
    expect(entered).toMatchObject({ Resource: null, Id: null });
    const cookie = `__Host-preview=${entered.Token}`;
    const info = await api.post(shop.host, '/Base_Shop/GetShopInfo', {}, { cookie });
    expect(info.body.Error).toBeUndefined();
    expect((await api.post(shop.host, '/Preview/Enter', { Code: code })).body.Error).toBe(
      'staff.linkInvalid',
    );
  });
});

import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { aBankAccount } from '@onehaul/testing/payment-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRoutes } from './routes.ts';

// Creating the routes uses no service; only a call does.
const routes = createRoutes({} as never);

type Shop = Awaited<ReturnType<typeof aShop>>;
let database: TestDatabase;
let api: TestApi;
const shops: Record<string, Shop> = {};

/** Every list of a shop: call, table, distinguishing columns, and the field that shows them. */
const lists = [
  ['/Base_Currency/GetDataPage', 'currency', (mark: string) => ({ code: mark }), 'Code', {}],
  [
    '/Base_Destination/GetDataPage',
    'destination',
    (mark: string) => ({ currencyCode: mark, countryId: countryOf(mark) }),
    'CurrencyCode',
    {},
  ],
  ['/Base_GoodsType/GetDataPage', 'goods_type', named, 'Name', {}],
  [
    '/Base_WareHouse/GetDataPage',
    'warehouse',
    (mark: string) => ({ ...named(mark), code: mark }),
    'Code',
    {},
  ],
  ['/Base_Carrier/GetDataPage', 'carrier', (mark: string) => ({ ...named(mark), code: mark }), 'Code', {}],
  ['/Base_Timer/GetDataPage', 'delivery_speed', named, 'Name', {}],
  [
    '/Base_ShopPayType/GetDataPage',
    'pay_type',
    (mark: string) => ({ ...named(mark), kind: kindOf(mark) }),
    'Name',
    {},
  ],
  ['/Base_ShopMatters/GetDataPage', 'article', titled, 'Title', { Type: 9 }],
  ['/Base_Proclamation/GetDataPage', 'announcement', titled, 'Title', {}],
  ['/Base_AddedService/GetDataPage', 'added_service', named, 'Name', {}],
  ['/Base_ShopVideo/GetDataPage', 'video', titled, 'Title', {}],
  ['/Base_Agent/GetDataPage', 'pickup_point', named, 'Name', {}],
] as const;

function named(mark: string) {
  return { names: { en: mark } };
}
function titled(mark: string) {
  return { titles: { en: mark } };
}
function countryOf(mark: string): number {
  return mark.endsWith('A') ? 156 : 704;
}
function kindOf(mark: string): string {
  return mark.endsWith('A') ? 'balance' : 'bankDeposit';
}

/** Two shops of one tenant and one of another: row-level security separates tenants, not shops. */
const hosts = ['one.test', 'two.test', 'rival.test'];
const marksOf = (host: string) => ['A', 'B'].map((end) => `${host[0]!.toUpperCase()}X${end}`);

beforeAll(async () => {
  database = await createTestDatabase();
  await someCountries(database);
  for (const host of hosts) {
    const shop = await aShop(database, {
      tenantId: host === 'rival.test' ? 3 : 2,
      host,
      languages: ['en', 'vi'],
      modules: ['consolidation', 'pickupPoint'],
    });
    shops[host] = shop;
    // Without one, a bank transfer is not offered.
    await aBankAccount(database, shop);
    for (const [, table, rowOf] of lists) {
      for (const mark of marksOf(host)) await aRow(database, shop, table, rowOf(mark));
    }
    const [warehouse] = await database.sql('select id from warehouse where shop_id = $1 limit 1', [shop.id]);
    const [service] = await database.sql('select id from added_service where shop_id = $1 limit 1', [
      shop.id,
    ]);
    for (const mark of marksOf(host)) {
      await aRow(database, shop, 'virtual_warehouse', { ...named(mark), warehouseId: warehouse!.id });
      await aRow(database, shop, 'shop_image', titled(mark));
      await aRow(database, shop, 'added_service_option', { ...named(mark), addedServiceId: service!.id });
    }
  }
  api = await createTestApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

type Page = { Rows: Record<string, unknown>[]; Total: number };
const all = [
  ...lists,
  ['/Base_VirtualWareHouse/GetDataPage', 'virtual_warehouse', named, 'Name', {}] as const,
  ['/Base_AddedServiceDetail/GetDataPage', 'added_service_option', named, 'Name', {}] as const,
];

describe.each(all)('%s', (path, table, _, field, extra) => {
  const ask = async (host: string, page: object) =>
    (await api.post(host, path, { ...extra, ...page })).body.Data as Page;

  test.each(hosts)('at %s shows the shop’s own rows and no other', async (host) => {
    const { Rows: rows, Total: total } = await ask(host, {});
    expect(rows.map((row) => row[field]).sort()).toEqual(marksOf(host));
    expect(total).toBe(2);
  });

  test('a page beyond the end is empty and keeps the total', async () => {
    expect(await ask('one.test', { PageIndex: 9, PageRows: 2 })).toEqual({ Rows: [], Total: 2 });
    expect(await ask('one.test', { PageIndex: 100_000 })).toEqual({ Rows: [], Total: 2 });
  });

  test('pages do not overlap and leave nothing out', async () => {
    const pages = [
      await ask('one.test', { PageIndex: 1, PageRows: 1 }),
      await ask('one.test', { PageIndex: 2, PageRows: 1 }),
    ];
    expect(pages.map(({ Rows: rows }) => rows[0]?.[field]).sort()).toEqual(marksOf('one.test'));
    expect(pages.map(({ Total: total }) => total)).toEqual([2, 2]);
  });

  test('a page has a cap', async () => {
    for (const rows of [0, -1, 1001, 1.5, '10', null]) {
      const { body } = await api.post('one.test', path, { ...extra, PageRows: rows });
      expect([body.Code, body.Error], `${rows}`).toEqual([400, 'input.invalid']);
    }
  });

  test('the words of a row are in the reader’s language, else in the shop’s own', async () => {
    const words = table === 'article' || table === 'announcement' || table === 'video' ? 'titles' : 'names';
    if (table === 'destination') return; // its names are the country's, tested there
    const shown = table === 'currency' ? 'CurrencyName' : words === 'titles' ? 'Title' : 'Name';
    const column = JSON.stringify({ en: 'Parcel', vi: 'Kiện hàng' });
    await database.sql(`update ${table} set ${words} = $1 where shop_id = $2`, [
      column,
      shops['two.test']!.id,
    ]);
    const asked = async (language: string) =>
      ((await api.post('two.test', path, extra, { 'accept-language': language })).body.Data as Page).Rows[0]![
        shown
      ];
    expect(await asked('vi')).toBe('Kiện hàng');
    expect(await asked('en')).toBe('Parcel');
    expect(await asked('zh-TW')).toBe('Parcel');
    await database.sql(`update ${table} set ${words} = '{"en":"Parcel"}' where shop_id = $1`, [
      shops['two.test']!.id,
    ]);
    expect(await asked('vi')).toBe('Parcel');
  });
});

test('no list of a shop is left out here', () => {
  const ofPlatform = ['/Base_Province/GetDataPage', '/Base_City/GetDataPage', '/Base_Area/GetDataPage'];
  // Lists of a member are tested with their module.
  const open = routes.filter(({ call }) => call.access === 'visitor');
  const listed = open.map(({ call }) => call.path).filter((path) => path.endsWith('/GetDataPage'));
  expect(listed.sort()).toEqual([...all.map(([path]) => path), ...ofPlatform].sort());
});

test('pictures of the home page are the shop’s own', async () => {
  for (const host of hosts) {
    const { body } = await api.post(host, '/Base_Shop/GetShopImage', {});
    expect((body.Data as { Title: string }[]).map(({ Title: title }) => title)).toEqual(marksOf(host));
  }
});

test('a shop without rows has empty lists', async () => {
  await aShop(database, { tenantId: 4, host: 'empty.test', modules: ['consolidation', 'pickupPoint'] });
  for (const [path, , , , extra] of all) {
    const { body } = await api.post('empty.test', path, extra);
    expect(body.Data, path).toEqual({ Rows: [], Total: 0 });
  }
  expect((await api.post('empty.test', '/Base_Shop/GetShopImage', {})).body.Data).toEqual([]);
});

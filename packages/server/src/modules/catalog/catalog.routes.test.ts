import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
let api: TestApi;
let harbour: { id: number; tenantId: number };

beforeAll(async () => {
  database = await createTestDatabase();
  await someCountries(database);
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  const rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  await aRow(database, harbour, 'destination', { countryId: 704, currencyCode: 'VND', position: 1 });
  await aRow(database, harbour, 'destination', { countryId: 156, currencyCode: 'CNY', position: 2 });
  await aRow(database, rival, 'destination', { countryId: 156, currencyCode: 'USD' });
  await aRow(database, harbour, 'carrier', { code: 'SF', position: 2 });
  await aRow(database, harbour, 'carrier', { code: 'SHOPEE', marketplace: true, position: 1 });
  await aRow(database, rival, 'carrier', { code: 'LAZADA', marketplace: true });
  api = await createTestApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

type Page = { Rows: Record<string, unknown>[]; Total: number };
async function page(path: string, body: object = {}, language = 'en', host = 'harbour.test'): Promise<Page> {
  const reply = await api.post(host, path, body, { 'accept-language': language });
  expect(reply.body, JSON.stringify(reply.body)).toMatchObject({ Code: 200 });
  return reply.body.Data;
}
const ids = ({ Rows: rows }: Page) => rows.map(({ Id: id }) => id);

describe('dial codes', () => {
  const path = '/Base_Destination/GetDataCodePage';

  test('W4: are a list, the platform’s: the same at every shop and with every claim', async () => {
    const expected = [
      { Id: 156, Name: 'China', Code: '86', CountryCode: 'CN' },
      { Id: 704, Name: 'Vietnam', Code: '84', CountryCode: 'VN' },
    ];
    expect(await page(path, { TenantId: 1 })).toEqual(expected);
    expect(await page(path, { TenantId: 3, ShopId: 99 })).toEqual(expected);
    expect(await page(path, {}, 'en', 'rival.test')).toEqual(expected);
  });

  test('name countries in the reader’s language', async () => {
    const [first] = (await page(path, {}, 'zh-CN')) as unknown as object[];
    expect(first).toMatchObject({ Name: '中国' });
  });
});

describe('destinations', () => {
  test('are where the shop ships to, in its order and currency', async () => {
    expect(await page('/Base_Destination/GetDataPage')).toEqual({
      Rows: [
        { Id: 704, Name: 'Vietnam', Code: 'VN', CurrencyCode: 'VND' },
        { Id: 156, Name: 'China', Code: 'CN', CurrencyCode: 'CNY' },
      ],
      Total: 2,
    });
    const rivals = await page('/Base_Destination/GetDataPage', {}, 'zh-CN', 'rival.test');
    expect(rivals.Rows).toEqual([{ Id: 156, Name: '中国', Code: 'CN', CurrencyCode: 'USD' }]);
  });

  test('compare the claim, unlike the dial codes', async () => {
    const { body } = await api.post('harbour.test', '/Base_Destination/GetDataPage', { TenantId: 1 });
    expect(body.Code).toBe(403);
  });
});

describe('regions', () => {
  test('lead from the country to the area', async () => {
    const provinces = await page('/Base_Province/GetDataPage', { DestinationId: 156 });
    expect(provinces).toEqual({
      Rows: [
        { Id: 'CN11', Name: 'Beijing', ParentId: null },
        { Id: 'CN44', Name: 'Guangdong', ParentId: null },
      ],
      Total: 2,
    });
    const cities = await page('/Base_City/GetDataPage', { ProvinceId: 'CN44' });
    expect(ids(cities)).toEqual(['CN4401', 'CN4403']);
    const areas = await page('/Base_Area/GetDataPage', { CityId: 'CN4403' }, 'zh-CN');
    expect(areas).toEqual({ Rows: [{ Id: 'CN440305', Name: 'Nanshan区', ParentId: 'CN4403' }], Total: 1 });
  });

  test('of a country or region without any are none', async () => {
    for (const [path, body] of [
      ['/Base_Province/GetDataPage', { DestinationId: 704 }],
      ['/Base_Province/GetDataPage', { DestinationId: 999_999 }],
      ['/Base_City/GetDataPage', { ProvinceId: 'CN11' }],
      ['/Base_City/GetDataPage', { ProvinceId: 'XX99' }],
      ['/Base_Area/GetDataPage', { CityId: 'CN4401' }],
      // A province is not a city: region levels cannot be skipped.
      ['/Base_Area/GetDataPage', { CityId: 'CN44' }],
    ] as const) {
      expect(await page(path, body), JSON.stringify(body)).toEqual({ Rows: [], Total: 0 });
    }
  });

  test.each([
    ['/Base_Province/GetDataPage', {}],
    ['/Base_Province/GetDataPage', { DestinationId: 'CN' }],
    ['/Base_Province/GetDataPage', { DestinationId: 2 ** 31 }],
    ['/Base_Province/GetDataPage', { DestinationId: 1e18 }],
    ['/Base_City/GetDataPage', {}],
    ['/Base_City/GetDataPage', { ProvinceId: '' }],
    ['/Base_City/GetDataPage', { ProvinceId: "CN44' or '1'='1" }],
    ['/Base_City/GetDataPage', { ProvinceId: 'CN44\0' }],
    ['/Base_Area/GetDataPage', { CityId: `CN${'4'.repeat(13)}` }],
  ])('%s refuses %j', async (path, body) => {
    expect((await api.post('harbour.test', path, body)).body.Code).toBe(400);
  });

  test('come in pages', async () => {
    const second = await page('/Base_City/GetDataPage', { ProvinceId: 'CN44', PageIndex: 2, PageRows: 1 });
    expect([ids(second), second.Total]).toEqual([['CN4403'], 2]);
    const beyond = await page('/Base_City/GetDataPage', { ProvinceId: 'CN44', PageIndex: 9, PageRows: 1 });
    expect(beyond).toEqual({ Rows: [], Total: 2 });
  });
});

describe('carriers', () => {
  const codes = async (body: object) =>
    (await page('/Base_Carrier/GetDataPage', body)).Rows.map(({ Code: code }) => code);

  test('are all of the shop’s, or only those of marketplace orders, or only the others', async () => {
    expect(await codes({})).toEqual(['SHOPEE', 'SF']);
    expect(await codes({ IsShopee: true })).toEqual(['SHOPEE']);
    expect(await codes({ IsShopee: false })).toEqual(['SF']);
  });

  test('are counted as they are filtered', async () => {
    expect(await page('/Base_Carrier/GetDataPage', { IsShopee: true, PageIndex: 5 })).toEqual({
      Rows: [],
      Total: 1,
    });
  });

  test('come 999 at a time, as the front end asks', async () => {
    expect(await codes({ PageRows: 999 })).toHaveLength(2);
    expect((await api.post('harbour.test', '/Base_Carrier/GetDataPage', { PageRows: 1000 })).body.Code).toBe(
      400,
    );
  });
});

test('a warehouse shows its label address as it is written, and its words translated', async () => {
  const words = { en: 'Dongguan', zhHans: '东莞仓' };
  const row = await aRow(database, harbour, 'warehouse', {
    code: 'DG',
    names: words,
    hours: { en: '9-18' },
    notes: { en: 'No pallets' },
    address: '广东省东莞市',
  });
  const abroad = await aRow(database, harbour, 'virtual_warehouse', {
    warehouseId: row.id,
    names: words,
    countryId: 704,
  });
  const { Rows: rows } = await page('/Base_WareHouse/GetDataPage', {}, 'zh-CN');
  expect(rows).toEqual([
    {
      Id: row.id,
      Code: 'DG',
      Name: '东莞仓',
      CountryCode: 'CN',
      Recipient: 'Wong',
      PhoneNumber: '12345678',
      Address: '广东省东莞市',
      PostCode: '999077',
      BusinessHours: '9-18',
      Rem: 'No pallets',
    },
  ]);
  expect((await page('/Base_VirtualWareHouse/GetDataPage')).Rows).toEqual([
    {
      Id: abroad.id,
      WareHouseId: row.id,
      Name: 'Dongguan',
      CountryCode: 'VN',
      Recipient: 'Wong',
      PhoneNumber: '12345678',
      Address: 'Dock 1',
      PostCode: '999077',
    },
  ]);
});

test('goods types and delivery speeds come as the front end reads them', async () => {
  await aRow(database, harbour, 'goods_type', { sensitive: true });
  await aRow(database, harbour, 'delivery_speed', {});
  expect((await page('/Base_GoodsType/GetDataPage')).Rows).toEqual([
    { Id: expect.any(Number), Name: 'Goods', Rem: 'Note', IsSensitive: true },
  ]);
  expect((await page('/Base_Timer/GetDataPage')).Rows).toEqual([
    { Id: expect.any(Number), Name: 'Air', Transport: 'air', MinDays: 3, MaxDays: 5 },
  ]);
});

import { countedFigures, modules } from '@onehaul/domain/shop';
import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { aPricedLine } from '@onehaul/testing/order-builders';
import { countStatements } from '@onehaul/testing/statement-count';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFigureCounts } from './figure-counts.ts';
import { createShopDirectory } from './shop-directory.ts';

let database: TestDatabase;
let api: TestApi;
let harbour: { id: number; tenantId: number };
let rival: { id: number; tenantId: number };

beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, {
    tenantId: 2,
    host: 'harbour.test',
    name: 'Harbour',
    languages: ['zhHans', 'en'],
    modules: ['consolidation', 'returns', 'agent'],
  });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test', name: 'Rival', modules: [...modules] });
  await database.sql(
    `insert into host (name, tenant_id, shop_id, kind) values ('m.harbour.test', 2, $1, 'mobile'), ('m.rival.test', 3, $2, 'mobile')`,
    [harbour.id, rival.id],
  );
  await database.sql(
    `update shop set tax_mode = 'included', filing_number = '粤ICP备1号', logo_key = '2/logo.svg', contact_links = $2,
       figures = $3, ios_app_url = 'https://apps.test/ios' where id = $1`,
    [
      harbour.id,
      JSON.stringify([{ type: 'text', name: 'WeChat', icon: 'wechat', text: 'harbour', image: '' }]),
      JSON.stringify([{ value: '300+', label: { en: 'pickup points', zhHans: '取件点' } }]),
    ],
  );
  await aRow(database, harbour, 'currency', { code: 'HKD', exchangeRate: 1.08, position: 2 });
  await aRow(database, harbour, 'currency', { code: 'CNY', position: 1 });
  await aRow(database, rival, 'currency', { code: 'VND', exchangeRate: 3466.25, position: 1 });
  api = await createTestApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const info = async (host: string, language = 'en') =>
  (await api.post(host, '/Base_Shop/GetShopInfo', { shopURL: 'rival.test' }, { 'accept-language': language }))
    .body.Data as Record<string, unknown>;

describe('the shop info', () => {
  test('is that of the host, whatever address the body names', async () => {
    expect(await info('harbour.test')).toEqual({
      Id: harbour.id,
      TenantId: 2,
      CanonicalHost: 'harbour.test',
      RedirectHost: '',
      IsMobileHost: false,
      Name: 'Harbour',
      Tagline: 'Harbour',
      Description: 'Harbour',
      LanguageCode: 'zhHans,en',
      Currency: 'CNY',
      H5URL: 'https://m.harbour.test',
      ThreeWayLink: '[{"type":"text","name":"WeChat","icon":"wechat","text":"harbour","image":""}]',
      PcLogoUrl: '/files/2/logo.svg',
      PcIcoUrl: '',
      TaxMode: 'included',
      RecordNo: '粤ICP备1号',
      LegalName: '',
      SeoTitle: '',
      SeoDescription: '',
      HomeSections: [],
      PrimaryColor: '#0055aa',
      CornerRadius: 8,
      ColorScheme: 'system',
      Figures: [{ value: '300+', label: 'pickup points' }],
      IosUrl: 'https://apps.test/ios',
      AndroidUrl: '',
      TimeZone: 'Asia/Shanghai',
      PasswordLeastLength: 8,
      IsJY: true,
      IsXP: false,
      IsCOD: false,
      IsZX: false,
      IsTH: true,
      OpenReturns: true,
      OpenPeers: false,
      OpenZtd: false,
      OpenAgent: true,
    });
  });

  test('is read in the reader’s language, else in the shop’s first', async () => {
    expect(await info('harbour.test', 'zh-CN')).toMatchObject({
      Name: 'Harbour店',
      Figures: [{ label: '取件点' }],
    });
    expect(await info('harbour.test', 'vi')).toMatchObject({ Name: 'Harbour店' });
  });

  test('of the other shop is the other shop’s', async () => {
    expect(await info('rival.test')).toMatchObject({
      Id: rival.id,
      TenantId: 3,
      Name: 'Rival',
      H5URL: 'https://m.rival.test',
      Currency: 'VND',
      ThreeWayLink: '[]',
      IsTH: true,
      IsCOD: true,
    });
  });

  test('S24: the mobile address is a registered host of the shop, which neither a setting nor a column can name', async () => {
    await database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values (2, $1, 'H5URL', '"https://evil.test"'), (2, $1, 'mobileUrl', '"https://evil.test"')`,
      [harbour.id],
    );
    expect(await info('harbour.test')).toMatchObject({ H5URL: 'https://m.harbour.test' });
    await database.sql('delete from setting where tenant_id = 2');
    const columns = await database.sql(
      `select column_name from information_schema.columns where table_name = 'shop' and column_name ~ '(h5|mobile)'`,
    );
    expect(columns).toEqual([]);
    // The application role has no write privilege on hosts.
    const grants = await database.sql(
      `select privilege_type from information_schema.role_table_grants where table_name = 'host' and grantee = 'onehaul_app' and privilege_type <> 'SELECT'`,
    );
    expect(grants).toEqual([]);
  });

  test('is the same at the mobile host', async () => {
    const desktop = await info('harbour.test');
    expect(desktop).toMatchObject({ IsMobileHost: false });
    expect(await info('m.harbour.test')).toEqual({ ...(desktop as object), IsMobileHost: true });
  });

  test('W10: one of several mobile hosts is named: an own domain that shows pages itself', async () => {
    const { id } = await aShop(database, { tenantId: 5, host: 'several.test' });
    await database.sql(
      `insert into host (name, tenant_id, shop_id, kind, is_own, redirects_to) values ('m.several.test', 5, $1, 'mobile', false, null),
         ('phone.own.test', 5, $1, 'mobile', true, null), ('m.own.test', 5, $1, 'mobile', true, 'phone.own.test')`,
      [id],
    );
    expect(await info('several.test')).toMatchObject({ H5URL: 'https://phone.own.test' });
  });

  test('of a shop without currencies is in yuan, and without a mobile host has no address for it', async () => {
    await aShop(database, { tenantId: 4, host: 'bare.test' });
    expect(await info('bare.test')).toMatchObject({ Currency: 'CNY', H5URL: '', RecordNo: '' });
  });
});

test('currencies come with their rates, in the shop’s order', async () => {
  const { body } = await api.post(
    'harbour.test',
    '/Base_Currency/GetDataPage',
    {},
    { 'accept-language': 'en' },
  );
  expect(body.Data).toEqual({
    Rows: [
      { Code: 'CNY', CurrencyName: 'Yuan', ExchangeRate: 1, RateTime: expect.stringMatching(/Z$/) },
      { Code: 'HKD', CurrencyName: 'Yuan', ExchangeRate: 1.08, RateTime: expect.stringMatching(/Z$/) },
    ],
    Total: 2,
  });
});

describe('the system config', () => {
  const config = async (host: string) =>
    (await api.get(host, '/Base_SystemConfig/GetSystemConfig')).body.Data;
  const usual = {
    ImageMostBytes: 5_242_880,
    SheetMostBytes: 3_145_728,
    SmsWaitSeconds: 60,
    QrLoginSeconds: 300,
    PasswordLeastLength: 8,
    InstantDispatchMostParcels: 50,
    OrderMostParcels: 0,
    ForecastNeedsGoods: 0,
    PointCents: 1,
    ClaimWindowDays: 30,
  };

  test('is the product’s, but for what the shop set otherwise', async () => {
    await aRow(database, harbour, 'setting', { name: 'smsWaitSeconds', value: '90' });
    await aRow(database, harbour, 'setting', { name: 'qrLoginSeconds', value: '"soon"' });
    await aRow(database, harbour, 'setting', { name: 'secretOfStaff', value: '1' });
    expect(await config('harbour.test')).toEqual({ ...usual, SmsWaitSeconds: 90 });
    expect(await config('rival.test')).toEqual(usual);
  });
});

describe('the directory of hosts', () => {
  test('asks once for a host and once for a name nobody owns', async () => {
    let asked = 0;
    const counting = {
      ...database.database,
      platform: {
        ...database.database.platform,
        first: ((...given: Parameters<typeof database.database.platform.first>) => {
          asked += 1;
          return database.database.platform.first(...given);
        }) as typeof database.database.platform.first,
      },
    };
    const shopOf = createShopDirectory(counting);
    await Promise.all([
      shopOf('harbour.test'),
      shopOf('harbour.test'),
      shopOf('nobody.test'),
      shopOf('nobody.test'),
    ]);
    expect((await shopOf('harbour.test'))?.tenantId).toBe(2);
    expect(await shopOf('nobody.test')).toBeUndefined();
    expect(asked).toBe(2);
  });

  test('does not remember that the database was away', async () => {
    let isAway = true;
    const failing = {
      ...database.database,
      platform: {
        ...database.database.platform,
        first: ((...given: Parameters<typeof database.database.platform.first>) =>
          isAway
            ? Promise.reject(new Error('away'))
            : database.database.platform.first(...given)) as typeof database.database.platform.first,
      },
    };
    const shopOf = createShopDirectory(failing);
    await expect(shopOf('harbour.test')).rejects.toThrow('away');
    isAway = false;
    expect((await shopOf('harbour.test'))?.tenantId).toBe(2);
  });
});

describe('U-12: figures that can be counted are counted', () => {
  test('U-12: pickup points, countries, lines and warehouses are as many as the shop’s own pages list', async () => {
    const shop = await aShop(database, { tenantId: 4, host: 'counted.test', modules: [...modules] });
    await someCountries(database);
    const line = await aPricedLine(database, shop);
    const closed = await aPricedLine(database, shop, { warehouseId: line.warehouseId });
    await database.sql('update line set is_open = false where id = $1', [closed.id]);
    for (const position of [1, 2, 3]) await aRow(database, shop, 'pickup_point', { position });
    const label = { en: 'label' };
    const figures = [...countedFigures.map((counted) => ({ counted, label })), { value: '26,000 m²', label }];
    await database.sql('update shop set figures = $2 where id = $1', [shop.id, JSON.stringify(figures)]);
    const [warehouses] = await database.sql(
      'select count(*)::int as total from warehouse where shop_id = $1',
      [shop.id],
    );
    const finder = await api.post('counted.test', '/Base_Agent/GetDataPage', { PageIndex: 1, PageRows: 1 });
    const shown = (await info('counted.test')).Figures as { value: string }[];
    expect(shown.map(({ value }) => value)).toEqual(['3', '1', '1', String(warehouses!.total), '26,000 m²']);
    expect(Number(shown[0]!.value)).toBe((finder.body.Data as { Total: number }).Total);
  });

  test('U-12: they are counted once per revision of the shop, not for each visitor', async () => {
    const countsOf = createFigureCounts();
    const shop = (await createShopDirectory(database.database)('counted.test'))!;
    const statements = countStatements(database);
    const db = database.database.tenant(shop.tenantId);
    for (let visitors = 0; visitors < 3; visitors += 1) await countsOf({ db, shop });
    expect(statements.taken()).toBe(1);
    await aRow(database, shop, 'pickup_point', { position: 9 });
    const changed = (await createShopDirectory(database.database)('counted.test'))!;
    expect(await countsOf({ db, shop: changed })).toMatchObject({ pickupPoints: 4 });
  });
});

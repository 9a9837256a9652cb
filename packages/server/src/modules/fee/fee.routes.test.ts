import { newTariff } from '@onehaul/domain/fee/new-tariff';
import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { aLine, aVersion, perKilogram, someWays, wireBox } from '@onehaul/testing/tariff-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

type Shop = { id: number; tenantId: number };
type Row = Record<string, unknown>;
let database: TestDatabase;
let api: TestApi;
let shop: Shop;
let sister: Shop;
let ways: Awaited<ReturnType<typeof someWays>>;
let sea: Awaited<ReturnType<typeof someWays>>;
let goods: number;

const china = 156;
const vietnam = 704;
const boxes = [wireBox(2)];

const ask = async (path: string, body: object = {}, language = 'en', host = 'harbour.test') => {
  const reply = await api.post(host, path, body, { 'accept-language': language });
  expect(reply.body, path).toMatchObject({ Code: 200 });
  return reply.body.Data as never;
};
const trial = (more: object = {}): Promise<Row[]> =>
  ask('/OrderCalculateFee/FreightTrialCalculation', { DestinationId: china, Boxes: boxes, ...more });
const lines = (more: object = {}): Promise<Row[]> =>
  ask('/OrderCalculateFee/GetAccessChannel', { DestinationId: china, ...more });
const names = (rows: Row[]) => rows.map(({ Name }) => Name);
const introduction = (
  host?: string,
  body = {},
): Promise<{ Lines: Row[]; RemoteAreas: Row[]; Cartons: Row[] }> =>
  ask('/Base_ShopQuote/GetFeeIntroduction', body, 'en', host);

beforeAll(async () => {
  database = await createTestDatabase();
  await someCountries(database);
  shop = await aShop(database, { tenantId: 2, host: 'harbour.test', languages: ['en', 'zhHans', 'vi'] });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  const rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  await aRow(database, shop, 'currency', { code: 'HKD', exchangeRate: 1.1 });
  ways = await someWays(database, shop, [china, vietnam]);
  const bySea = { transport: 'sea', minimumDays: 9, maximumDays: 12, names: { en: 'Sea' } };
  sea = await someWays(database, shop, [], bySea);
  goods = (await aRow(database, shop, 'goods_type')).id as number;
  for (const other of [sister, rival]) {
    await aLine(database, other, { ...(await someWays(database, other)), name: 'Foreign' });
    await aRow(database, other, 'carton', { name: 'Foreign' });
    await aRow(database, other, 'remote_area', { key: 'foreign' });
  }
  api = await createTestApi(database);
});
beforeEach(async () => {
  await database.sql(
    `delete from line_goods_type; delete from tariff_version where shop_id = ${shop.id};
     delete from line where shop_id = ${shop.id}; delete from remote_area_place;
     delete from remote_area where shop_id = ${shop.id}; delete from carton where shop_id = ${shop.id}`,
  );
});
afterAll(async () => {
  await api.close();
  await database.close();
});

describe('the lines of a way', () => {
  test('are the open and priced ones of this shop, as they are called in the reader’s language', async () => {
    const id = await aLine(database, shop, { ...ways, name: 'Road', goodsTypeIds: [goods] });
    await aLine(database, shop, { ...ways, name: 'Closed', isOpen: false });
    await aLine(database, shop, { ...ways, name: 'Unpriced', tariff: null });
    const later = await aLine(database, shop, { ...ways, name: 'Later', tariff: null });
    await aVersion(database, shop, later, { inHours: 1 });
    await aLine(database, shop, { ...ways, name: 'Abroad', countryId: vietnam });
    expect(await lines()).toEqual([
      {
        Id: id,
        Name: 'Road',
        Rem: 'Note',
        WareHouseId: ways.warehouseId,
        WareHouseName: 'Warehouse',
        DestinationId: china,
        DestinationCode: 'CN',
        DestinationName: 'China',
        CurrencyCode: 'HKD',
        CarrierName: 'Carrier',
        TimerName: 'Air',
        Transport: 'air',
        MinDays: 3,
        MaxDays: 5,
        GoodsTypeIds: [goods],
        PayPolicy: 'onSubmit',
        Delivery: 'dispatch',
      },
    ]);
    const chinese: Row[] = await ask(
      '/OrderCalculateFee/GetAccessChannel',
      { DestinationId: china },
      'zh-CN',
    );
    expect(chinese[0]).toMatchObject({ DestinationName: '中国', Name: 'Road' });
  });

  test('are narrowed by warehouse and by goods', async () => {
    await aLine(database, shop, { ...ways, name: 'Road', goodsTypeIds: [goods] });
    await aLine(database, shop, { ...sea, name: 'Sea' });
    expect(names(await lines({ WareHouseId: sea.warehouseId }))).toEqual(['Sea']);
    expect(names(await lines({ GoodsTypeId: goods }))).toEqual(['Road']);
    expect(names(await trial({ WareHouseId: sea.warehouseId }))).toEqual(['Sea']);
    expect(names(await trial({ GoodsTypeId: goods }))).toEqual(['Road']);
  });
});

describe('a trial', () => {
  test('prices every line, the cheapest first, and says why a line takes none of it', async () => {
    const none = { ...newTariff.limits, boxGrams: 1000 };
    await aLine(database, shop, { ...ways, name: 'Small', tariff: perKilogram(1, { limits: none }) });
    await aLine(database, shop, { ...ways, name: 'Dear', tariff: perKilogram(30) });
    await aLine(database, shop, { ...sea, name: 'Cheap', tariff: perKilogram(10) });
    const offers = await trial();
    expect(names(offers)).toEqual(['Cheap', 'Dear', 'Small']);
    expect(offers[0]!.Price).toMatchObject({
      Freight: 20,
      AccruedCharge: 20,
      DestinationCharges: 22,
      CurrencyName: 'HKD',
      ChargeWeight: 2,
      ActualWeight: 2,
      VolumeWeight: 0.167,
      Volume: 1000,
      ChargeBy: 'actual',
      CarryWeight: 0.5,
      FirstWeight: 0,
      LastWeight: 1,
      LastWeightUnitPrice: 10,
      Version: 1,
      Lines: [
        {
          Rule: 'freight',
          Text: 'freight.band.unit',
          Inputs: { quantity: 2000, unit: 1000, unitMinor: 1000 },
          Amount: 20,
          Key: null,
          Box: null,
          Proof: null,
        },
      ],
    });
    expect(offers[2]).toMatchObject({ Price: null, Error: 'fee.boxTooHeavy' });
    expect(offers[2]!.Msg).toBe('One box exceeds this line’s weight limit.');
    const vietnamese: Row[] = await ask(
      '/OrderCalculateFee/FreightTrialCalculation',
      { DestinationId: china, Boxes: boxes },
      'vi',
    );
    expect(vietnamese[2]!.Msg).not.toBe(offers[2]!.Msg);
  });

  test('counts in the tariff’s own currency where the shop has no rate of the destination’s', async () => {
    await aLine(database, shop, { ...ways, tariff: perKilogram(10) });
    await database.sql(`update destination set currency_code = 'TWD' where shop_id = $1`, [shop.id]);
    const [offer] = await trial();
    await database.sql(`update destination set currency_code = 'HKD' where shop_id = $1`, [shop.id]);
    expect(offer).toMatchObject({
      CurrencyCode: 'TWD',
      Price: { DestinationCharges: 20, CurrencyName: 'CNY' },
    });
  });

  test('knows remote places by postcode and by region, also by the province around it', async () => {
    const area = await aRow(database, shop, 'remote_area', { key: 'far' });
    const place = { remoteAreaId: area.id };
    await aRow(database, shop, 'remote_area_place', { ...place, postcodePrefix: '85' });
    await aRow(database, shop, 'remote_area_place', { ...place, regionId: 'CN44' });
    const price = { kind: 'fixed', minor: 700 } as const;
    const tariff = perKilogram(10, { remoteAreas: [{ area: 'far', price, least: 0 }] });
    await aLine(database, shop, { ...ways, tariff });
    const surcharge = async (address: object) => ((await trial(address))[0]!.Price as Row).AddressSurcharge;
    expect(await surcharge({})).toBe(0);
    expect(await surcharge({ PostCode: '850 000' })).toBe(7);
    expect(await surcharge({ PostCode: '100085' })).toBe(0);
    for (const RegionId of ['CN44', 'CN4403', 'CN440305']) expect(await surcharge({ RegionId })).toBe(7);
    expect(await surcharge({ RegionId: 'CN11' })).toBe(0);
    expect(await surcharge({ RegionId: 'nowhere' })).toBe(0);
  });

  test('takes insurance, collection and tax along', async () => {
    const tariff = perKilogram(10, {
      insurance: { bps: 300, least: 0, mostCover: null },
      collection: { bands: [{ upToMinor: null, minor: 100, bps: 100 }], least: 0 },
      tax: { mode: 'onValue', dutyBps: 1000, freeUpToMinor: 0, commissionBps: 1000, leastCommission: 0 },
    });
    await aLine(database, shop, { ...ways, tariff });
    const asked = { DeclaredAmount: 100, InsuredAmount: 100, CollectionAmount: 200, IsTax: true };
    expect((await trial(asked))[0]!.Price).toMatchObject({
      InsuredCommission: 3,
      CollectionCommission: 3,
      TaxCommission: 11,
      AccruedCharge: 37,
    });
  });

  test('prices by the version that counts at this moment, and by a new one at the very next request', async () => {
    const lineId = await aLine(database, shop, { ...ways, tariff: perKilogram(10) });
    const total = async () => ((await trial())[0]!.Price as Row).AccruedCharge;
    expect(await total()).toBe(20);
    await aVersion(database, shop, lineId, { version: 2, tariff: perKilogram(50), inHours: 1 });
    expect(await total()).toBe(20);
    await aVersion(database, shop, lineId, { version: 3, tariff: perKilogram(12), inHours: 0 });
    expect(await total()).toBe(24);
  });

  test('follows a version into effect, and a line to its first, without anybody changing anything', async () => {
    const soon = 1.5 / 3600;
    const lineId = await aLine(database, shop, { ...ways, name: 'Road', tariff: perKilogram(10) });
    const newcomer = await aLine(database, shop, { ...ways, name: 'New', tariff: null });
    await aVersion(database, shop, lineId, { version: 2, tariff: perKilogram(50), inHours: soon });
    await trial();
    const prices = async () => (await trial()).map(({ Name, Price }) => [Name, (Price as Row).AccruedCharge]);
    await expect.poll(prices, { timeout: 10_000 }).toEqual([['Road', 100]]);
    await aVersion(database, shop, newcomer, { tariff: perKilogram(60), inHours: soon });
    await trial();
    await expect.poll(prices, { timeout: 10_000 }).toEqual([
      ['Road', 100],
      ['New', 120],
    ]);
  });

  test('follows a rate and a name that staff changed', async () => {
    await aLine(database, shop, { ...ways, tariff: perKilogram(10) });
    expect((await trial())[0]).toMatchObject({ CarrierName: 'Carrier', Price: { DestinationCharges: 22 } });
    await database.sql('update currency set exchange_rate = 1.2 where shop_id = $1', [shop.id]);
    await database.sql(`update carrier set names = '{"en":"Truck"}' where shop_id = $1`, [shop.id]);
    expect((await trial())[0]).toMatchObject({ CarrierName: 'Truck', Price: { DestinationCharges: 24 } });
    await database.sql('update currency set exchange_rate = 1.1 where shop_id = $1', [shop.id]);
    await database.sql(`update carrier set names = '{"en":"Carrier"}' where shop_id = $1`, [shop.id]);
  });

  test('forgets a tariff of a shop that was written anew under the same numbers', async () => {
    const lineId = await aLine(database, shop, { ...ways, tariff: perKilogram(10) });
    await trial();
    await database.sql('delete from tariff_version where line_id = $1', [lineId]);
    await aVersion(database, shop, lineId, { tariff: perKilogram(11), inHours: -1 });
    expect((await trial())[0]!.Price).toMatchObject({ AccruedCharge: 22 });
  });

  test('wants boxes with a weight and sizes, fifty at most', async () => {
    for (const wrong of [
      [],
      [wireBox(0)],
      [wireBox(1, -1)],
      [{ Weight: 1 }],
      Array(51).fill(wireBox(1)),
      'x',
    ]) {
      const { body } = await api.post('harbour.test', '/OrderCalculateFee/FreightTrialCalculation', {
        DestinationId: china,
        Boxes: wrong,
      });
      expect(body.Error, JSON.stringify(wrong).slice(0, 40)).toBe('input.invalid');
    }
  });
});

describe('the introduction', () => {
  test('has the lines with what prices them now and next, the remote areas and the cartons', async () => {
    const lineId = await aLine(database, shop, { ...ways, name: 'Road', tariff: perKilogram(10) });
    await aVersion(database, shop, lineId, { version: 2, tariff: perKilogram(12), inHours: 2 });
    await aLine(database, shop, { ...sea, name: 'Sea', countryId: vietnam });
    const area = await aRow(database, shop, 'remote_area');
    const place = { remoteAreaId: area.id };
    await aRow(database, shop, 'remote_area_place', { ...place, postcodePrefix: '85' });
    await aRow(database, shop, 'remote_area_place', { ...place, regionId: 'CN44' });
    await aRow(database, shop, 'carton');
    const { Lines, RemoteAreas, Cartons } = await introduction();
    expect(names(Lines)).toEqual(['Road', 'Sea']);
    expect(Lines[0]).toMatchObject({
      Tariff: { version: 1, tariff: perKilogram(10) },
      NextTariff: { version: 2, tariff: perKilogram(12) },
    });
    expect(Lines[1]).toMatchObject({ Tariff: { version: 1, tariff: newTariff }, NextTariff: null });
    expect(RemoteAreas).toEqual([
      { Key: 'islands', Name: 'Islands', DestinationId: china, PostCodes: ['85'], RegionIds: ['CN44'] },
    ]);
    expect(Cartons).toEqual([
      {
        Id: expect.any(Number),
        Name: 'M',
        Length: 40,
        Width: 30,
        Height: 30,
        OwnGrams: 500,
        MostGrams: 20_000,
      },
    ]);
    expect(names((await introduction('harbour.test', { DestinationId: vietnam })).Lines)).toEqual(['Sea']);
  });

  test('of another shop is the other shop’s', async () => {
    await aLine(database, shop, { ...ways, name: 'Own' });
    // Shops with equal revision numbers must not share a cache entry.
    await database.sql('update fee_revision set revision = 1000');
    for (const host of ['sister.test', 'rival.test']) {
      const { Lines, RemoteAreas, Cartons } = await introduction(host);
      expect([names(Lines), RemoteAreas.map(({ Key }) => Key), names(Cartons)], host).toEqual([
        ['Foreign'],
        ['foreign'],
        ['Foreign'],
      ]);
    }
    expect(names((await introduction()).Lines)).toEqual(['Own']);
  });
});

/** By a divisor, and by volume only. */
const rules = { comparing: 'perBox', boxMinimum: 0, minimum: 0, carry: [] } as const;
const divided = (value: number) =>
  perKilogram(10, {
    weighing: {
      ...rules,
      basis: 'weight',
      divisor: { units: 'metric', value },
      choice: { rule: 'greater' },
      actualStep: 0,
      volumetricStep: 0,
    },
  });
const cubic = perKilogram(10, {
  weighing: { ...rules, basis: 'volume', gramsPerCubicMetre: null, densestGramsPerCubicMetre: null },
});

test('the volume of boxes is divided by each divisor the lines use, once for each transport', async () => {
  for (const value of [5000, 5000, 6000]) await aLine(database, shop, { ...ways, tariff: divided(value) });
  for (const tariff of [divided(6000), cubic]) await aLine(database, shop, { ...sea, tariff });
  const asked = { Boxes: [wireBox(1, 30, 20, 10), wireBox(1, 30, 10, 10)] };
  expect(await ask('/OrderCalculateFee/ShopVolumeBudget', asked)).toEqual({
    Volume: 9000,
    VolumeWeights: [
      { Transport: 'air', Divisor: 5000, Units: 'metric', VolumeWeight: 1.8 },
      { Transport: 'air', Divisor: 6000, Units: 'metric', VolumeWeight: 1.5 },
      { Transport: 'sea', Divisor: 6000, Units: 'metric', VolumeWeight: 1.5 },
    ],
  });
});

test('a line by volume bills litres on the wire', async () => {
  await aLine(database, shop, { ...sea, tariff: cubic });
  const [offer] = await trial({ Boxes: [wireBox(1, 30, 20, 10)] });
  expect(offer!.Price).toMatchObject({ Basis: 'volume', ChargeWeight: 6, ActualWeight: 1, VolumeWeight: 0 });
});

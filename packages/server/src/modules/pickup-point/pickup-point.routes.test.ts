import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  await someCountries(database);
  await database.sql(
    `insert into region (id, country_id, parent_id, level, position, names)
     values ('VN1', 704, null, 1, 1, '{"en": "Hanoi", "vi": "Hà Nội"}')`,
  );
  const modules: ['pickupPoint'] = ['pickupPoint'];
  const languages: ['en', 'zhHans', 'vi'] = ['en', 'zhHans', 'vi'];
  const harbour = await aShop(database, { tenantId: 2, host: 'harbour.test', modules, languages });
  const sister = await aShop(database, { tenantId: 2, host: 'sister.test', modules });
  const rival = await aShop(database, { tenantId: 3, host: 'rival.test', modules });
  await aShop(database, { tenantId: 2, host: 'without.test', modules: [] });
  const names = { en: 'Nanshan locker', zhHans: '南山自提柜' };
  await aRow(database, harbour, 'pickup_point', { kind: 'locker', regionId: 'CN440305', names, position: 2 });
  await aRow(database, harbour, 'pickup_point', {
    countryId: 704,
    regionId: 'VN1',
    names: { en: 'Hanoi 100%' },
    address: '1 Tràng Tiền',
    position: 1,
    isOpen: false,
  });
  await aRow(database, sister, 'pickup_point', { names: { en: 'Sister' } });
  await aRow(database, rival, 'pickup_point', { names: { en: 'Rival' } });
  api = await createTestApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

type Point = { Name: string; Province: string; City: string; Area: string; Destination: string };
const ask = async (host: string, body = {}, language = 'en') => {
  const reply = await api.post(host, '/Base_Agent/GetDataPage', body, { 'accept-language': language });
  return reply.body.Data as { Rows: Point[]; Total: number };
};
const names = async (...given: Parameters<typeof ask>) => (await ask(...given)).Rows.map(({ Name }) => Name);

test('points come in the order of the shop, with the places they lie in, named for the reader', async () => {
  const { Rows, Total } = await ask('harbour.test', {}, 'zh-Hans');
  expect(Total).toBe(2);
  expect(Rows[0]).toMatchObject({
    Name: 'Hanoi 100%',
    Destination: '越南',
    Province: 'Hanoi',
    City: '',
    Area: '',
    IsOpen: false,
  });
  expect(Rows[1]).toEqual({
    Id: expect.any(Number),
    Name: '南山自提柜',
    TypeText: 'locker',
    DestinationId: 156,
    Destination: '中国',
    Province: 'Guangdong区',
    City: 'Shenzhen区',
    Area: 'Nanshan区',
    DistrictId: 'CN4403',
    Address: 'Dock 1',
    Postcode: '',
    Phone: '',
    Tel: '',
    BusinessWeek: [],
    ClosedOn: [],
    IsOpenNow: null,
    BusinessHours: '9-18',
    Rem: 'Note',
    ServiceCharge: 2,
    StorageLife: 7,
    Longitude: 114.1,
    Latitude: 22.3,
    IsOpen: true,
  });
});

test('they are found by country, by name and by address, and no sign is a wildcard', async () => {
  expect(await names('harbour.test', { DestinationId: 704 })).toEqual(['Hanoi 100%']);
  expect(await names('harbour.test', { Name: 'LOCKER' })).toEqual(['Nanshan locker']);
  expect(await names('harbour.test', { Name: '自提柜' }, 'zh-Hans')).toEqual(['南山自提柜']);
  expect(await names('harbour.test', { Name: 'tràng' })).toEqual(['Hanoi 100%']);
  expect(await names('harbour.test', { Name: '%' })).toEqual(['Hanoi 100%']);
  expect(await names('harbour.test', { Name: '_' })).toEqual([]);
});

test('each shop has its own, and one without the module none', async () => {
  expect(await names('sister.test')).toEqual(['Sister']);
  expect(await names('rival.test')).toEqual(['Rival']);
  const { body } = await api.post('without.test', '/Base_Agent/GetDataPage', {});
  expect(body.Error).toBe('access.moduleOff');
});

test('weekly hours come in groups of days, and open now is by the clock of the point', async () => {
  const everyDay = (from: string, to: string) =>
    Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [{ from, to }]]));
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const hours = (closedOn: string[]) =>
    JSON.stringify({ days: everyDay('00:00', '24:00'), closedOn: [...closedOn, '2099-12-25'] });
  const set = (openingHours: string, timeZone = '') =>
    database.sql(
      `update pickup_point set opening_hours = $1, time_zone = $2 where names ->> 'en' = 'Nanshan locker'`,
      [openingHours, timeZone],
    );
  const locker = async () =>
    (await ask('harbour.test', { Name: 'locker' })).Rows[0] as unknown as Record<string, unknown>;
  await set(hours([tomorrow]), 'Etc/UTC');
  expect(await locker()).toMatchObject({
    BusinessWeek: [{ First: 'mon', Last: 'sun', Intervals: [{ From: '00:00', To: '24:00' }] }],
    ClosedOn: [tomorrow],
    IsOpenNow: true,
  });
  // A day that is over in the far west has long begun in the far east.
  const today = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());
  const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;
  await set(hours([today(east)]), east);
  expect(await locker()).toMatchObject({ IsOpenNow: false });
  await set(hours([today(east)]), west);
  expect(await locker()).toMatchObject({ IsOpenNow: true });
  await set('{}');
  expect(await locker()).toMatchObject({ BusinessWeek: [], ClosedOn: [], IsOpenNow: null });
});

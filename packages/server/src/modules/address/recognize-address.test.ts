import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { aMember } from '@onehaul/testing/member-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
let api: TestApi;
let harbour: { id: number; tenantId: number };
let memberId: number;
let rivalId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  await someCountries(database);
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  const rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  await aRow(database, harbour, 'destination', { countryId: 156 });
  memberId = (await aMember(database, harbour)).id;
  rivalId = (await aMember(database, rival)).id;
  const sessionId = '00000000-0000-4000-8000-000000000000';
  api = await createTestApi(database, {
    callerOf: async (authorization) => {
      const id = Number((authorization ?? '').replace('Bearer ', ''));
      return { id, ownerId: id, isMainAccount: true, sessionId };
    },
  });
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const recognize = (Text: string, host = 'harbour.test') =>
  api.post(
    host,
    '/Client_AddressInfo/AutoRecognizeAddress',
    { Text },
    { authorization: `Bearer ${host === 'harbour.test' ? memberId : rivalId}`, 'accept-language': 'en' },
  );
const message = 'Li Lei, 13800138000, Dock 15, Nanshan, Shenzhen, Guangdong';

test('a message is read with the places of the list, for a country the shop sends to', async () => {
  const { body } = await recognize(message);
  expect(body.Data).toMatchObject({
    RecipientName: 'Li Lei',
    Phone: '13800138000',
    CountryCode: 'CN',
    DestinationId: 156,
    Address: 'Dock 15',
  });
  const { RegionIds } = body.Data as { RegionIds: string[] };
  const [nanshan] = await database.sql("select parent_id from region where id = 'CN440305'");
  expect(RegionIds.slice(-2)).toEqual([nanshan!.parent_id, 'CN440305']);
});

test('elsewhere the country is named and not chosen', async () => {
  const { body } = await recognize(message, 'rival.test');
  expect(body.Data).toMatchObject({ CountryCode: 'CN', DestinationId: null });
});

test('fifty kilobytes are refused at once, and two thousand signs are read within 100 ms', async () => {
  await recognize(message);
  for (const [text, error] of [
    ['a'.repeat(50_000), 'input.invalid'],
    ['a'.repeat(2_000), undefined],
    ['上海'.repeat(1_000), undefined],
  ] as const) {
    const tries: number[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      const start = performance.now();
      expect((await recognize(text)).body.Error).toBe(error);
      tries.push(performance.now() - start);
    }
    expect(Math.min(...tries), text.slice(0, 8)).toBeLessThan(100);
  }
});

test('the list is read once for many messages', async () => {
  const reads = async () =>
    Number(
      (
        await database.sql(
          "select coalesce(sum(seq_scan + idx_scan), 0) as reads from pg_stat_user_tables where relname = 'region'",
        )
      )[0]!.reads,
    );
  const before = await reads();
  for (let times = 0; times < 5; times++) await recognize(message);
  expect((await reads()) - before).toBeLessThan(5);
});

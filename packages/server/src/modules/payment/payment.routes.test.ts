import { aShop } from '@onehaul/testing/builders';
import { aRow } from '@onehaul/testing/catalog-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  const harbour = await aShop(database, { tenantId: 2, host: 'harbour.test', languages: ['en', 'vi'] });
  const rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  const balance = {
    kind: 'balance',
    names: { en: 'Balance', vi: 'Số dư' },
    notes: { en: 'At once' },
    position: 2,
  };
  await aRow(database, harbour, 'pay_type', balance);
  await aRow(database, harbour, 'pay_type', {
    kind: 'stripe',
    names: { en: 'Card' },
    currencyCode: 'USD',
    position: 1,
  });
  await aRow(database, rival, 'pay_type', { kind: 'wechat', names: { en: 'WeChat' } });
  for (const [where, gateway] of [
    [harbour, 'stripe'],
    [rival, 'wechat'],
  ] as const)
    await database.sql(
      `insert into gateway_account (tenant_id, shop_id, gateway, sealed) values ($1, $2, $3, '')`,
      [where.tenantId, where.id, gateway],
    );
  api = await createTestApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const ask = (host: string, language = 'en') =>
  api.post(host, '/Base_ShopPayType/GetDataPage', {}, { 'accept-language': language });

test('ways to pay come in the order the shop prefers, each with its note or none', async () => {
  const { body } = await ask('harbour.test');
  const unlimited = { MinAmount: null, MaxAmount: null, FeeRem: '' };
  expect(body.Data).toEqual({
    Rows: [
      { Id: expect.any(Number), Code: 'stripe', Name: 'Card', Rem: '', CurrencyCode: 'USD', ...unlimited },
      {
        Id: expect.any(Number),
        Code: 'balance',
        Name: 'Balance',
        Rem: 'At once',
        CurrencyCode: 'CNY',
        ...unlimited,
      },
    ],
    Total: 2,
  });
});

test('the other shop has its own', async () => {
  const { body } = await ask('rival.test');
  expect(body.Data).toMatchObject({ Rows: [{ Code: 'wechat', Name: 'WeChat' }], Total: 1 });
});

test('a name that is not translated is shown in the shop’s own language', async () => {
  const { body } = await ask('harbour.test', 'vi');
  expect(
    (body.Data as { Rows: { Name: string; Rem: string }[] }).Rows.map(({ Name: name, Rem: note }) => [
      name,
      note,
    ]),
  ).toEqual([
    ['Card', ''],
    ['Số dư', 'At once'],
  ]);
});

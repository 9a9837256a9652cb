import { aShop } from '@onehaul/testing/builders';
import { aRow } from '@onehaul/testing/catalog-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
let api: TestApi;
const ids: Record<string, number> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  const shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  const add = async (name: string, row: object) => {
    const added = await aRow(database, shop, 'added_service', { names: { en: name }, ...row });
    ids[name] = added.id as number;
  };
  await add('Crate', { target: 'order', position: 2 });
  await add('Photos', { target: 'parcel', position: 1 });
  for (const [addedServiceId, name, position] of [
    [ids.Photos, 'Each item', 2],
    [ids.Photos, 'Three', 1],
    [ids.Crate, 'Frame', 1],
  ]) {
    const prices = { minor: 500, minorEach: 150, minorPerKilogram: 25 };
    await aRow(database, shop, 'added_service_option', {
      addedServiceId,
      names: { en: name },
      position,
      ...prices,
    });
  }
  api = await createTestApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

type Page = { Rows: Record<string, unknown>[]; Total: number };
const ask = async (path: string, body: object = {}) =>
  (await api.post('harbour.test', path, body)).body.Data as Page;
const names = ({ Rows }: Page) => Rows.map(({ Name }) => Name);

test('services come in the shop’s order, of a parcel or of an order', async () => {
  const path = '/Base_AddedService/GetDataPage';
  expect(await ask(path)).toEqual({
    Rows: [
      { Id: ids.Photos, Type: 2, Name: 'Photos', Rem: 'Note' },
      { Id: ids.Crate, Type: 1, Name: 'Crate', Rem: 'Note' },
    ],
    Total: 2,
  });
  expect(names(await ask(path, { Type: 1 }))).toEqual(['Crate']);
  expect(names(await ask(path, { Type: 2 }))).toEqual(['Photos']);
});

test('options are those of a service, with what each costs', async () => {
  const path = '/Base_AddedServiceDetail/GetDataPage';
  const options = await ask(path, { AddedServiceId: ids.Photos });
  expect(names(options)).toEqual(['Three', 'Each item']);
  expect(options).toMatchObject({
    Total: 2,
    Rows: [
      { AddedServiceId: ids.Photos, Rem: 'Note', Price: 5, UnitPrice: 1.5, WeightPrice: 0.25 },
      { Name: 'Each item' },
    ],
  });
  expect((await ask(path)).Total).toBe(3);
});

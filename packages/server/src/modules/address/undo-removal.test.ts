import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { aMember } from '@onehaul/testing/member-builders';
import { anAddress } from '@onehaul/testing/order-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

type Who = { id: number; host: string; ownerId?: number };
let database: TestDatabase;
let api: TestApi;
let harbour: { id: number; tenantId: number };
let anna: Who;
let sub: Who;
let ben: Who;
let carla: Who;

beforeAll(async () => {
  database = await createTestDatabase();
  await someCountries(database);
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  const rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  for (const shop of [harbour, rival]) await aRow(database, shop, 'destination', { countryId: 156 });
  const main = await aMember(database, harbour);
  anna = { id: main.id, host: 'harbour.test' };
  const helper = await aMember(database, harbour, { mainId: main.id });
  sub = { id: helper.id, host: 'harbour.test', ownerId: main.id };
  ben = { id: (await aMember(database, harbour)).id, host: 'harbour.test' };
  carla = { id: (await aMember(database, rival)).id, host: 'rival.test' };
  const sessionId = '00000000-0000-4000-8000-000000000000';
  api = await createTestApi(database, {
    callerOf: async (authorization) => {
      const [id, ownerId] = (authorization ?? '').replace('Bearer ', '').split(':');
      return { id: Number(id), ownerId: Number(ownerId || id), isMainAccount: !ownerId, sessionId };
    },
  });
});
afterAll(async () => {
  await api.close();
  await database.close();
});
afterEach(() => {
  vi.useRealTimers();
});

async function call<Data>(who: Who, act: string, body: object = {}) {
  const reply = await api.post(who.host, `/Client_AddressInfo/${act}`, body, {
    authorization: `Bearer ${who.id}:${who.ownerId ?? ''}`,
    'idempotency-key': randomUUID(),
    'accept-language': 'en',
  });
  return { error: reply.body.Error, data: reply.body.Data as Data };
}
const list = async (who: Who) =>
  (await call<{ Rows: Record<string, unknown>[] }>(who, 'GetDataPage')).data.Rows;
const add = async (who: Who, more: object = {}) =>
  (
    await call<{ Id: number }>(who, 'AddData', {
      RecipientName: 'Li Lei',
      Phone: '13800138000',
      DestinationId: 156,
      RegionId: 'CN440305',
      Address: 'Science Road 1',
      IdCard: '11010519491231002X',
      ...more,
    })
  ).data.Id;
const remove = async (who: Who, ...Ids: number[]) =>
  (await call<{ Undo: string }>(who, 'DeleteData', { Ids })).data.Undo;
const restore = (who: Who, Undo: string) => call<{ Restored: number }>(who, 'RestoreData', { Undo });

test('a removal is taken back whole, the sealed number with it, and only once', async () => {
  const id = await add(anna, { IsDefault: true });
  const before = (await list(anna)).find(({ Id }) => Id === id);
  expect(before).toMatchObject({ IdCardTail: '002X', IsDefault: true });
  const undo = await remove(anna, id);
  expect(await list(anna)).toEqual([]);
  for (const part of [undo, Buffer.from(undo, 'base64url').toString('latin1')])
    expect(part).not.toContain('Li Lei');
  expect((await restore(sub, undo)).data).toEqual({ Restored: 1 });
  expect((await list(anna)).find(({ Id }) => Id === id)).toEqual(before);
  expect((await restore(anna, undo)).data).toEqual({ Restored: 0 });
});

test('what came back leaves the default that was chosen since', async () => {
  const old = await add(ben, { IsDefault: true });
  const undo = await remove(ben, old);
  const next = await add(ben);
  await restore(ben, undo);
  const rows = await list(ben);
  expect(rows.filter(({ IsDefault }) => IsDefault).map(({ Id }) => Id)).toEqual([next]);
  expect(rows.map(({ Id }) => Id)).toContain(old);
});

test('nobody else can take it back, nor can it be changed on the way', async () => {
  const undo = await remove(anna, await add(anna));
  for (const who of [ben, carla]) expect((await restore(who, undo)).error).toBe('record.notFound');
  const bent = `${undo.slice(0, -2)}${undo.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const wrong of [bent, 'x', undo.slice(0, 20)])
    expect((await restore(anna, wrong)).error).toBe('record.notFound');
});

test('after a minute it is gone for good', async () => {
  const undo = await remove(anna, await add(anna));
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  expect((await restore(anna, undo)).error).toBe('record.notFound');
});

test('fifty stay the most', async () => {
  const member = await aMember(database, harbour);
  const who = { id: member.id, host: 'harbour.test' };
  const undo = await remove(who, await add(who));
  for (let index = 0; index < 50; index++) await anAddress(database, harbour, member);
  expect((await restore(who, undo)).error).toBe('address.tooMany');
});

import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { aMember } from '@onehaul/testing/member-builders';
import { anAddress } from '@onehaul/testing/order-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Who = { id: number; host: string; shopId: number; ownerId?: number };
type Address = Record<string, unknown> & { Id: number };
let database: TestDatabase;
let api: TestApi;
let harbour: { id: number; tenantId: number };
let anna: Who;
let sub: Who;
let ben: Who;
let carla: Who;
let pointId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  await someCountries(database);
  harbour = await aShop(database, {
    tenantId: 2,
    host: 'harbour.test',
    modules: ['consolidation', 'pickupPoint'],
  });
  const rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  for (const countryId of [156, 704]) await aRow(database, harbour, 'destination', { countryId });
  await aRow(database, rival, 'destination', { countryId: 156 });
  const point = { regionId: 'CN440305', address: 'Locker 7', postcode: '518000' };
  pointId = (await aRow(database, harbour, 'pickup_point', point)).id as number;
  await aRow(database, rival, 'pickup_point', point);
  const main = await aMember(database, harbour);
  anna = { id: main.id, host: 'harbour.test', shopId: harbour.id };
  const helper = await aMember(database, harbour, { mainId: main.id });
  sub = { id: helper.id, host: 'harbour.test', shopId: harbour.id, ownerId: main.id };
  ben = { id: (await aMember(database, harbour)).id, host: 'harbour.test', shopId: harbour.id };
  carla = { id: (await aMember(database, rival)).id, host: 'rival.test', shopId: rival.id };
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

async function call<Data = Address>(who: Who, act: string, body: object = {}) {
  const method = act === 'UpdateData' ? 'put' : 'post';
  const reply = await api[method](who.host, `/Client_AddressInfo/${act}`, body, {
    authorization: `Bearer ${who.id}:${who.ownerId ?? ''}`,
    'idempotency-key': randomUUID(),
    'accept-language': 'en',
  });
  return { error: reply.body.Error, message: reply.body.Msg, data: reply.body.Data as Data };
}
const list = async (who: Who, body: object = {}) =>
  (await call<{ Rows: Address[]; Total: number }>(who, 'GetDataPage', body)).data;

const nanshan = {
  RecipientName: 'Li Lei',
  Phone: '+86 138 0013 8000',
  DestinationId: 156,
  RegionId: 'CN440305',
  Address: 'Science Road 1',
  PostCode: '518000',
};

describe('an address', () => {
  test('is kept with the names of its place, its number as it is dialled, and of the identity number only the end', async () => {
    const { data } = await call(anna, 'AddData', { ...nanshan, IdCard: '11010519491231002x' });
    expect(data).toEqual({
      Id: expect.any(Number),
      Type: 1,
      RecipientName: 'Li Lei',
      Phone: '13800138000',
      Tel: '',
      DestinationId: 156,
      DestinationName: 'China',
      RegionId: 'CN440305',
      RegionIds: ['CN44', 'CN4403', 'CN440305'],
      Province: 'Guangdong',
      City: 'Shenzhen',
      Area: 'Nanshan',
      Address: 'Science Road 1',
      PostCode: '518000',
      AgentId: null,
      AgentName: null,
      IsDefault: true,
      IsRegistered: false,
      IdCardTail: '002X',
      AsksConsignee: false,
      ConsigneeProblems: [],
    });
    const [row] = await database.sql('select id_card_sealed from address where id = $1', [data.Id]);
    expect((row!.id_card_sealed as Buffer).includes('110105')).toBe(false);
    // An omitted ID number stays, an empty one is removed; copied into another row, it does not decrypt.
    const kept = await call(anna, 'UpdateData', { Id: data.Id, ...nanshan, Address: 'Science Road 2' });
    expect(kept.data).toMatchObject({ Address: 'Science Road 2', IdCardTail: '002X' });
    const other = await call(anna, 'AddData', nanshan);
    await database.sql(
      'update address set id_card_sealed = (select id_card_sealed from address where id = $1) where id = $2',
      [data.Id, other.data.Id],
    );
    expect((await list(anna)).Rows.find(({ Id }) => Id === other.data.Id)!.IdCardTail).toBe('');
    const gone = await call(anna, 'UpdateData', { Id: data.Id, ...nanshan, IdCard: '' });
    expect(gone.data.IdCardTail).toBe('');
  });

  test.each([
    ['Phone', { Phone: '123456' }],
    ['Tel', { Tel: '99' }],
    ['PostCode', { PostCode: '5180' }],
    ['IdCard', { IdCard: '110105194912310021' }],
    ['RegionId', { RegionId: null }],
    ['RegionId', { RegionId: 'CN4403' }],
    ['RegionId', { RegionId: 'XX1' }],
    ['RegionId', { DestinationId: 704, Phone: '0912345678', PostCode: '10000' }],
    ['DestinationId', { DestinationId: 840 }],
    ['AgentId', { Type: 2 }],
  ])('names its field that is wrong: %s', async (field, more) => {
    const { error, message } = await call(anna, 'AddData', { ...nanshan, ...more });
    expect([error, message]).toEqual(['address.invalid', expect.stringContaining(field)]);
  });

  test('where the platform knows no places is kept as it was typed', async () => {
    const { data } = await call(anna, 'AddData', {
      ...nanshan,
      DestinationId: 704,
      RegionId: null,
      Province: 'Hà Nội',
      Phone: '+84 912 345 678',
      PostCode: '',
    });
    expect(data).toMatchObject({ Province: 'Hà Nội', City: '', Phone: '0912345678' });
  });

  test('to fetch at a pickup point is that point’s, of this shop and while it is open', async () => {
    const pickup = { ...nanshan, Type: 2, AgentId: pointId, RegionId: null, PostCode: '' };
    const { data } = await call(anna, 'AddData', pickup);
    expect(data).toMatchObject({
      Type: 2,
      AgentId: pointId,
      AgentName: 'Point',
      RegionId: 'CN440305',
      Area: 'Nanshan',
      Address: 'Locker 7',
      PostCode: '518000',
    });
    const [foreign] = await database.sql('select id from pickup_point where tenant_id = 3');
    expect((await call(anna, 'AddData', { ...pickup, AgentId: foreign!.id })).error).toBe('address.invalid');
    await database.sql('update pickup_point set is_open = false where id = $1', [pointId]);
    expect((await call(anna, 'AddData', pickup)).error).toBe('address.invalid');
    expect((await call(carla, 'AddData', { ...pickup, AgentId: foreign!.id })).error).toBe(
      'access.moduleOff',
    );
  });

  test('is the only default, also of two who choose at once', async () => {
    const [one, two] = [await call(anna, 'AddData', nanshan), await call(anna, 'AddData', nanshan)];
    await call(anna, 'UpdateData', { Id: one.data.Id, ...nanshan, IsDefault: true });
    expect((await list(anna)).Rows.filter(({ IsDefault }) => IsDefault).map(({ Id }) => Id)).toEqual([
      one.data.Id,
    ]);
    expect((await list(anna)).Rows[0]!.Id).toBe(one.data.Id);
    const chosen = await Promise.all(
      [one, two, one, two].map(({ data }) => call(anna, 'SetDefaultAddress', { Id: data.Id })),
    );
    expect(chosen.map(({ error }) => error)).toEqual([undefined, undefined, undefined, undefined]);
    expect((await list(anna)).Rows.filter(({ IsDefault }) => IsDefault)).toHaveLength(1);
  });

  test('is one of fifty, however many are added at once', async () => {
    const member = await aMember(database, harbour);
    const who = { id: member.id, host: 'harbour.test', shopId: harbour.id };
    for (let index = 0; index < 48; index++) await anAddress(database, harbour, member);
    const added = await Promise.all(Array.from({ length: 5 }, () => call(who, 'AddData', nanshan)));
    expect(added.filter(({ error }) => error === undefined)).toHaveLength(2);
    expect(added.filter(({ error }) => error === 'address.tooMany')).toHaveLength(3);
    expect((await list(who)).Total).toBe(50);
  });
});

test('U-4: an address of the same receiver takes their identity number along, and nobody else’s', async () => {
  const home = await call(anna, 'AddData', { ...nanshan, IdCard: '11010519491231002x' });
  const same = await call(anna, 'AddData', { ...nanshan, SameReceiverAsId: home.data.Id });
  expect(same.data.IdCardTail).toBe('002X');
  const stranger = await call(ben, 'AddData', { ...nanshan, SameReceiverAsId: home.data.Id });
  expect(stranger.error).toBe('record.notFound');
});

test('a sub-account works on those of its main account; nobody else’s are there', async () => {
  const { data } = await call(sub, 'AddData', nanshan);
  expect((await list(anna)).Rows.map(({ Id }) => Id)).toContain(data.Id);
  for (const who of [ben, carla]) {
    const rows = (await list(who)).Rows;
    expect(rows.map(({ Id }) => Id)).not.toContain(data.Id);
    expect((await call(who, 'SetDefaultAddress', { Id: data.Id })).error).toBe('record.notFound');
    expect((await call(who, 'UpdateData', { Id: data.Id, ...nanshan })).error).toBe('record.notFound');
    expect((await call(who, 'DeleteData', { Ids: [data.Id] })).error).toBe('record.notFound');
  }
  const own = await call(ben, 'AddData', nanshan);
  // All or nothing.
  expect((await call(anna, 'DeleteData', { Ids: [data.Id, own.data.Id] })).error).toBe('record.notFound');
  expect((await call<object>(anna, 'DeleteData', { Ids: [data.Id] })).data).toEqual({
    Removed: 1,
    Undo: expect.any(String),
  });
  expect((await list(anna, { DestinationId: 704 })).Rows.every((row) => row.DestinationId === 704)).toBe(
    true,
  );
});

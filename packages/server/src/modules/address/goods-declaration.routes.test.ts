import { aGoodsDeclaration, declarationBody } from '@onehaul/testing/customs-builders';
import { createParcelApi, type ParcelCaller } from '@onehaul/testing/parcel-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../http/log.ts';
import { addressJobs } from './address.jobs.ts';

type Declaration = Record<string, unknown> & { Id: number };
let stage: Awaited<ReturnType<typeof createParcelApi>>;
beforeAll(async () => {
  stage = await createParcelApi();
});
afterAll(() => stage.close());

const call = <Data = Declaration>(who: ParcelCaller, act: string, body: object = {}) =>
  stage.call<Data>(who, `/Client_AddressInfo/${act}`, body);
const list = async (who: ParcelCaller, body: object = {}) =>
  (await call<{ Rows: Declaration[]; Total: number }>(who, 'GetDeclareInfo', body)).data;
const idsOf = async (who: ParcelCaller) => (await list(who)).Rows.map(({ Id }) => Id);

describe('a goods declaration', () => {
  test('is kept as it was typed, its numbers as they are dialled, and of the identity number only the end', async () => {
    const { anna, database } = stage;
    const { data } = await call(anna, 'AddDeclare', declarationBody);
    const { IdCard: _, ...shown } = declarationBody;
    expect(data).toEqual({
      ...shown,
      Id: expect.any(Number),
      Tel: '075588888888',
      Origin: 'CN',
      IdCardTail: '002X',
      UpdateTime: expect.any(String),
    });
    const [row] = await database.sql('select * from goods_declaration where id = $1', [data.Id]);
    expect(row).toMatchObject({ unit_minor: 4550, quantity: 2, member_id: anna.id });
    expect((row!.id_card_sealed as Buffer).includes('110105')).toBe(false);
    // Copied into another row, the ciphertext does not decrypt.
    const other = await aGoodsDeclaration(database, anna.shop, anna);
    await database.sql(
      'update goods_declaration set id_card_sealed = (select id_card_sealed from goods_declaration where id = $1) where id = $2',
      [data.Id, other],
    );
    expect((await list(anna)).Rows.find(({ Id }) => Id === other)!.IdCardTail).toBe('');
  });

  test('changes; a number that is left out stays, and a company’s takes its place', async () => {
    const { anna } = stage;
    const { data } = await call(anna, 'AddDeclare', declarationBody);
    const { IdCard: _, ...rest } = declarationBody;
    const kept = await call(anna, 'UpdateDeclare', { ...rest, Id: data.Id, Account: 7 });
    expect(kept.data).toMatchObject({ Account: 7, IdCardTail: '002X' });
    const company = await call(anna, 'UpdateDeclare', {
      ...rest,
      Id: data.Id,
      IdCard: '91350100M000100Y43',
    });
    expect(company.data.IdCardTail).toBe('0Y43');
  });

  test.each([
    ['Phone', { Phone: '0912345678' }],
    ['Tel', { Tel: '99' }],
    ['PostCode', { PostCode: '5180' }],
    ['Email', { Email: 'li@example' }],
    ['IdCard', { IdCard: '110105194912310021' }],
  ])('names its field that is wrong: %s', async (field, more) => {
    const reply = await call(stage.anna, 'AddDeclare', { ...declarationBody, ...more });
    expect([reply.error, reply.body.Msg]).toEqual(['address.invalid', expect.stringContaining(field)]);
  });

  test.each([
    ['GoodsNameEN', { GoodsNameEN: '' }],
    ['HSCode', { HSCode: '12345' }],
    ['Account', { Account: 0 }],
    ['Price', { Price: -1 }],
    ['Origin', { Origin: 'China' }],
    ['IdCard', { IdCard: '' }],
  ])('needs a right %s', async (_, more) => {
    expect((await call(stage.anna, 'AddDeclare', { ...declarationBody, ...more })).error).toBe(
      'input.invalid',
    );
  });

  test('is found by goods, code or who declares', async () => {
    const { ben, database } = stage;
    const own = await aGoodsDeclaration(database, ben.shop, ben, '瑜伽垫');
    await aGoodsDeclaration(database, ben.shop, ben, '台灯');
    expect((await list(ben, { Search: '瑜伽' })).Rows.map(({ Id }) => Id)).toEqual([own]);
    expect((await list(ben, { Search: 'COTTON' })).Total).toBe(2);
    expect((await list(ben, { Search: '%' })).Total).toBe(0);
  });
});

describe('what was taken away', () => {
  test('can be taken back for a while, then it is forgotten', async () => {
    const { anna, database } = stage;
    const { data } = await call(anna, 'AddDeclare', declarationBody);
    expect((await call<object>(anna, 'DeleteDeclare', { Ids: [data.Id] })).data).toEqual({ Removed: 1 });
    expect(await idsOf(anna)).not.toContain(data.Id);
    expect((await call(anna, 'DeleteDeclare', { Ids: [data.Id] })).error).toBe('record.notFound');
    expect((await call(anna, 'UpdateDeclare', { ...declarationBody, Id: data.Id })).error).toBe(
      'record.notFound',
    );
    expect((await call<object>(anna, 'RestoreDeclare', { Ids: [data.Id] })).data).toEqual({ Restored: 1 });
    expect((await list(anna)).Rows.find(({ Id }) => Id === data.Id)).toMatchObject({ IdCardTail: '002X' });
    expect((await call(anna, 'RestoreDeclare', { Ids: [data.Id] })).error).toBe('record.notFound');

    const fresh = (await call(anna, 'AddDeclare', declarationBody)).data.Id;
    await call(anna, 'DeleteDeclare', { Ids: [data.Id, fresh] });
    await database.sql(
      `update goods_declaration set removed_at = now() - interval '25 hours' where id = $1`,
      [data.Id],
    );
    const log = createLog({ stream: { write: () => {} } });
    const { services } = stage.api;
    await addressJobs[0]!.run({
      database: database.database,
      storage: services.storage,
      keys: services.keys,
      log,
    });
    const left = await database.sql('select id from goods_declaration where id = any ($1)', [
      [data.Id, fresh],
    ]);
    expect(left.map(({ id }) => Number(id))).toEqual([fresh]);
  });

  test('comes back only where there is room', async () => {
    const { carla, database } = stage;
    const ids = [];
    for (let count = 0; count < 100; count++) ids.push(await aGoodsDeclaration(database, carla.shop, carla));
    expect((await call(carla, 'AddDeclare', declarationBody)).error).toBe('declaration.tooMany');
    await call(carla, 'DeleteDeclare', { Ids: [ids[0]] });
    expect((await call(carla, 'AddDeclare', declarationBody)).error).toBeUndefined();
    expect((await call(carla, 'RestoreDeclare', { Ids: [ids[0]] })).error).toBe('declaration.tooMany');
  });
});

test('a sub-account works on those of its main account; nobody else’s are there', async () => {
  const { anna, ben, sub, carla } = stage;
  const { data } = await call(sub, 'AddDeclare', declarationBody);
  expect(await idsOf(anna)).toContain(data.Id);
  const gone = (await call(anna, 'AddDeclare', declarationBody)).data.Id;
  await call(anna, 'DeleteDeclare', { Ids: [gone] });
  for (const who of [ben, carla]) {
    expect(await idsOf(who)).not.toContain(data.Id);
    expect((await call(who, 'UpdateDeclare', { ...declarationBody, Id: data.Id })).error).toBe(
      'record.notFound',
    );
    expect((await call(who, 'DeleteDeclare', { Ids: [data.Id] })).error).toBe('record.notFound');
    expect((await call(who, 'RestoreDeclare', { Ids: [gone] })).error).not.toBeUndefined();
  }
  // All or nothing.
  const own = (await call(ben, 'AddDeclare', declarationBody)).data.Id;
  expect((await call(anna, 'DeleteDeclare', { Ids: [data.Id, own] })).error).toBe('record.notFound');
  expect(await idsOf(anna)).toContain(data.Id);
});

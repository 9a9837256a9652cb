import { aShop } from '@onehaul/testing/builders';
import { aMember, aProof, aSession, ownSessionId, type TestMember } from '@onehaul/testing/member-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

type Shop = { id: number; tenantId: number };
let database: TestDatabase;
let api: TestApi;
let harbour: Shop;
let sister: Shop;
let rival: Shop;
let main: TestMember;
let other: TestMember;

beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  api = await createTestApi(database);
});
beforeEach(async () => {
  main = await aMember(database, harbour);
  other = await aMember(database, harbour);
  for (const { id } of [main, other]) await aProof(database, harbour, id);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

let keys = 0;
const as = (member: { id: number }, suffix = '') => ({
  authorization: `Bearer ${harbour.id}:${member.id}${suffix}`,
  'idempotency-key': `a-change-of-this-test-${(keys += 1)}`,
});
type Listed = { Rows: Record<string, unknown>[]; Total: number };
const list = async (member: { id: number }, page: object = {}) =>
  (await api.post('harbour.test', '/Client_Info/GetClientSubAccount', page, as(member))).body.Data as Listed;
const add = async (body: object, member: { id: number } = main) => {
  const draft = { UserName: `clerk-${(keys += 1)}`, Password: 'secret-word', Name: 'Clerk', ...body };
  return (await api.post('harbour.test', '/Client_Info/AddClientSubAccount', draft, as(member))).body;
};
const remove = async (id: number, member: { id: number } = main) =>
  (await api.post('harbour.test', '/Client_Info/DeleteClientSubAccount', { Id: id }, as(member))).body;
const rowOf = async (id: number) => (await database.sql('select * from member where id = $1', [id]))[0]!;

describe('a sub-account', () => {
  test('works for the account that added it, with a password it is asked to change', async () => {
    const answer = await add({
      UserName: ' Warehouse Tom ',
      Name: 'Tom',
      PayLimit: 120.5,
      IsMianAccount: true,
      Level: 9,
    });
    expect(answer).toMatchObject({ Code: 200 });
    const { Id: id } = answer.Data as { Id: number };
    expect(await rowOf(id)).toMatchObject({
      tenant_id: 2,
      shop_id: harbour.id,
      main_id: main.id,
      username: 'Warehouse Tom',
      username_key: 'warehouse tom',
      name: 'Tom',
      pay_limit_cents: 12_050,
      password_is_given: true,
      level: 1,
      state: 'active',
    });
    expect(await list(main)).toEqual({
      Rows: [
        {
          Id: id,
          UserName: 'Warehouse Tom',
          Name: 'Tom',
          PayLimit: 120.5,
          CreatedAt: expect.any(String),
          LastSignInAt: null,
        },
      ],
      Total: 1,
    });
  });

  test('S-d: is added after a proof of person only, and the same key can be used again after it', async () => {
    await database.sql('update session set proved_at = null where id = $1', [ownSessionId(main.id)]);
    const draft = { UserName: 'late-clerk', Password: 'secret-word', Name: 'Clerk' };
    const headers = as(main);
    const post = async () =>
      (await api.post('harbour.test', '/Client_Info/AddClientSubAccount', draft, headers)).body;
    expect(await post()).toMatchObject({ Code: 403, Error: 'access.proofRequired' });
    expect((await list(main)).Total).toBe(0);
    await aProof(database, harbour, main.id);
    expect(await post()).toMatchObject({ Code: 200 });
  });

  test('may pay nothing unless it is said', async () => {
    const { Id: id } = (await add({})).Data as { Id: number };
    expect((await rowOf(id)).pay_limit_cents).toBe(0);
  });

  test.each([-0.01, -1, 1e9, 1e300, 0.001, '5', null, NaN])('may not pay up to %j', async (limit) => {
    expect(await add({ PayLimit: limit })).toMatchObject({ Code: 400, Error: 'input.invalid' });
  });

  test('S-f: needs a username nobody has, a name, and a password by the shop’s rule', async () => {
    expect(await add({ UserName: other.username.toUpperCase() })).toMatchObject({
      Code: 409,
      Error: 'member.usernameTaken',
    });
    expect(await add({ Name: ' ' })).toMatchObject({ Error: 'input.invalid' });
    expect(await add({ Password: '123456' })).toMatchObject({ Error: 'password.tooShort' });
    expect(await add({ Password: 'iloveyou' })).toMatchObject({ Error: 'password.tooCommon' });
    expect((await list(main)).Total).toBe(0);
  });

  test('is one of at most twenty, also when they are added side by side', async () => {
    for (let count = 0; count < 18; count++) await aMember(database, harbour, { mainId: main.id });
    const answers = await Promise.all(Array.from({ length: 6 }, () => add({})));
    expect(answers.map(({ Code: code }) => code).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    const refused = answers.find(({ Code: code }) => code === 409);
    expect(refused).toMatchObject({
      Error: 'member.tooManySubAccounts',
      Msg: 'An account can have at most 20 sub-accounts.',
    });
    expect((await list(main)).Total).toBe(20);
    const [first] = (await list(main)).Rows;
    await remove(first!.Id as number);
    expect(await add({})).toMatchObject({ Code: 200 });
  });
});

describe('the list of sub-accounts', () => {
  test('is the caller’s own, in pages', async () => {
    const own = [];
    for (let count = 0; count < 3; count++)
      own.push((await aMember(database, harbour, { mainId: main.id })).id);
    await aMember(database, harbour, { mainId: other.id });
    const shops = await Promise.all(
      [sister, rival].map(async (shop) =>
        aMember(database, shop, { mainId: (await aMember(database, shop)).id }),
      ),
    );
    const { Rows: rows, Total: total } = await list(main);
    expect([rows.map(({ Id: id }) => id), total]).toEqual([own, 3]);
    expect(JSON.stringify(rows)).not.toContain(shops[0]!.username);
    expect((await list(main, { PageIndex: 2, PageRows: 2 })).Rows.map(({ Id: id }) => id)).toEqual([own[2]]);
    expect(await list(main, { PageIndex: 9 })).toEqual({ Rows: [], Total: 3 });
    expect(await list(other)).toMatchObject({ Total: 1 });
  });
});

describe('S09: a sub-account', () => {
  test.each([
    ['post', '/Client_Info/GetClientSubAccount', {}],
    ['post', '/Client_Info/AddClientSubAccount', { UserName: 'x-sub', Password: 'secret-word', Name: 'x' }],
    ['post', '/Client_Info/DeleteClientSubAccount', { Id: 1 }],
    ['post', '/Client_Info/SubmitCancellation', { Password: 'secret-word' }],
  ] as const)('may not %s %s', async (method, path, body) => {
    const sub = await aMember(database, harbour, { mainId: main.id });
    const answer = await api[method]('harbour.test', path, body, as(sub, ':sub'));
    expect([answer.status, answer.body.Code, answer.body.Error]).toEqual([
      200,
      403,
      'access.mainAccountOnly',
    ]);
    expect(await rowOf(main.id)).toMatchObject({ state: 'active' });
  });
});

describe('a deleted sub-account', () => {
  test('is out at once, and its username is free', async () => {
    const sub = await aMember(database, harbour, { mainId: main.id, name: 'Tom' });
    await aSession(database, harbour, sub.id);
    const kept = ownSessionId(main.id);
    expect(await remove(sub.id)).toMatchObject({ Code: 200, Data: null });
    expect(await rowOf(sub.id)).toMatchObject({
      state: 'erased',
      code: sub.code,
      username: `Erased ${sub.code}`,
      username_key: `Erased ${sub.code}`,
      password_hash: null,
      name: '',
      main_id: main.id,
    });
    const sessions = await database.sql('select id, ended_at from session where member_id in ($1, $2)', [
      main.id,
      sub.id,
    ]);
    expect(sessions).toEqual([{ id: kept, ended_at: null }]);
    expect((await list(main)).Total).toBe(0);
    expect(await add({ UserName: sub.username })).toMatchObject({ Code: 200 });
  });

  test('S06, S07: was the caller’s own; any other is answered as one that does not exist', async () => {
    const foreign = await aMember(database, harbour, { mainId: other.id });
    const sisters = await aMember(database, sister, { mainId: (await aMember(database, sister)).id });
    const rivals = await aMember(database, rival, { mainId: (await aMember(database, rival)).id });
    const gone = await aMember(database, harbour, { mainId: main.id });
    await remove(gone.id);
    const answers = [];
    for (const id of [foreign.id, sisters.id, rivals.id, gone.id, main.id, other.id, 2 ** 31 - 1]) {
      const { RequestId: _, ...answer } = await remove(id);
      answers.push(answer);
    }
    expect(answers[0]).toMatchObject({ Code: 404, Error: 'record.notFound', Data: null });
    expect(answers).toEqual(Array(answers.length).fill(answers[0]));
    for (const member of [foreign, sisters, rivals, main, other]) {
      expect(await rowOf(member.id)).toMatchObject({ state: 'active' });
    }
  });
});

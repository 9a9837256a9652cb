import { aShop } from '@onehaul/testing/builders';
import { aCountry, aMember, aSession, type TestMember } from '@onehaul/testing/member-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

type Shop = { id: number; tenantId: number };
let database: TestDatabase;
let api: TestApi;
let harbour: Shop;

beforeAll(async () => {
  database = await createTestDatabase();
  await aCountry(database);
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test', name: 'Harbour' });
  api = await createTestApi(database);
});
beforeEach(() => void api.services.sent.splice(0));
afterAll(async () => {
  await api.close();
  await database.close();
});

let keys = 0;
const as = (member: { id: number }, shop = harbour) => ({
  authorization: `Bearer ${shop.id}:${member.id}`,
  'idempotency-key': `a-change-of-this-test-${(keys += 1)}`,
});
const cancel = async (member: TestMember, password = member.password) =>
  (await api.post('harbour.test', '/Client_Info/SubmitCancellation', { Password: password }, as(member)))
    .body;
const rowOf = async ({ id }: { id: number }) =>
  (await database.sql('select * from member where id = $1', [id]))[0]!;

describe('a cancellation (A18)', () => {
  test('C2: needs the password, in the body or where the specification puts it, in the query', async () => {
    const anna = await aMember(database, harbour);
    expect(await cancel(anna, 'wrong')).toMatchObject({ Code: 400, Error: 'member.passwordWrong' });
    const none = await api.post('harbour.test', '/Client_Info/SubmitCancellation', {}, as(anna));
    expect(none.body).toMatchObject({ Code: 400, Error: 'input.invalid' });
    expect(await rowOf(anna)).toMatchObject({ state: 'active', cancels_at: null });
    const path = `/Client_Info/SubmitCancellation?Password=${anna.password}`;
    const { body } = await api.post('harbour.test', path, {}, as(anna));
    expect(body).toMatchObject({ Code: 200 });
    expect(await rowOf(anna)).toMatchObject({ state: 'cancelling' });
  });

  test('S19: is dated fifteen days ahead, ends every session of the account and its sub-accounts, and is told', async () => {
    const anna = await aMember(database, harbour, {
      countryId: 86,
      phoneNumber: '13800138000',
      isPhoneProved: true,
    });
    const sub = await aMember(database, harbour, { mainId: anna.id });
    const stranger = await aMember(database, harbour);
    const [own, subs, others] = [
      await aSession(database, harbour, anna.id),
      await aSession(database, harbour, sub.id),
      await aSession(database, harbour, stranger.id),
    ];
    const answer = await cancel(anna);
    expect(answer).toMatchObject({ Code: 200 });
    const row = await rowOf(anna);
    expect(row).toMatchObject({ state: 'cancelling', username: anna.username });
    const { CancelsAt: at } = answer.Data as { CancelsAt: string };
    expect(new Date(at)).toEqual(row.cancels_at);
    const [{ days }] = (await database.sql('select cancels_at - now() as days from member where id = $1', [
      anna.id,
    ])) as [{ days: { days: number } }];
    expect(days.days).toBe(14);
    const ended = await database.sql('select id, ended_by from session where id = any ($1)', [
      [own, subs, others],
    ]);
    expect(new Map(ended.map(({ id, ended_by: by }) => [id, by]))).toEqual(
      new Map([
        [own, 'cancellation'],
        [subs, 'cancellation'],
        [others, null],
      ]),
    );
    expect(api.services.sent).toMatchObject([
      { kind: 'cancellation', digits: '13800138000', values: { date: at.slice(0, 10) } },
    ]);
    expect(await rowOf(sub)).toMatchObject({ state: 'active' });
  });

  test('is asked for once', async () => {
    const anna = await aMember(database, harbour);
    await cancel(anna);
    const { cancels_at: first } = await rowOf(anna);
    expect(await cancel(anna)).toMatchObject({ Code: 409, Error: 'state.illegalStep' });
    expect((await rowOf(anna)).cancels_at).toEqual(first);
  });

  test('of an account that nobody knows a password of waits for one', async () => {
    const anna = await aMember(database, harbour);
    await database.sql('update member set password_hash = null where id = $1', [anna.id]);
    expect(await cancel(anna, 'anything')).toMatchObject({ Error: 'member.passwordWrong' });
  });
});

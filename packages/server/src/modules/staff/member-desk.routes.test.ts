import { randomUUID } from 'node:crypto';
import type { Role } from '@onehaul/domain/staff/role';
import { aShop } from '@onehaul/testing/builders';
import { aCountry, aMember, aStaffMember, type TestMember } from '@onehaul/testing/member-builders';
import { asStaff, signInStaff } from '@onehaul/testing/staff-sign-in';
import { openTestApi, type Reply, type TestApi } from '@onehaul/testing/test-api';
import { openTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

type Shop = { id: number; tenantId: number };
let database: TestDatabase;
let api: TestApi;
let shop: Shop;
let sister: Shop;
let rivalShop: Shop;
let amy: TestMember;
let foreigner: TestMember;
let service: ReturnType<typeof asStaff>;
let clerk: ReturnType<typeof asStaff>;
let rival: ReturnType<typeof asStaff>;

const phoneNumber = '13800138000';
const email = 'amy@mail.test';
const amyAt = () => ({ shopId: shop.id, id: amy.id });
const errorOf = ({ body }: Reply) => body.Error;

async function signedIn(tenantId: number, roles: Role[], address: string) {
  const { cookie } = await signInStaff(
    api,
    await aStaffMember(database, tenantId, { roles, email: address }),
  );
  return asStaff(api, cookie);
}
const lines = () =>
  database.sql(`select act, subject_id, details from audit where subject = 'member' order by id`);
/** A session of the member that lives. */
const aSession = (member: TestMember) =>
  database.sql(
    `insert into session (tenant_id, shop_id, id, member_id, method, refresh_hash, expires_at, browser, address)
     values (2, $1, $2, $3, 'password', '', now() + interval '1 day', 'Firefox', '::1')`,
    [shop.id, randomUUID(), member.id],
  );
const livingSessions = async () =>
  (await database.sql('select from session where member_id = $1 and ended_at is null', [amy.id])).length;

beforeAll(async () => {
  database = await openTestDatabase();
  shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  rivalShop = await aShop(database, { tenantId: 3, host: 'rival.test' });
  const countryId = await aCountry(database);
  amy = await aMember(database, shop, { username: 'amy', email, countryId, phoneNumber });
  await aMember(database, sister, { username: 'amy-elsewhere' });
  foreigner = await aMember(database, rivalShop, { username: 'amy', email, countryId, phoneNumber });
  api = await openTestApi(database);
  service = await signedIn(2, ['service'], 'service@company.test');
  clerk = await signedIn(2, ['clerk'], 'clerk@company.test');
  rival = await signedIn(3, ['owner'], 'owner@rival.test');
});
beforeEach(async () => {
  await database.sql(`truncate audit; update member set state = 'active', suspended_for = null`);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

describe('the list of members', () => {
  test('is that of all shops of the company and of no other, with numbers that are masked', async () => {
    const { body } = await clerk('members/list');
    const { items, total } = body.Data as { items: Record<string, unknown>[]; total: number };
    expect([items.length, total]).toEqual([2, 2]);
    expect(items.map(({ shopId }) => shopId)).toEqual([sister.id, shop.id]);
    expect(items[1]).toMatchObject({
      ...amyAt(),
      code: amy.code,
      username: 'amy',
      maskedPhone: '138****000',
      maskedEmail: 'a***@mail.test',
      state: 'active',
    });
    expect(JSON.stringify(body)).not.toContain(phoneNumber);
    expect((await rival('members/list')).body.Data).toMatchObject({
      items: [{ shopId: rivalShop.id, id: foreigner.id }],
      total: 1,
    });
  });

  test('is searched by code, name and number, in one shop or all, and in pages', async () => {
    const found = async (asked: object) =>
      ((await clerk('members/list', asked)).body.Data as { total: number }).total;
    expect(await found({ search: amy.code })).toBe(1);
    expect(await found({ search: 'AMY' })).toBe(2);
    expect(await found({ search: '1380013' })).toBe(1);
    expect(await found({ shopId: sister.id })).toBe(1);
    expect(await found({ shopId: rivalShop.id })).toBe(0);
    expect(await found({ search: foreigner.code })).toBe(0);
    expect(await found({ state: 'suspended' })).toBe(0);
    expect((await clerk('members/list', { search: 'a\u0000' })).body.Code).toBe(400);
    const { items } = (await clerk('members/list', { pageRows: 1, pageIndex: 2 })).body.Data as {
      items: object[];
    };
    expect(items).toMatchObject([amyAt()]);
  });

  test('one member comes with the latest sign-ins', async () => {
    await aSession(amy);
    const { body } = await clerk('members/get', amyAt());
    expect(body.Data).toMatchObject({
      ...amyAt(),
      maskedPhone: '138****000',
      mainAccount: null,
      sessions: [{ browser: 'Firefox', method: 'password', endedAt: null }],
    });
    expect(JSON.stringify(body)).not.toContain(phoneNumber);
  });
});

describe('revealing a number', () => {
  test('needs a reason, and leaves who looked and why', async () => {
    expect((await service('members/reveal', amyAt())).body.Code).toBe(400);
    for (const reason of ['   ', 'half \ud800', 'a\u0000b', 'x'.repeat(201)]) {
      expect((await service('members/reveal', { ...amyAt(), reason })).body.Code).toBe(400);
    }
    expect(await lines()).toEqual([]);
    const { body } = await service('members/reveal', { ...amyAt(), reason: 'asked to be called back' });
    expect(body.Data).toEqual({ phone: `+86 ${phoneNumber}`, email });
    expect(await lines()).toEqual([
      {
        act: 'members/reveal',
        subject_id: `${shop.id}/${amy.id}`,
        details: { reason: 'asked to be called back' },
      },
    ]);
  });

  test('is kept nowhere: not in the log, not with the key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const asked = { ...amyAt(), reason: `the number ${phoneNumber}` };
    expect((await service('members/reveal', asked, key)).body.Code).toBe(200);
    expect(errorOf(await service('members/reveal', asked, key))).toBe('idempotency.keyReused');
    const kept = JSON.stringify([await lines(), await database.sql('select * from staff_idempotency')]);
    expect(kept).not.toContain(phoneNumber);
    expect(kept).not.toContain(email);
    expect(api.log.join('')).not.toContain(phoneNumber);
  });

  test('is not for a clerk', async () => {
    expect((await clerk('members/reveal', { ...amyAt(), reason: 'curious' })).body.Code).toBe(403);
    expect(await lines()).toEqual([]);
  });
});

test('a new password is shown once, works at the shop, and ends the sessions', async () => {
  await aSession(amy);
  expect(await livingSessions()).toBeGreaterThan(0);
  const { body } = await service('members/resetPassword', { ...amyAt(), reason: 'forgot it' });
  const { password } = body.Data as { password: string };
  expect(await livingSessions()).toBe(0);
  const [row] = await database.sql('select password_is_given from member where id = $1', [amy.id]);
  expect(row!.password_is_given).toBe(true);
  expect(await lines()).toMatchObject([{ act: 'members/resetPassword', details: { reason: 'forgot it' } }]);
  const kept = [await lines(), await database.sql('select * from staff_idempotency')];
  expect(JSON.stringify(kept)).not.toContain(password);
});

test('an account is suspended with a reason and restored, each written down', async () => {
  await aSession(amy);
  expect((await service('members/suspend', amyAt())).body.Code).toBe(400);
  expect((await service('members/suspend', { ...amyAt(), reason: 'fraud' })).body.Code).toBe(200);
  expect((await clerk('members/get', amyAt())).body.Data).toMatchObject({
    state: 'suspended',
    suspendedFor: 'fraud',
  });
  expect(await livingSessions()).toBe(0);
  expect(errorOf(await service('members/suspend', { ...amyAt(), reason: 'again' }))).toBe(
    'state.illegalStep',
  );
  expect((await service('members/restore', amyAt())).body.Code).toBe(200);
  expect((await clerk('members/get', amyAt())).body.Data).toMatchObject({
    state: 'active',
    suspendedFor: '',
  });
  expect((await lines()).map(({ act }) => act)).toEqual(['members/suspend', 'members/restore']);
});

test.each(['get', 'reveal', 'resetPassword', 'suspend', 'restore'])(
  'S06: members/%s of another company’s member is as if there were none',
  async (name) => {
    await database.sql(`update member set state = 'suspended' where id = $1 and $2 = 'restore'`, [
      foreigner.id,
      name,
    ]);
    const before = await database.sql('select * from member where id = $1', [foreigner.id]);
    const reason = 'a reason';
    const random = await service(`members/${name}`, { shopId: shop.id, id: 2_000_000_000, reason });
    for (const which of [
      { shopId: rivalShop.id, id: foreigner.id },
      { shopId: shop.id, id: foreigner.id },
      { shopId: sister.id, id: amy.id },
    ]) {
      const reply = await service(`members/${name}`, { ...which, reason });
      expect([reply.status, reply.body.Code, errorOf(reply)]).toEqual([200, 404, 'record.notFound']);
      expect({ ...reply.body, RequestId: '' }).toEqual({ ...random.body, RequestId: '' });
    }
    expect(await database.sql('select * from member where id = $1', [foreigner.id])).toEqual(before);
    expect(await lines()).toEqual([]);
  },
);

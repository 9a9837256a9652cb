import { randomUUID } from 'node:crypto';
import type { Role } from '@onehaul/domain/staff/role';
import { payOrder } from '@onehaul/domain/wallet/journals';
import { aShop } from '@onehaul/testing/builders';
import { aMember, aSession, aStaffMember, type TestMember } from '@onehaul/testing/member-builders';
import { aCoupon, anAddress, anOrder, type TestOrder } from '@onehaul/testing/order-builders';
import { staffCaller, signInStaff } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postJournal } from '../wallet/index.ts';

type Shop = { id: number; tenantId: number };
type Caller = ReturnType<typeof staffCaller>;
type Page = { items: Record<string, unknown>[]; total: number };
let database: TestDatabase;
let api: TestApi;
let shop: Shop;
let sister: Shop;
let amy: TestMember;
let order: TestOrder;
let finance: Caller;
let service: Caller;
let limited: Caller;
let rival: Caller;
const owner = () => ({ shopId: shop.id, memberId: amy.id });

async function signedIn(tenantId: number, roles: Role[], places?: { shopId: number; warehouseId: null }[]) {
  const email = `${roles[0]}-${randomUUID()}@company.test`;
  const account = await aStaffMember(database, tenantId, { roles, email, ...(places && { places }) });
  return staffCaller(api, (await signInStaff(api, account)).cookie);
}
const pageOf = async (caller: Caller, path: string, more: object = {}) =>
  (await caller(path, { ...owner(), ...more })).body.Data as unknown as Page;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  const rivalShop = await aShop(database, { tenantId: 3, host: 'rival.test' });
  amy = await aMember(database, shop, { username: 'amy' });
  const other = await aMember(database, shop, { username: 'ben' });
  // Same id in another shop: its records must never be hers.
  for (const elsewhere of [sister, rivalShop]) {
    const twin = await aMember(database, elsewhere, { username: 'amy' });
    await database.sql('update member set id = $3 where tenant_id = $1 and shop_id = $2', [
      elsewhere.tenantId,
      elsewhere.id,
      amy.id,
    ]);
    await someMoney(database, elsewhere, { ...twin, id: amy.id }, { cash: 77_700, points: 77 });
    await aCoupon(database, elsewhere, { ...twin, id: amy.id });
    await anAddress(database, elsewhere, { ...twin, id: amy.id }, { phone: '13900000077' });
  }
  await someMoney(database, shop, amy, { cash: 10_000, gift: 500, points: 30 });
  order = await anOrder(database, shop, amy, { step: 'toPick' });
  await database.database.transaction(2, (db) =>
    postJournal(db, {
      shopId: shop.id,
      key: `order ${order.id} paid`,
      journal: payOrder(amy.id, { by: 'balance', minor: 2500 }),
      subject: { kind: 'order', id: order.id },
      actor: { kind: 'system' },
    }),
  );
  await someMoney(database, shop, other, { cash: 99_900 });
  await aCoupon(database, shop, amy, { validUntil: new Date(Date.now() - 1000), validFrom: new Date(0) });
  await aCoupon(database, shop, amy);
  await aCoupon(database, shop, other);
  await anAddress(database, shop, other);
  api = await createTestApi(database);
  finance = await signedIn(2, ['finance']);
  service = await signedIn(2, ['service']);
  limited = await signedIn(2, ['admin'], [{ shopId: sister.id, warehouseId: null }]);
  rival = await signedIn(3, ['owner']);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

describe('the wallet of a member', () => {
  test('balances are those of the ledger, in this shop', async () => {
    expect((await finance('wallets/get', owner())).body.Data).toEqual({
      cash: 8000,
      gift: 0,
      hold: 0,
      earnings: 0,
      points: 30,
    });
  });

  test('movements join before and after, and end at the balance', async () => {
    const { items, total } = await pageOf(finance, 'wallets/movements');
    expect(total).toBe(2);
    expect(items).toMatchObject([
      {
        kind: 'orderPaid',
        before: 10_500,
        change: -2500,
        after: 8000,
        state: 'done',
        orders: [{ id: order.id, number: order.number }],
      },
      { kind: 'recharge', before: 0, change: 10_500, after: 10_500 },
    ]);
    expect(await pageOf(finance, 'wallets/movements', { unit: 'points' })).toMatchObject({
      total: 1,
      items: [{ before: 0, change: 30, after: 30 }],
    });
    const second = await pageOf(finance, 'wallets/movements', { pageIndex: 2, pageRows: 1 });
    expect(second).toMatchObject({ total: 2, items: [{ kind: 'recharge' }] });
  });

  test('is closed to people without the right to see money, and to other shops and companies', async () => {
    expect((await service('wallets/get', owner())).body.Error).toBe('access.forbidden');
    expect((await limited('wallets/get', owner())).body.Error).toBe('access.otherPlace');
    expect((await rival('wallets/get', owner())).body.Data).toMatchObject({ cash: 0, points: 0 });
    expect(await pageOf(rival, 'wallets/movements')).toEqual({ items: [], total: 0 });
  });
});

test('coupons are those of the member in this shop, usable ones first', async () => {
  const { items, total } = await pageOf(service, 'coupons/list');
  expect([items.map(({ state }) => state), total]).toEqual([['usable', 'ended'], 2]);
  expect(await pageOf(service, 'coupons/list', { pageIndex: 9 })).toEqual({ items: [], total: 2 });
  expect(await pageOf(rival, 'coupons/list')).toEqual({ items: [], total: 0 });
});

describe('addresses', () => {
  test('have masked numbers, which are revealed for a reason and logged without them', async () => {
    const id = await anAddress(database, shop, amy, { phone: '13800138000', telephone: '020-12345678' });
    const { body } = await service('addresses/list', owner());
    expect(body.Data).toMatchObject({ items: [{ id, maskedPhone: '138****000' }] });
    expect(JSON.stringify(body)).not.toContain('13800138000');
    const asked = { shopId: shop.id, id };
    expect((await service('addresses/reveal', asked)).body.Code).toBe(400);
    expect((await finance('addresses/reveal', { ...asked, reason: 'x' })).body.Error).toBe(
      'access.forbidden',
    );
    expect((await rival('addresses/reveal', { ...asked, reason: 'x' })).body.Error).toBe('record.notFound');
    expect((await service('addresses/reveal', { ...asked, reason: 'wrong label' })).body.Data).toEqual({
      phone: '13800138000',
      telephone: '020-12345678',
    });
    const entries = await database.sql(
      `select subject_id, details from audit where act = 'addresses/reveal'`,
    );
    expect(entries).toEqual([
      { subject_id: `${shop.id}/${amy.id}`, details: { addressId: id, reason: 'wrong label' } },
    ]);
  });
});

describe('sessions and sub-accounts', () => {
  const at = () => ({ shopId: shop.id, id: amy.id });
  const openSessions = async () =>
    ((await service('members/get', at())).body.Data as { sessions: { id: string; isOpen: boolean }[] })
      .sessions;

  test('one session is ended, once, and only of this member', async () => {
    const [first, second] = [await aSession(database, shop, amy.id), await aSession(database, shop, amy.id)];
    const other = await aMember(database, shop);
    const end = (id: number, sessionId: string, caller = service) =>
      caller('members/endSession', { shopId: shop.id, id, sessionId });
    expect((await end(other.id, first)).body.Error).toBe('record.notFound');
    expect((await end(amy.id, first, rival)).body.Error).toBe('record.notFound');
    expect((await end(amy.id, first, finance)).body.Error).toBe('access.forbidden');
    expect((await end(amy.id, first)).body.Code).toBe(200);
    expect((await end(amy.id, first)).body.Error).toBe('record.notFound');
    const open = (await openSessions()).filter(({ isOpen }) => isOpen).map(({ id }) => id);
    expect(open).toEqual([second]);
  });

  test('sub-accounts are listed with their limit', async () => {
    const sub = await aMember(database, shop, { username: 'amy-helper' });
    await database.sql(
      'update member set main_id = $2, pay_limit_cents = 5000 where id = $1 and shop_id = $3',
      [sub.id, amy.id, shop.id],
    );
    const { items } = (await service('members/subAccounts', at())).body.Data as unknown as Page;
    expect(items).toMatchObject([{ id: sub.id, username: 'amy-helper', payLimitMinor: 5000 }]);
    expect((await rival('members/subAccounts', at())).body.Data).toEqual({ items: [] });
  });
});

import { randomUUID } from 'node:crypto';
import type { Role } from '@onehaul/domain/staff/role';
import { payOrder } from '@onehaul/domain/wallet/journals';
import { aShop } from '@onehaul/testing/builders';
import { aMember, aStaffMember, type TestMember } from '@onehaul/testing/member-builders';
import { staffCaller, signInStaff } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { aJournal, someMoney } from '@onehaul/testing/wallet-builders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

type Shop = { id: number; tenantId: number };
type Caller = ReturnType<typeof staffCaller>;
let database: TestDatabase;
let api: TestApi;
let shop: Shop;
let sister: Shop;
let amy: TestMember;
let requester: { id: number; call: Caller };
let approver: { id: number; call: Caller };
let rival: { id: number; call: Caller };

async function signedIn(tenantId: number, roles: Role[], places?: { shopId: number; warehouseId: null }[]) {
  const email = `${roles[0]}-${randomUUID()}@company.test`;
  const account = await aStaffMember(database, tenantId, { roles, email, ...(places && { places }) });
  return { id: account.id, call: staffCaller(api, (await signInStaff(api, account)).cookie) };
}
const balance = async (account = 'cash') => {
  const [row] = await database.sql(
    `select balance::int as balance from ledger_account
     where tenant_id = 2 and shop_id = $1 and owner_id = $2 and kind = $3`,
    [shop.id, amy.id, account],
  );
  return (row?.balance as number | undefined) ?? 0;
};
const journals = async () =>
  (await database.sql(`select from journal where kind = 'adjusted' and shop_id = $1`, [shop.id])).length;
const request = async (changeMinor: number, seenMinor: number, more: object = {}, call = requester.call) =>
  (
    await call('wallets/requestAdjustment', {
      shopId: shop.id,
      memberId: amy.id,
      account: 'cash',
      changeMinor,
      seenMinor,
      reason: 'Paid twice at the counter',
      ...more,
    })
  ).body;
const requested = async (changeMinor: number, seenMinor: number, more: object = {}) => {
  const { Data } = await request(changeMinor, seenMinor, more);
  return (Data as unknown as { id: number }).id;
};
const decide = async (act: 'approve' | 'reject', id: number, more: object, { call } = approver) =>
  (await call(`wallets/${act}Adjustment`, { shopId: shop.id, id, ...more })).body;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  await aShop(database, { tenantId: 3, host: 'rival.test' });
  api = await createTestApi(database);
  requester = await signedIn(2, ['admin']);
  approver = await signedIn(2, ['finance']);
  rival = await signedIn(3, ['owner']);
});
beforeEach(async () => {
  amy = await aMember(database, shop);
  await someMoney(database, shop, amy, { cash: 10_000 });
  await database.sql(`delete from outbox; update staff set sponsor_id = null`);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

describe('a request', () => {
  test('moves no money, and is listed for the shop it belongs to', async () => {
    const before = await journals();
    const id = await requested(-2500, 10_000);
    expect([await balance(), await journals()]).toEqual([10_000, before]);
    const list = async ({ call }: { call: Caller }, more: object = {}) =>
      (await call('wallets/adjustments', { memberId: amy.id, ...more })).body;
    expect((await list(approver)).Data).toMatchObject({
      total: 1,
      items: [{ id, changeMinor: -2500, balanceMinor: 10_000, state: 'requested' }],
    });
    expect((await list(approver, { shopId: sister.id })).Data).toEqual({ items: [], total: 0 });
    expect((await list(rival)).Data).toEqual({ items: [], total: 0 });
    const limited = await signedIn(2, ['finance'], [{ shopId: sister.id, warehouseId: null }]);
    expect((await list(limited, { shopId: shop.id })).Error).toBe('access.otherPlace');
    expect((await decide('approve', id, { seenMinor: 10_000 }, limited)).Error).toBe('access.otherPlace');
  });

  test('with the wrong sign, a balance that moved, or a second press is refused', async () => {
    expect((await request(-10_001, 10_000)).Error).toBe('wallet.notEnough');
    expect((await request(500, 9_000)).Error).toBe('adjustment.balanceMoved');
    expect((await request(0, 10_000)).Error).toBe('input.invalid');
    expect((await request(10_000_001, 10_000)).Code).toBe(400);
    expect((await request(500, 10_000, { reason: ' ' })).Code).toBe(400);
    await requested(500, 10_000);
    expect((await request(500, 10_000)).Error).toBe('adjustment.pending');
    // Ten presses at once, as of ten open windows.
    const other = await aMember(database, shop);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => request(700, 0, { memberId: other.id })),
    );
    expect(answers.filter(({ Code }) => Code === 200)).toHaveLength(1);
  });

  test('is not for sub-accounts, nor for people without the permission or of another company', async () => {
    const sub = await aMember(database, shop);
    await database.sql('update member set main_id = $1 where shop_id = $2 and id = $3', [
      amy.id,
      shop.id,
      sub.id,
    ]);
    expect((await request(500, 0, { memberId: sub.id })).Error).toBe('record.notFound');
    const service = await signedIn(2, ['service']);
    expect((await request(500, 10_000, {}, service.call)).Error).toBe('access.forbidden');
    expect((await request(500, 10_000, {}, rival.call)).Error).toBe('record.notFound');
  });
});

describe('an approval', () => {
  test('posts once, notifies the member, and leaves both people in the audit log', async () => {
    const id = await requested(-2500, 10_000);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => decide('approve', id, { seenMinor: 10_000 })),
    );
    expect(answers.filter(({ Code }) => Code === 200)).toHaveLength(1);
    expect(await balance()).toBe(7500);
    expect((await decide('approve', id, { seenMinor: 7500 })).Error).toBe('state.illegalStep');
    expect(await database.sql('select topic, member_id, details from outbox')).toEqual([
      {
        topic: 'balanceDeducted',
        member_id: amy.id,
        details: { minor: 2500, reason: 'Paid twice at the counter' },
      },
    ]);
    const entries = await database.sql(
      `select staff_id, act from audit where details->>'adjustmentId' = $1 order by id`,
      [String(id)],
    );
    expect(entries).toEqual([
      { staff_id: requester.id, act: 'wallets/requestAdjustment' },
      { staff_id: approver.id, act: 'wallets/approveAdjustment' },
    ]);
  });

  test('is made by another person, not only by another account', async () => {
    const owner = await signedIn(2, ['owner']);
    const id = ((await request(500, 10_000, {}, owner.call)).Data as unknown as { id: number }).id;
    expect((await decide('approve', id, { seenMinor: 10_000 }, owner)).Error).toBe(
      'refund.needsSecondPerson',
    );
    await database.sql('update staff set sponsor_id = $1 where id = $2', [owner.id, approver.id]);
    expect((await decide('approve', id, { seenMinor: 10_000 })).Error).toBe('refund.needsSecondPerson');
    expect((await decide('approve', id, { seenMinor: 10_000 }, requester)).Error).toBe('access.forbidden');
    expect(await balance()).toBe(10_000);
  });

  test('is of the balance the approver saw, and never ends below zero', async () => {
    const id = await requested(-9000, 10_000);
    await aJournal(database, shop, payOrder(amy.id, { by: 'balance', minor: 4000 }));
    expect((await decide('approve', id, { seenMinor: 10_000 })).Error).toBe('adjustment.balanceMoved');
    expect((await decide('approve', id, { seenMinor: 6000 })).Error).toBe('wallet.notEnough');
    expect(await balance()).toBe(6000);
    expect((await decide('reject', id, { note: 'Spent meanwhile' })).Code).toBe(200);
    expect(await balance()).toBe(6000);
    // The account is free again, and gift money is another account.
    await requested(-6000, 6000);
    const gift = await requested(300, 0, { account: 'gift' });
    expect((await decide('approve', gift, { seenMinor: 0 })).Code).toBe(200);
    expect([await balance(), await balance('gift')]).toEqual([6000, 300]);
  });
});

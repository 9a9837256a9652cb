import type { Role } from '@onehaul/domain/staff/role';
import { aShop } from '@onehaul/testing/builders';
import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { aCampaign, aCoupon, anOrder } from '@onehaul/testing/order-builders';
import { staffCaller, signInStaff } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Shop = { id: number; tenantId: number };
let database: TestDatabase;
let api: TestApi;
let shop: Shop;
let sister: Shop;
let rivalShop: Shop;
const people: Record<string, ReturnType<typeof staffCaller>> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host: 'harbour.test', name: 'Harbour' });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test', name: 'Sister' });
  rivalShop = await aShop(database, { tenantId: 3, host: 'rival.test', name: 'Rival' });
  api = await createTestApi(database);
  const sign = async (name: string, tenantId: number, roles: Role[]) => {
    const account = await aStaffMember(database, tenantId, { roles, email: `${name}@company.test` });
    people[name] = staffCaller(api, (await signInStaff(api, account)).cookie);
  };
  await sign('admin', 2, ['admin']);
  await sign('service', 2, ['service']);
  await sign('rival', 3, ['owner']);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const call = async <Data>(who: string, path: string, body: object = {}) => {
  const { body: reply } = await people[who]!(path, body);
  return { error: reply.Error, data: reply.Data as Data };
};
type Rows = { items: Record<string, unknown>[]; total: number };

describe('campaigns', () => {
  test('P11: one whose coupons are all given is used up, not running', async () => {
    const stateOf = async (id: number) => {
      const { data } = await call<Rows>('admin', 'campaigns/list', { kind: 'welcome', pageRows: 100 });
      return data.items.find((row) => row.id === id)?.state;
    };
    const [usedUp, oneLeft, endless] = [
      await aCampaign(database, shop, { kind: 'welcome', stock: 3, given: 3 }),
      await aCampaign(database, shop, { kind: 'welcome', stock: 3, given: 2 }),
      await aCampaign(database, shop, { kind: 'welcome', given: 500 }),
    ];
    expect([await stateOf(usedUp), await stateOf(oneLeft), await stateOf(endless)]).toEqual([
      'usedUp',
      'running',
      'running',
    ]);
    const { data } = await call<Rows>('admin', 'campaigns/list', { state: 'usedUp' });
    expect(data.items.map(({ id }) => id)).toEqual([usedUp]);
    await database.sql(`delete from campaign where kind = 'welcome'`);
  });

  test('tell what came of them', async () => {
    const id = await aCampaign(database, shop, { kind: 'give', given: 3 });
    const member = await aMember(database, shop);
    const { id: open } = await anOrder(database, shop, member);
    const { id: done } = await anOrder(database, shop, member, { step: 'completed' });
    await aCoupon(database, shop, member, { campaignId: id });
    await aCoupon(database, shop, member, { campaignId: id, orderId: open });
    await aCoupon(database, shop, member, { campaignId: id, orderId: done, usedAt: new Date() });
    const { data } = await call<Rows>('admin', 'campaigns/list', { kind: 'give' });
    expect(data.items.find((row) => row.id === id)).toMatchObject({ given: 3, inOrders: 1, used: 1 });
    await database.sql('update campaign set archived_at = now() where id = $1', [id]);
    const listed = (await call<Rows>('admin', 'campaigns/list', { kind: 'give' })).data.items;
    expect(listed.filter((row) => row.id === id)).toEqual([]);
  });

  test('of another company are not there', async () => {
    const id = await aCampaign(database, shop);
    const member = await aMember(database, shop);
    const which = { shopId: shop.id, id };
    expect((await call<Rows>('rival', 'campaigns/list')).data.total).toBe(0);
    for (const [path, body] of [
      ['campaigns/give', { ...which, memberCode: member.code }],
      ['campaigns/give', { ...which, level: 1 }],
    ] as const) {
      expect((await call('rival', path, body)).error, path).toBe('record.notFound');
    }
    // The same tenant, but another shop.
    expect(
      (await call('admin', 'campaigns/give', { shopId: sister.id, id, memberCode: member.code })).error,
    ).toBe('record.notFound');
    const stranger = await aMember(database, sister);
    expect((await call('admin', 'campaigns/give', { ...which, memberCode: stranger.code })).error).toBe(
      'record.notFound',
    );
    expect(await database.sql('select id from coupon where campaign_id = $1', [id])).toEqual([]);
    expect((await call('service', 'campaigns/give', { ...which, memberCode: member.code })).error).toBe(
      'access.forbidden',
    );
  });
});

describe('giving', () => {
  const couponsOf = async (campaignId: number) =>
    (await database.sql('select member_id from coupon where campaign_id = $1 order by 1', [campaignId])).map(
      (row) => row.member_id,
    );
  const give = (id: number, body: object) =>
    call<{ given: number }>('admin', 'campaigns/give', { shopId: shop.id, id, ...body });

  test('goes to the main account behind a code, once where one is all there is', async () => {
    const id = await aCampaign(database, shop, { mostEach: 1 });
    const main = await aMember(database, shop);
    const sub = await aMember(database, shop, { mainId: main.id });
    expect((await give(id, { memberCode: sub.code.toLowerCase() })).data).toEqual({ given: 1 });
    expect((await give(id, { memberCode: main.code })).error).toBe('campaign.mostReached');
    expect(await couponsOf(id)).toEqual([main.id]);
    const told = await database.sql('select topic from outbox where member_id = $1', [main.id]);
    expect(told).toEqual([{ topic: 'couponGiven' }]);
    expect((await give(id, {})).error).toBe('input.invalid');
    expect((await give(id, { memberCode: main.code, level: 1 })).error).toBe('input.invalid');
    expect(
      (await give(await aCampaign(database, shop, { kind: 'welcome' }), { memberCode: main.code })).error,
    ).toBe('record.notFound');
  });

  test('goes to everybody of a level who may have one, or to nobody', async () => {
    const members = [];
    for (let index = 0; index < 3; index++) members.push(await aMember(database, shop));
    const ids = members.map(({ id }) => id).toSorted((a, b) => a - b);
    await database.sql('update member set level = 7 where id = any($1)', [ids]);
    const sub = await aMember(database, shop, { mainId: ids[0]! });
    await database.sql('update member set level = 7 where id = $1', [sub.id]);
    const scarce = await aCampaign(database, shop, { stock: 2 });
    expect((await give(scarce, { level: 7 })).error).toBe('campaign.soldOut');
    expect(await couponsOf(scarce)).toEqual([]);
    const id = await aCampaign(database, shop, { mostEach: 1, stock: 3 });
    await give(id, { memberCode: members[0]!.code });
    expect((await give(id, { level: 7 })).data).toEqual({ given: 2 });
    expect(await couponsOf(id)).toEqual(ids);
    expect((await give(id, { level: 7 })).error).toBe('campaign.soldOut');
    const [row] = await database.sql('select given from campaign where id = $1', [id]);
    expect(row!.given).toBe(3);
  });

  test('at once by several people gives no more than there are', async () => {
    const id = await aCampaign(database, shop, { stock: 3 });
    const member = await aMember(database, shop);
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => give(id, { memberCode: member.code })),
    );
    expect(replies.filter(({ error }) => error === undefined)).toHaveLength(3);
    expect(await couponsOf(id)).toHaveLength(3);
  });
});

type Shops = { items: { shopId: number; rules: object; levels: object[] }[] };

test('a shop’s rules are its own settings', async () => {
  await database.sql(
    `insert into setting (tenant_id, shop_id, name, value) values (2, $1, 'signInPoints', '0'), (2, $1, 'pointCents', '2')`,
    [shop.id],
  );
  const { data } = await call<Shops>('service', 'rewards/rules');
  expect(data.items.map(({ shopId }) => shopId)).toEqual([shop.id, sister.id]);
  expect(data.items[0]!.rules).toMatchObject({ signInPoints: 0, pointCents: 2, pointDays: 365 });
  expect(data.items[1]!.rules).toMatchObject({ signInPoints: 5, pointCents: 1, pointDays: 365 });
  expect((await call<Shops>('rival', 'rewards/rules')).data.items.map(({ shopId }) => shopId)).toEqual([
    rivalShop.id,
  ]);
});

import { randomUUID } from 'node:crypto';
import { modules } from '@onehaul/domain/shop';
import { aShop } from '@onehaul/testing/builders';
import { aMember } from '@onehaul/testing/member-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRoutes } from '../routes.ts';
import { createCallerAuthentication } from './index.ts';

const host = 'harbour.test';
// Creating the routes uses no service; only a call does.
const calls = createRoutes({} as never).map(({ call }) => call);
const spending = calls.filter(({ spends }) => spends).map(({ path }) => path);
let database: TestDatabase;
let api: TestApi;
let shop: { id: number; tenantId: number };

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host, modules: [...modules] });
  const { callerOf } = createCallerAuthentication(testServices(database));
  api = await createTestApi(database, { callerOf });
});
afterAll(async () => {
  await api.close();
  await database.close();
});

test('S-a: calls that spend a member’s money stand here', () => {
  expect(spending.sort()).toEqual([
    '/Base_Electronic/LinkOrder',
    '/Base_ShopEvents/PointsRedemptionCoupon',
    '/Client_Info/AgentEarningsWithdraw',
    '/Client_Wallet/ApplicationWithdrawalMoney',
    '/Order/ArrivalCreateOrder',
    '/Pay/ZBPay',
    '/Peer_Account/PayStatement',
  ]);
});

test('S-a: money waits while a password is one that somebody else has set, and moves once it is changed', async () => {
  const { username, password } = await aMember(database, shop, { isPasswordGiven: true });
  const { body } = await api.post(host, '/ClientLogin/SubmitLogin', { username, password });
  const authorization = `Bearer ${(body.Data as { AccessToken: string }).AccessToken}`;
  const make = async (path: string) => {
    const headers = { authorization, 'idempotency-key': randomUUID() };
    return (await api.post(host, path, {}, headers)).body.Error;
  };
  for (const path of spending) expect(await make(path), path).toBe('member.passwordGiven');
  const profile = await api.post(host, '/Client_Info/GetTheData', {}, { authorization });
  expect(profile.body.Data).toMatchObject({ IsFirstLogin: true });
  const changed = await api.put(
    host,
    '/Client_Info/ChangePwd',
    { OldPassword: password, NewPassword: 'a sentence of my own' },
    { authorization, 'idempotency-key': randomUUID() },
  );
  expect(changed.body).toMatchObject({ Success: true });
  for (const path of spending) expect(await make(path), path).not.toBe('member.passwordGiven');
});

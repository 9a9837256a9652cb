import { holdWithdrawal, payOrder } from '@onehaul/domain/wallet/journals';
import { aShop } from '@onehaul/testing/builders';
import { aMember, type TestMember } from '@onehaul/testing/member-builders';
import { createSessionApi, type SessionApi } from '@onehaul/testing/session-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { aJournal, someMoney } from '@onehaul/testing/wallet-builders';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Shop = { id: number; tenantId: number };
let database: TestDatabase;
let api: SessionApi;
let harbour: Shop;
let rival: Shop;
beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  api = await createSessionApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const wallet = async (member: TestMember, host = 'harbour.test') => {
  const browser = api.browser(host);
  await browser.signIn(member);
  const { body } = await browser.post('/Client_Info/GetTheData');
  const { Money, WithdrawalMoney, Integral, CouponCount } = body.Data as Record<string, number>;
  return { Money, WithdrawalMoney, Integral, CouponCount };
};

test('the profile says what the ledger holds (A47)', async () => {
  const anna = await aMember(database, harbour);
  await someMoney(database, harbour, anna, { cash: 10_050, gift: 500, points: 40 });
  expect(await wallet(anna)).toEqual({ Money: 105.5, WithdrawalMoney: 100.5, Integral: 40, CouponCount: 0 });
  await aJournal(database, harbour, payOrder(anna.id, { by: 'balance', minor: 700, points: 15 }));
  expect(await wallet(anna)).toMatchObject({ Money: 98.5, WithdrawalMoney: 98.5, Integral: 25 });
  // Money being withdrawn can neither be spent nor withdrawn again.
  await aJournal(database, harbour, holdWithdrawal(anna.id, 9000));
  expect(await wallet(anna)).toMatchObject({ Money: 8.5, WithdrawalMoney: 8.5 });
});

test('a sub-account sees what it may pay with, and nothing to withdraw (A16)', async () => {
  const main = await aMember(database, harbour);
  const sub = await aMember(database, harbour, { mainId: main.id });
  await someMoney(database, harbour, main, { cash: 2000, gift: 100, points: 5 });
  const seen = await wallet(sub);
  expect(seen).toEqual({ Money: 21, WithdrawalMoney: 0, Integral: 5, CouponCount: 0 });
});

test('a member of another shop has what is theirs', async () => {
  const anna = await aMember(database, harbour);
  const stranger = await aMember(database, rival);
  await someMoney(database, harbour, anna, { cash: 2000 });
  expect(await wallet(stranger, 'rival.test')).toMatchObject({ Money: 0, Integral: 0 });
});

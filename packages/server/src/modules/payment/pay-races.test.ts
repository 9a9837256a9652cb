import { holdWithdrawal } from '@onehaul/domain/wallet/journals';
import { aMember } from '@onehaul/testing/member-builders';
import { anOrder, aPricedLine } from '@onehaul/testing/order-builders';
import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { aJournal, someMoney } from '@onehaul/testing/wallet-builders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBalances } from '../wallet/index.ts';

let stage: Awaited<ReturnType<typeof createPaymentFixture>>;
let line: { id: number; countryId: number };
beforeAll(async () => {
  stage = await createPaymentFixture();
  line = await aPricedLine(stage.database, stage.shop);
});
afterAll(() => stage.close());

const rounds = Number(process.env.RACE_ROUNDS ?? 20);
const balances = (memberId: number) =>
  findBalances(stage.database.database.tenant(2), stage.shop.id, memberId);

test('a balance of 100 pays 60 once, however many ask at once (R04)', async () => {
  const amy = await aMember(stage.database, stage.shop);
  await someMoney(stage.database, stage.shop, amy, { cash: 4000 });
  const orders = await Promise.all(
    Array.from({ length: 50 }, () => anOrder(stage.database, stage.shop, amy, { totalMinor: 6000, line })),
  );
  for (let round = 0; round < rounds; round += 1) {
    await someMoney(stage.database, stage.shop, amy, { cash: 6000 });
    await stage.database.sql(`update shop_order set step = 'unpaid', paid_minor = 0 where member_id = $1`, [
      amy.id,
    ]);
    const replies = await Promise.all(orders.map(({ id }) => stage.pay(amy, 'balance', { OrderIds: [id] })));
    const codes = replies.map(({ body }) => body.Error ?? 'paid');
    expect(codes.filter((code) => code === 'paid')).toHaveLength(1);
    expect(codes.filter((code) => code === 'wallet.notEnough')).toHaveLength(49);
    expect(await balances(amy.id)).toMatchObject({ cash: 4000 });
  }
}, 120_000);

test('one order is paid once by fifty clicks', async () => {
  const amy = await aMember(stage.database, stage.shop);
  await someMoney(stage.database, stage.shop, amy, { cash: 100_000 });
  const { id } = await anOrder(stage.database, stage.shop, amy, { totalMinor: 1000, line });
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => stage.pay(amy, 'balance', { OrderIds: [id] })),
  );
  expect(replies.filter(({ body }) => body.Success)).toHaveLength(1);
  expect(await balances(amy.id)).toMatchObject({ cash: 99_000 });
  expect(await stage.order(id)).toEqual({ step: 'toPick', paid: 1000 });
});

test('a withdrawal and a payment of the whole balance: one of them (R05)', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const amy = await aMember(stage.database, stage.shop);
    await someMoney(stage.database, stage.shop, amy, { cash: 10_000 });
    const { id } = await anOrder(stage.database, stage.shop, amy, { totalMinor: 10_000, line });
    const [paid, held] = await Promise.all([
      stage.pay(amy, 'balance', { OrderIds: [id] }).then(({ body }) => body.Success),
      aJournal(stage.database, stage.shop, holdWithdrawal(amy.id, 10_000)).then(
        () => true,
        () => false,
      ),
    ]);
    expect([paid, held].filter(Boolean)).toHaveLength(1);
    expect(await balances(amy.id)).toMatchObject({ cash: 0, hold: held ? 10_000 : 0 });
  }
});

test('the same key is one payment, and is answered as the first time', async () => {
  const amy = await aMember(stage.database, stage.shop);
  await someMoney(stage.database, stage.shop, amy, { cash: 10_000 });
  const { id } = await anOrder(stage.database, stage.shop, amy, { totalMinor: 1000, line });
  const body = { ShopPayTypeId: stage.payTypes.get(stage.shop)!['balance'], OrderIds: [id] };
  const ask = () => stage.call(stage.shop, amy, '/Pay/ZBPay', body, 'a-key-of-sixteen-signs-and-more');
  const first = await ask();
  expect(first.body.Data).toMatchObject({ State: 'settled', Next: 'done', Amount: 10 });
  expect((await ask()).body.Data).toEqual(first.body.Data);
  expect(await balances(amy.id)).toMatchObject({ cash: 9000 });
});

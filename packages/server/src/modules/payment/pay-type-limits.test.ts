import { newTariff } from '@onehaul/domain/fee/new-tariff';
import { anOrder } from '@onehaul/testing/order-builders';
import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { aVersion } from '@onehaul/testing/tariff-builders';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stage: Awaited<ReturnType<typeof createPaymentFixture>>;
beforeAll(async () => {
  stage = await createPaymentFixture();
});
afterAll(() => stage.close());

const anUnpaidOrder = async () => {
  const amy = await stage.member();
  return { amy, order: await anOrder(stage.database, stage.shop, amy, { totalMinor: 5000 }) };
};

test('the amount due is told with what it leaves out', async () => {
  const { database, shop } = stage;
  const { amy, order } = await anUnpaidOrder();
  const excluded = async () => {
    const asked = { ShopPayTypeId: stage.payTypes.get(shop)!['wechat'], OrderIds: [order.id] };
    const { body } = await stage.call(shop, amy, '/Base_ShopPayType/GetPayCurrencyMoney', asked);
    return (body.Data as { NotIncluded: string[] }).NotIncluded;
  };
  const tariff = { ...newTariff, tax: { mode: 'receiver' as const } };
  await aVersion(database, shop, order.lineId, { version: 9, tariff, inHours: -1 });
  const set = (change: string) => database.sql(`update shop_order set ${change} where id = $1`, [order.id]);
  await set('version = 9');
  expect(await excluded()).toEqual(['importTax', 'measure']);
  await set('packed_at = now()');
  expect(await excluded()).toEqual(['importTax']);
});

test('no payment is started outside the limits of its method, to the cent', async () => {
  const { database, shop } = stage;
  const limit = (kind: string, least: number | null, most: number | null) =>
    database.sql('update pay_type set least_minor = $3, most_minor = $4 where shop_id = $1 and kind = $2', [
      shop.id,
      kind,
      least,
      most,
    ]);
  for (const kind of ['wechat', 'bankDeposit']) {
    const { amy, order } = await anUnpaidOrder();
    const due = 5000;
    const pay = async (what: object) => (await stage.pay(amy, kind, what)).body;
    await limit(kind, due + 1, null);
    expect(await pay({ OrderIds: [order.id] })).toMatchObject({
      Code: 409,
      Error: 'payment.belowLeast',
      Msg: expect.stringContaining(((due + 1) / 100).toFixed(2)),
    });
    await limit(kind, null, due - 1);
    expect(await pay({ OrderIds: [order.id] })).toMatchObject({
      Error: 'payment.aboveMost',
      Msg: expect.stringContaining(((due - 1) / 100).toFixed(2)),
    });
    await limit(kind, 10_000, 20_000);
    expect((await pay({ Amount: 99.99 })).Error).toBe('payment.belowLeast');
    expect((await pay({ Amount: 200.01 })).Error).toBe('payment.aboveMost');
    const made = 'select count(*)::int as payments from payment where member_id = $1';
    expect(await database.sql(made, [amy.id])).toEqual([{ payments: 0 }]);

    expect((await pay({ Amount: 200 })).Error).toBeUndefined();
    await limit(kind, due, due);
    expect((await pay({ OrderIds: [order.id] })).Error).toBeUndefined();
    expect(await database.sql(made, [amy.id])).toEqual([{ payments: 2 }]);
    await limit(kind, null, null);
  }
});

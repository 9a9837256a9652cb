import { generateKeyPairSync } from 'node:crypto';
import { aRow } from '@onehaul/testing/catalog-builders';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { anOrder } from '@onehaul/testing/order-builders';
import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { lockOrders } from '../order-move/index.ts';
import { refundOrder } from './refund-order.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

type Stage = Awaited<ReturnType<typeof createPaymentFixture>>;
let stage: Stage;
beforeAll(async () => {
  stage = await createPaymentFixture();
});
afterAll(() => stage.close());
afterEach(() => {
  stage.simulator.delay(0);
  stage.simulator.fault('none');
});

const anUnpaidOrder = async (totalMinor = 5000) => {
  const amy = await stage.member();
  return { amy, order: await anOrder(stage.database, stage.shop, amy, { totalMinor }) };
};

const [minute, hour] = [60, 3600];
/** Seconds between redeliveries of a webhook that was not acknowledged, by gateway. */
const retrySchedules = {
  wechat: [
    15,
    15,
    30,
    180,
    600,
    1200,
    1800,
    1800,
    1800,
    hour,
    3 * hour,
    3 * hour,
    3 * hour,
    6 * hour,
    6 * hour,
  ],
  alipay: [4 * minute, 10 * minute, 10 * minute, hour, 2 * hour, 6 * hour, 15 * hour],
  stripe: [5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour],
};

describe.each(['wechat', 'alipay', 'stripe'] as const)('paying by %s', (kind) => {
  test('is started, told by a signed notice and settled once', async () => {
    const { amy, order } = await anUnpaidOrder();
    const started = await stage.payOrder(amy, kind, [order.id]);
    const next = kind === 'stripe' ? 'redirect' : 'scan';
    const money = kind === 'stripe' ? ['USD', 7] : ['CNY', 50];
    expect(started).toMatchObject({ State: 'pending', Next: next, Amount: 50 });
    expect([started.CurrencyName, started.CurrencyMoney]).toEqual(money);
    expect(kind === 'stripe' ? started.PayUrl : started.CodeUrl).toEqual(expect.any(String));
    await stage.simulator.pay(started.PayCode);
    const answers = await stage.simulator.notify(started.PayCode, 5);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await stage.sweep();
    await stage.sweep();
    expect(await stage.order(order.id)).toEqual({ step: 'toPick', paid: 5000 });
    expect(await stage.row(started.PayCode)).toMatchObject({ state: 'settled', held_for: null });
    expect(await stage.credits(started.PayCode)).toBe(1);
    const { body } = await stage.state(amy, started.PayCode);
    expect(body.Data).toMatchObject({ State: 'settled', Next: 'done', CodeUrl: null, PayUrl: null });
  });

  test('is found by the poller when nobody tells us', async () => {
    const { amy, order } = await anUnpaidOrder();
    const { PayCode: number } = await stage.payOrder(amy, kind, [order.id]);
    await stage.simulator.pay(number);
    expect(await stage.order(order.id)).toEqual({ step: 'unpaid', paid: 0 });
    await stage.sweep();
    expect(await stage.order(order.id)).toEqual({ step: 'toPick', paid: 5000 });
  });

  test('is found by the page that asks, and the browser’s word counts for nothing (S41)', async () => {
    const { amy, order } = await anUnpaidOrder();
    const { PayCode: number } = await stage.payOrder(amy, kind, [order.id]);
    const before = await stage.state(amy, number);
    expect(before.body.Data).toMatchObject({ State: 'pending' });
    expect(await stage.order(order.id)).toEqual({ step: 'unpaid', paid: 0 });
  });

  test('expires at the gateway first and then here', async () => {
    const { amy, order } = await anUnpaidOrder();
    const { PayCode: number } = await stage.payOrder(amy, kind, [order.id]);
    await stage.database.sql(
      `update payment set expires_at = now() - interval '1 second' where number = $1`,
      [number],
    );
    await stage.sweep();
    expect(stage.simulator.payment(number).state).toBe('closed');
    expect(await stage.row(number)).toMatchObject({ state: 'closed' });
    const again = await stage.payOrder(amy, kind, [order.id]);
    expect(again.PayCode).not.toBe(number);
  });

  test('a refund goes back through the gateway and is booked when it is done', async () => {
    const { amy, order } = await anUnpaidOrder();
    const { PayCode: number } = await stage.payOrder(amy, kind, [order.id]);
    await stage.simulator.pay(number);
    await stage.sweep();
    await stage.database.database.transaction(2, async (db) => {
      const [held] = await lockOrders(db, stage.shop.id, [order.id]);
      const refund = { order: held!, minor: 5000, why: 'cancelled', actor: { kind: 'system' } } as const;
      return refundOrder(db, { shopId: stage.shop.id, ...refund });
    });
    expect(await stage.refunds(number)).toMatchObject([{ state: 'sending', minor: 5000, route: 'gateway' }]);
    expect(await stage.row(number)).toMatchObject({ refunded_minor: 5000 });
    await stage.sweep();
    await stage.sweep();
    expect(await stage.refunds(number)).toMatchObject([{ state: 'done' }]);
    expect([...stage.simulator.payment(number).refunds.values()]).toHaveLength(1);
    const [clearing] = await stage.database.sql(
      `select sum(amount)::int as n from entry join journal on journal.tenant_id = entry.tenant_id and journal.id = entry.journal_id
       where account = 'gatewayClearing' and (journal.key like 'refund %' and subject = 'order' and subject_id = $1
         or subject = 'payment' and subject_id = (select id from payment where number = $2))`,
      [order.id, number],
    );
    expect(clearing).toEqual({ n: 0 });
  });

  describe('money that does not fit is held for a person (S40)', () => {
    test('of another amount', async () => {
      const { amy, order } = await anUnpaidOrder();
      const { PayCode: number } = await stage.payOrder(amy, kind, [order.id]);
      await stage.simulator.pay(number, { minor: 1 });
      await stage.simulator.notify(number);
      await stage.sweep();
      expect(await stage.order(order.id)).toEqual({ step: 'unpaid', paid: 0 });
      expect(await stage.row(number)).toMatchObject({ state: 'held', held_for: 'amount' });
      expect(await stage.refunds(number)).toMatchObject([
        { state: 'proposed', why: 'notOwed', asked_minor: 1 },
      ]);
      expect(await stage.credits(number)).toBe(0);
    });

    test.skipIf(kind === 'alipay')('in another currency', async () => {
      const { amy, order } = await anUnpaidOrder();
      const { PayCode: number } = await stage.payOrder(amy, kind, [order.id]);
      await stage.simulator.pay(number, { currency: 'HKD' });
      await stage.simulator.notify(number);
      await stage.sweep();
      expect(await stage.row(number)).toMatchObject({ state: 'held', held_for: 'currency' });
      expect(await stage.order(order.id)).toEqual({ step: 'unpaid', paid: 0 });
    });

    test('for an order that was cancelled meanwhile', async () => {
      const { amy, order } = await anUnpaidOrder();
      const { PayCode: number } = await stage.payOrder(amy, kind, [order.id]);
      await stage.database.sql(`update shop_order set step = 'cancelled' where id = $1`, [order.id]);
      await stage.simulator.pay(number);
      await stage.simulator.notify(number, 3);
      await stage.sweep();
      expect(await stage.order(order.id)).toEqual({ step: 'cancelled', paid: 0 });
      expect(await stage.row(number)).toMatchObject({ state: 'held', held_for: 'orderChanged' });
      expect(await stage.refunds(number)).toHaveLength(1);
    });

    test('for an order that something else has paid', async () => {
      const { amy, order } = await anUnpaidOrder();
      const other = kind === 'wechat' ? 'alipay' : 'wechat';
      const first = await stage.payOrder(amy, kind, [order.id]);
      const second = await stage.payOrder(amy, other, [order.id]);
      for (const { PayCode: number } of [first, second]) {
        await stage.simulator.pay(number);
        await stage.simulator.notify(number, 2);
        await stage.sweep(false);
      }
      expect(await stage.order(order.id)).toEqual({ step: 'toPick', paid: 5000 });
      expect(await stage.row(second.PayCode)).toMatchObject({ state: 'held', held_for: 'paidTwice' });
    });
  });

  describe('a forged notice is refused and changes nothing (S38)', () => {
    type Send = (number: string) => Promise<number>;
    const post = async (host: string, headers: Record<string, string>, payload: string) =>
      (
        await stage.api.app.inject({
          method: 'POST',
          url: `/api/pay/notice/${kind}`,
          headers: { ...headers, host },
          payload,
        })
      ).statusCode;
    const unsigned: Send = (number) => {
      const { headers, body } = stage.simulator.noticeOf(number);
      const bare = { 'content-type': headers['content-type']! };
      return post('harbour.test', bare, body.replace(/&?sign=[^&]*/, ''));
    };
    const withAnotherKey: Send = async (number) => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      return (await stage.simulator.notify(number, 1, { key }))[0]!.status;
    };
    const ofAnotherMerchant: Send = async (number) =>
      (await stage.simulator.notify(number, 1, { merchant: '1' }))[0]!.status;
    const writtenOver: Send = (number) => {
      const { headers, body } = stage.simulator.noticeOf(number);
      return post('harbour.test', headers, `${body} `.replace(/50\.00|"id"/, '0.01'));
    };
    const atAnotherHost: Send = (number) => {
      const { headers, body } = stage.simulator.noticeOf(number);
      return post('rival.test', headers, body);
    };

    test.each([
      ['without a signature', unsigned],
      ['with another key', withAnotherKey],
      ['of another merchant', ofAnotherMerchant],
      ['with another amount written over it', writtenOver],
      ['at another shop’s host', atAnotherHost],
    ])('%s', async (_, send) => {
      const { amy, order } = await anUnpaidOrder();
      const { PayCode: number } = await stage.payOrder(amy, kind, [order.id]);
      await stage.simulator.pay(number);
      expect(await send(number)).toBe(400);
      await stage.sweep(false);
      expect(await stage.order(order.id)).toEqual({ step: 'unpaid', paid: 0 });
      const kept = await stage.database.sql('select 1 from gateway_event where payment_number = $1', [
        number,
      ]);
      expect(kept).toEqual([]);
    });
  });

  test('S39: repeated by the gateway’s own schedule for a day it is one credit, each answered within a second', async () => {
    const { amy, order } = await anUnpaidOrder();
    const { PayCode: number } = await stage.payOrder(amy, kind, [order.id]);
    await stage.simulator.pay(number);
    const answers = [];
    for (const seconds of retrySchedules[kind]) {
      answers.push(...(await stage.simulator.notify(number, 2)));
      await stage.sweep();
      // Shifts every stored timestamp of the payment back by the time until the next delivery.
      await stage.database.sql(
        `update gateway_event set received_at = received_at - make_interval(secs => $1)`,
        [seconds],
      );
      await stage.database.sql(
        `update payment set created_at = created_at - make_interval(secs => $1) where number = $2`,
        [seconds, number],
      );
    }
    answers.push(...(await stage.simulator.notify(number, 2)));
    await stage.sweep();
    expect(answers.every(({ status, ms }) => status === 200 && ms < 1000)).toBe(true);
    expect(await stage.credits(number)).toBe(1);
    if (kind === 'alipay') expect(answers[0]!.body).toBe('success');
  });

  describe('a gateway in trouble (R10, R11)', () => {
    test('tells of the payment before it has answered the start: paid once', async () => {
      const { amy, order } = await anUnpaidOrder();
      stage.simulator.delay(1500);
      const starting = stage.payOrder(amy, kind, [order.id]);
      await expect
        .poll(() => stage.simulator.payments().find(({ title }) => title === order.number))
        .toBeDefined();
      const { number } = stage.simulator.payments().find(({ title }) => title === order.number)!;
      await stage.simulator.pay(number);
      expect((await stage.simulator.notify(number))[0]!.status).toBe(200);
      await stage.sweep(false);
      const started = await starting;
      expect(started).toMatchObject({ PayCode: number, State: 'settled', Next: 'done' });
      expect(await stage.credits(number)).toBe(1);
    });

    test('that is silent is waited for no longer than six seconds, and the poller goes on', async () => {
      const { amy, order } = await anUnpaidOrder();
      stage.simulator.fault('silent');
      const began = performance.now();
      const started = await stage.payOrder(amy, kind, [order.id]);
      expect(performance.now() - began).toBeLessThan(6000);
      expect(started).toMatchObject({ State: 'pending', Next: 'wait' });
      stage.simulator.fault('none');
      // A repeated request returns the same payment, now with a payment code.
      const again = await stage.payOrder(amy, kind, [order.id]);
      expect(again.PayCode).toBe(started.PayCode);
      expect(again.Next).not.toBe('wait');
      await stage.simulator.pay(again.PayCode);
      await stage.sweep();
      expect(await stage.order(order.id)).toEqual({ step: 'toPick', paid: 5000 });
    });

    test('that cuts the line leaves the payment pending', async () => {
      const { amy, order } = await anUnpaidOrder();
      stage.simulator.fault('reset');
      const started = await stage.payOrder(amy, kind, [order.id]);
      expect(started).toMatchObject({ State: 'pending', Next: 'wait' });
      expect((await stage.state(amy, started.PayCode)).status).toBe(200);
    });
  });
});

describe('whose payment it is', () => {
  test('another member, and a member of another shop, find none (S42)', async () => {
    const { amy, order } = await anUnpaidOrder();
    const { PayCode: number } = await stage.payOrder(amy, 'wechat', [order.id]);
    const [ben, stranger] = [await stage.member(), await stage.member(stage.rivalShop)];
    for (const reply of [
      await stage.state(ben, number),
      await stage.state(stranger, number, stage.rivalShop),
      await stage.state(ben, 'NOSUCHNUMBERATALL'),
    ]) {
      expect([reply.body.Code, reply.body.Error]).toEqual([404, 'record.notFound']);
    }
    const others = await stage.pay(ben, 'wechat', { OrderIds: [order.id] });
    expect(others.body.Code).toBe(404);
  });

  test('a price in the body is nobody’s business (S42)', async () => {
    const { amy, order } = await anUnpaidOrder();
    const { body } = await stage.pay(amy, 'wechat', {
      OrderIds: [order.id],
      Price: 0.01,
      Fee: 0,
      Discount: 49.99,
      CurrencyMoney: 0.01,
    });
    expect(body.Data).toMatchObject({ Amount: 50, CurrencyMoney: 50 });
    const both = await stage.pay(amy, 'wechat', { OrderIds: [order.id], Amount: 1 });
    expect(both.body.Code).toBe(400);
  });

  test('asked for twice at once, one payment is open', async () => {
    const { amy, order } = await anUnpaidOrder();
    const started = await Promise.all([1, 2, 3, 4].map(() => stage.payOrder(amy, 'wechat', [order.id])));
    expect(new Set(started.map(({ PayCode }) => PayCode)).size).toBe(1);
  });

  test('a gateway without an account is not offered', async () => {
    const { amy, order } = await anUnpaidOrder();
    await stage.database.sql(
      `update gateway_account set is_active = false where shop_id = $1 and gateway = 'alipay'`,
      [stage.shop.id],
    );
    const offered = await stage.api.post('harbour.test', '/Base_ShopPayType/GetDataPage');
    const kinds = (offered.body.Data as { Rows: { Code: string }[] }).Rows.map(({ Code }) => Code);
    expect(kinds).toEqual(['balance', 'wechat', 'stripe', 'bankDeposit']);
    const refused = await stage.pay(amy, 'alipay', { OrderIds: [order.id] });
    expect([refused.body.Code, refused.body.Error]).toEqual([409, 'payment.methodOff']);
    await stage.database.sql('update gateway_account set is_active = true');
  });

  test('a member who has the page open cannot pay by a method that finance withdrew since', async () => {
    const finance = await stage.person(2, 'finance', 'pay-types');
    const shopId = stage.shop.id;
    const kinds = async () => {
      const { body } = await stage.api.post('harbour.test', '/Base_ShopPayType/GetDataPage');
      return (body.Data as { Rows: { Code: string }[] }).Rows.map(({ Code }) => Code);
    };
    const offer = async (kind: string, isOffered: boolean) => {
      const key = String(stage.payTypes.get(stage.shop)![kind]);
      const { Data } = (await finance.call('studio/payType/get', { shopId, key })).body;
      const { version, values } = Data as { version: number; values: object };
      const saved = { shopId, key, version, values: { ...values, isOffered } };
      return (await finance.call('studio/payType/save', saved)).body.Error;
    };
    await aRow(stage.database, stage.shop, 'currency', { code: 'CNY' });
    for (const kind of ['balance', 'wechat', 'bankDeposit']) {
      const { amy, order } = await anUnpaidOrder();
      await someMoney(stage.database, stage.shop, amy, { cash: 100_00 });
      const before = await kinds();
      expect(before).toContain(kind);
      expect(await offer(kind, false)).toBeUndefined();
      expect(await kinds()).toEqual(before.filter((one) => one !== kind));
      const { body } = await stage.pay(amy, kind, { OrderIds: [order.id] });
      expect([body.Error, body.Msg]).toEqual(['payment.methodOff', expect.stringContaining('unavailable')]);
      expect(await stage.order(order.id)).toMatchObject({ step: 'unpaid', paid: 0 });
      expect(await offer(kind, true)).toBeUndefined();
      expect(await kinds()).toEqual(before);
    }
  });

  test('a recharge becomes cash, once', async () => {
    const amy = await stage.member();
    const { body } = await stage.pay(amy, 'wechat', { Amount: 100 });
    const { PayCode: number } = body.Data as { PayCode: string };
    await stage.simulator.pay(number);
    await stage.simulator.notify(number, 3);
    await stage.sweep();
    const [cash] = await stage.database.sql(
      `select balance::int from ledger_account where owner_id = $1 and kind = 'cash'`,
      [amy.id],
    );
    expect(cash).toEqual({ balance: 10_000 });
    const receipt = await stage.call(stage.shop, amy, '/Pay/GetReceipt', { PayCode: number });
    expect(receipt.body.Data).toMatchObject({ ClientCode: amy.code, ShopName: 'Harbour', Orders: [] });
  });
});

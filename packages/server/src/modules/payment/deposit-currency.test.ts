import { anOrder } from '@onehaul/testing/order-builders';
import { aBankAccount } from '@onehaul/testing/payment-builders';
import { aRow } from '@onehaul/testing/catalog-builders';
import { aFile } from '@onehaul/testing/parcel-builders';
import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { objectKeyOf } from '../file/index.ts';

type Stage = Awaited<ReturnType<typeof createPaymentFixture>>;
type Wire = {
  PayCode: string;
  State: string;
  Amount: number;
  CurrencyName: string;
  CurrencyMoney: number;
  ExchangeRate: number;
};
let stage: Stage;
let finance: Awaited<ReturnType<Stage['person']>>;
let bankAccountId: number;

beforeAll(async () => {
  stage = await createPaymentFixture();
  finance = await stage.person(2, 'finance');
  bankAccountId = await aBankAccount(stage.database, stage.shop);
  for (const [code, exchangeRate] of [
    ['HKD', 1.09],
    ['TWD', 4.442],
  ] as const)
    await aRow(stage.database, stage.shop, 'currency', { code, exchangeRate });
});
afterAll(() => stage.close());

const setCurrency = (code: string) =>
  stage.database.sql(`update pay_type set currency_code = $2 where shop_id = $1 and kind = 'bankDeposit'`, [
    stage.shop.id,
    code,
  ]);
const setRate = (code: string, rate: number) =>
  stage.database.sql('update currency set exchange_rate = $3 where shop_id = $1 and code = $2', [
    stage.shop.id,
    code,
    rate,
  ]);
const start = async (member: { id: number }, body: object) =>
  (await stage.pay(member, 'bankDeposit', body)).body.Data as Wire;

async function handIn(member: { id: number }, { PayCode: number }: Wire): Promise<number> {
  const picture = await aFile(stage.database, stage.shop, member);
  const key = objectKeyOf(stage.shop, `upload/${picture}.webp`)!;
  const kept = { contentType: 'image/webp', visibility: 'private' } as const;
  await stage.services.storage.put(key, Buffer.from(number), kept);
  const { body } = await stage.call(stage.shop, member, '/Client_Wallet/OfflineRechargeUploadCertificate', {
    PayCode: number,
    BankAccountId: bankAccountId,
    TransactionNo: `T${number}`,
    Certificate: picture,
  });
  expect(body.Data).toMatchObject({ State: 'underReview' });
  const [row] = await stage.database.sql('select id::int from payment where number = $1', [number]);
  return row!.id as number;
}
const approve = (id: number) => finance.call('deposits/approve', { shopId: stage.shop.id, id });
const legsOf = (number: string) =>
  stage.database.sql(
    `select entry.account, entry.unit, entry.amount::int from payment
       join entry on entry.tenant_id = payment.tenant_id and entry.journal_id = payment.journal_id
     where payment.number = $1 order by 1`,
    [number],
  );

describe('a bank deposit in another currency', () => {
  test('is asked for at the rate of its start, reviewed as transferred and booked in yuan', async () => {
    await setCurrency('HKD');
    await setRate('HKD', 1.09);
    const amy = await stage.member();
    const asked = await start(amy, { Amount: 80 });
    expect(asked).toMatchObject({ Amount: 80, CurrencyName: 'HKD', CurrencyMoney: 87.2 });
    await setRate('HKD', 1.2);
    const id = await handIn(amy, asked);
    const { body } = await finance.call('deposits/list', {});
    const [row] = (body.Data as unknown as { items: object[] }).items;
    const booked = { minor: 8000, askedMinor: 8720, currencyCode: 'HKD', exchangeRate: 1.09 };
    expect(row).toMatchObject({ id, ...booked });
    expect((await approve(id)).body.Success).toBe(true);
    expect(await legsOf(asked.PayCode)).toEqual([
      { account: 'bankClearing', unit: 'CNY', amount: -8000 },
      { account: 'cash', unit: 'CNY', amount: 8000 },
    ]);
  });

  test('pays its order', async () => {
    await setCurrency('HKD');
    await setRate('HKD', 1.09);
    const amy = await stage.member();
    const order = await anOrder(stage.database, stage.shop, amy, { totalMinor: 3000 });
    const asked = await start(amy, { OrderIds: [order.id] });
    expect(asked).toMatchObject({ CurrencyName: 'HKD', CurrencyMoney: 32.7 });
    await approve(await handIn(amy, asked));
    expect(await stage.order(order.id)).toEqual({ step: 'toPick', paid: 3000 });
  });

  test('whose order is over is held, and credited in yuan at its own rate', async () => {
    await setCurrency('HKD');
    await setRate('HKD', 1.09);
    const amy = await stage.member();
    const order = await anOrder(stage.database, stage.shop, amy, { totalMinor: 3000 });
    const asked = await start(amy, { OrderIds: [order.id] });
    const id = await handIn(amy, asked);
    await stage.database.sql(`update shop_order set step = 'cancelled' where id = $1`, [order.id]);
    await setRate('HKD', 2);
    await approve(id);
    const decision = { shopId: stage.shop.id, id, decision: 'wallet' };
    expect((await finance.call('payments/decide', decision)).body.Success).toBe(true);
    const [cash] = await stage.database.sql(
      `select balance::int from ledger_account where owner_id = $1 and kind = 'cash'`,
      [amy.id],
    );
    expect(cash).toEqual({ balance: 3000 });
    const [refund] = await stage.database.sql(
      'select minor::int, asked_minor::int, currency_code from refund where payment_id = $1',
      [id],
    );
    expect(refund).toEqual({ minor: 3000, asked_minor: 3270, currency_code: 'HKD' });
  });

  test('is started anew at another rate, and found again at the same', async () => {
    await setCurrency('HKD');
    await setRate('HKD', 1.09);
    const amy = await stage.member();
    const first = await start(amy, { Amount: 50 });
    expect((await start(amy, { Amount: 50 })).PayCode).toBe(first.PayCode);
    await setRate('HKD', 1.1);
    const second = await start(amy, { Amount: 50 });
    expect(second).toMatchObject({ CurrencyMoney: 55 });
    expect(second.PayCode).not.toBe(first.PayCode);
  });

  test('is in whole dollars where banks transfer no cents', async () => {
    await setCurrency('TWD');
    const asked = await start(await stage.member(), { Amount: 10.1 });
    expect(asked).toMatchObject({ Amount: 10.1, CurrencyName: 'TWD', CurrencyMoney: 45 });
  });

  test('is refused while the currency has no rate', async () => {
    await setCurrency('GBP');
    const { body } = await stage.pay(await stage.member(), 'bankDeposit', { Amount: 10 });
    expect(body.Error).toBe('payment.methodOff');
  });
});

test('each provider’s account says where the provider reports to, at the shop’s own address', async () => {
  const { body } = await finance.call('gateways/list', {});
  const { items } = body.Data as unknown as {
    items: { shopId: number; gateway: string; callbackUrl: string }[];
  };
  const own = items.filter(({ shopId }) => shopId === stage.shop.id);
  expect(Object.fromEntries(own.map(({ gateway, callbackUrl }) => [gateway, callbackUrl]))).toEqual({
    wechat: 'https://harbour.test/api/pay/notice/wechat',
    alipay: 'https://harbour.test/api/pay/notice/alipay',
    stripe: 'https://harbour.test/api/pay/notice/stripe',
    kuaidi100: 'https://harbour.test/api/tracking/push/kuaidi100',
    track17: 'https://harbour.test/api/tracking/push/track17',
    shopee: '',
  });
  const known = { method: 'POST', headers: { host: 'harbour.test' }, payload: '{}' } as const;
  for (const { gateway, callbackUrl } of own.filter((one) => one.callbackUrl.includes('/pay/'))) {
    const { pathname } = new URL(callbackUrl);
    const reply = await stage.api.app.inject({ ...known, url: pathname });
    // There is a route that checks a signature; an unknown path has none.
    expect([gateway, reply.statusCode]).not.toEqual([gateway, 404]);
  }
});

import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGateways } from '../../gateways/payment/create-gateways.ts';
import { reconcileDay } from './reconcile-day.ts';

type Stage = Awaited<ReturnType<typeof createPaymentFixture>>;
type Person = Awaited<ReturnType<Stage['person']>>;
let stage: Stage;
let fay: Person;
beforeAll(async () => {
  stage = await createPaymentFixture();
  fay = await stage.person(2, 'finance', 'fay');
});
afterAll(() => stage.close());
beforeEach(() => stage.database.sql('delete from test_payment'));
afterEach(() => stage.simulator.fault('none'));

const whichOf = (kind: string) => ({
  shopId: stage.shop.id,
  payTypeId: stage.payTypes.get(stage.shop)![kind],
});
const start = async (kind: string, who = fay, which: object = whichOf(kind)) => {
  const { body } = await who.call('test-payments/start', which);
  return { error: body.Error, id: (body.Data as { id: number } | null)?.id };
};
type Test = { state: string; reason: string; qrText: string | null; redirectUrl: string | null };
const last = async (kind: string) =>
  ((await fay.call('test-payments/last', whichOf(kind))).body.Data as { test: Test | null }).test;
const numberOf = async (id: number | undefined) =>
  (await stage.database.sql('select number from test_payment where id = $1', [id]))[0]!.number as string;
/** Everything a payment of a member would leave behind. */
const traces = async () =>
  (
    await stage.database.sql(
      `select (select count(*) from payment) + (select count(*) from journal)
         + (select count(*) from refund) + (select count(*) from outbox) as n`,
    )
  )[0]!.n;

describe.each(['wechat', 'alipay', 'stripe'])('trying %s', (kind) => {
  test('is a real payment of the smallest amount that leaves no money behind', async () => {
    const before = await traces();
    expect(await last(kind)).toBeNull();
    const { id } = await start(kind);
    expect(await last(kind)).toMatchObject({ state: 'pending', qrText: null, redirectUrl: null });
    await stage.sweep();
    const open = await last(kind);
    expect(open).toMatchObject(
      kind === 'stripe' ? { askedMinor: 70, currencyCode: 'USD' } : { askedMinor: 1, currencyCode: 'CNY' },
    );
    expect(kind === 'stripe' ? open!.redirectUrl : open!.qrText).toEqual(expect.any(String));
    const number = await numberOf(id);
    await stage.simulator.pay(number);
    const answers = await stage.simulator.notify(number, 3);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await stage.sweep();
    expect(await last(kind)).toMatchObject({ state: 'paid', reason: '', paidAt: expect.any(String) });
    expect(await traces()).toEqual(before);
    // The gateway's statement has it, and nothing is missing from ours.
    const gateways = createGateways(stage.services.keys, stage.services.payment!.urls);
    const { database } = stage.database;
    const today = new Date(Date.now() + (kind === 'stripe' ? 0 : 8 * 3_600_000)).toISOString().slice(0, 10);
    const account = { tenantId: 2, shopId: stage.shop.id, gateway: kind as 'wechat' };
    await reconcileDay({ database, gateways }, account, today);
    const breaks = await stage.database.sql('select from reconciliation_break where payment_number = $1', [
      number,
    ]);
    expect(breaks).toEqual([]);
  });

  test('is found by the poller, and one that nobody pays is closed at the gateway', async () => {
    const { id: told } = await start(kind);
    await stage.sweep();
    await stage.simulator.pay(await numberOf(told));
    await stage.sweep();
    expect(await last(kind)).toMatchObject({ state: 'paid' });
    const { id } = await start(kind);
    await stage.sweep();
    await stage.sweep();
    expect(await last(kind)).toMatchObject({ state: 'pending' });
    await stage.database.sql(`update test_payment set expires_at = now() where id = $1`, [id]);
    await stage.sweep();
    expect(await last(kind)).toMatchObject({ state: 'expired' });
    const number = await numberOf(id);
    await expect(stage.simulator.pay(number)).rejects.toThrow('can no longer be paid');
  });

  test('says why it failed, and is closed at the gateway too', async () => {
    stage.simulator.fault('reset');
    await start(kind);
    await stage.sweep();
    const failed = await last(kind);
    expect(failed!.state).toBe('failed');
    expect(failed!.reason).not.toBe('');
    stage.simulator.fault('none');
    const due = () => stage.database.sql('select from test_payment where ask_at is not null');
    expect(await due()).toHaveLength(1);
    await stage.sweep();
    await stage.sweep();
    expect(await last(kind)).toMatchObject({ state: 'failed' });
    expect(await due()).toEqual([]);
  });
});

test('another amount than asked is a failure, and never money of a member', async () => {
  const { id } = await start('wechat');
  await stage.sweep();
  const number = await numberOf(id);
  const before = await traces();
  await stage.simulator.pay(number, { minor: 500 });
  await stage.sweep();
  expect(await last('wechat')).toMatchObject({ state: 'failed', reason: 'amount' });
  expect(await traces()).toEqual(before);
});

test('an open test is returned instead of another, also to many at once; more than five an hour are refused', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => start('wechat')));
  expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
  for (let made = 1; made < 5; made += 1) {
    await stage.database.sql(`update test_payment set state = 'expired', ask_at = null`);
    expect((await start('wechat')).error).toBeUndefined();
  }
  await stage.database.sql(`update test_payment set state = 'expired', ask_at = null`);
  expect((await start('wechat')).error).toBe('request.tooMany');
  // Each account has its own count.
  expect((await start('alipay')).error).toBeUndefined();
  await stage.database.sql(`update test_payment set created_at = now() - interval '61 minutes'`);
  expect((await start('wechat')).error).toBeUndefined();
});

test('is for finance, for gateways with an active account, and of the own company', async () => {
  expect((await start('balance')).error).toBe('input.invalid');
  expect((await start('bankDeposit')).error).toBe('input.invalid');
  const admin = await stage.person(2, 'admin');
  expect((await start('wechat', admin)).error).toBe('access.forbidden');
  const rival = await stage.person(3, 'owner');
  expect((await start('wechat', rival)).error).toBe('record.notFound');
  const ofRival = { shopId: stage.rivalShop.id, payTypeId: stage.payTypes.get(stage.rivalShop)!.wechat };
  expect((await start('wechat', fay, ofRival)).error).toBe('record.notFound');
  const ofSister = { shopId: stage.sister.id, payTypeId: whichOf('wechat').payTypeId };
  expect((await start('wechat', fay, ofSister)).error).toBe('record.notFound');
  // A method that members are not offered yet can be tried.
  await stage.database.sql(`update pay_type set is_offered = false where kind = 'wechat'`);
  expect((await start('wechat')).error).toBeUndefined();
  const [entry] = await stage.database.sql(
    `select subject, subject_id, details from audit where act = 'test-payments/start' order by id desc limit 1`,
  );
  expect(entry).toMatchObject({ subject: 'gateway', details: { askedMinor: 1, currencyCode: 'CNY' } });
  await stage.database.sql(`update gateway_account set is_active = false where gateway = 'wechat'`);
  expect((await start('wechat')).error).toBe('payment.methodOff');
});

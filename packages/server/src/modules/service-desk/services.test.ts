import { anOrder } from '@onehaul/testing/order-builders';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { aServiceOption, aServicePhoto, aServiceRequest } from '@onehaul/testing/service-builders';
import { createServiceFixture } from '@onehaul/testing/service-fixture';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { afterAll, describe, expect, test } from 'vitest';
import { proveWhole } from '../wallet/prove-ledger.ts';
import { findBalances } from '../wallet/index.ts';

const stage = await createServiceFixture();
const { clerk, service: call, ask, stored, at, desk, payServices, unpaid, requestRow, parcelRow } = stage;
afterAll(stage.close);

type Member = { readonly id: number };
const balances = ({ id }: Member) =>
  findBalances(stage.database.database.tenant(stage.shop.tenantId), stage.shop.id, id);

describe('paying', () => {
  test('takes the balance, stops the clock, and goes back to cash and gift as it came', async () => {
    const amy = await stage.member();
    await someMoney(stage.database, stage.shop, amy, { cash: 1000, gift: 333 });
    const [first, second] = [await unpaid(amy, 401), await unpaid(amy, 602)];
    const paid = await payServices(amy, 'balance', [first.id, second.id]);
    expect(paid.Data).toMatchObject({ Purpose: 'service', State: 'settled', Amount: 10.03 });
    expect(await balances(amy)).toMatchObject({ cash: 330, gift: 0 });
    expect((await parcelRow(first.parcel.id)).paused_at).not.toBeNull();
    expect(await requestRow(first.id)).toMatchObject({ state: 'paid', paid: 401 });
    expect((await requestRow(first.id)).due_at).not.toBeNull();

    // Refunds are prorated, so the remainder is exact to the fen.
    expect(errorOf(await desk('refuse', first.id, { reason: 'the box is empty' }))).toBe('ok');
    const afterOne = await balances(amy);
    expect(afterOne.cash + afterOne.gift).toBe(330 + 401);
    expect(errorOf(await call(amy, 'Cancel', { Id: second.id }))).toBe('ok');
    expect(await balances(amy)).toMatchObject({ cash: 1000, gift: 333 });
    expect(await requestRow(first.id)).toMatchObject({ state: 'notPossible', paid: 0 });
    expect((await parcelRow(first.parcel.id)).paused_at).toBeNull();
    const { Data: shown } = (await call(amy, 'GetTheData', { Id: first.id })).body as { Data: object };
    expect(shown).toMatchObject({
      PayState: 2,
      HandleState: true,
      Answer: 'the box is empty',
      Refunds: [{ Amount: 4.01, Route: 'wallet', State: 'done' }],
      Story: [{ Act: 'asked' }, { Act: 'paid' }, { Act: 'notPossible' }],
    });
    const kinds = await stage.database.sql(
      `select kind, subject from journal where shop_id = $1 and kind like 'service%' order by id`,
      [stage.shop.id],
    );
    expect(kinds.slice(-3)).toEqual([
      { kind: 'servicePaid', subject: 'payment' },
      { kind: 'serviceRefunded', subject: 'service' },
      { kind: 'serviceRefunded', subject: 'service' },
    ]);
    const receipt = await stage.call(stage.shop, amy, '/Pay/GetReceipt', {
      PayCode: (paid.Data as { PayCode: string }).PayCode,
    });
    expect(receipt.body.Data).toMatchObject({
      Refunded: 10.03,
      Orders: [],
      Services: [
        { Name: 'Photos · Three', Amount: 4.01 },
        { Name: 'Photos · Three', Amount: 6.02 },
      ],
    });
  });

  test('is refused for others’ services, unpriced ones, and more than there is', async () => {
    const { database, shop } = stage;
    const [amy, ben] = [await stage.member(), await stage.member()];
    const { id } = await unpaid(amy, 500);
    const refusal = async (who: Member, ids: readonly number[]) =>
      (await payServices(who, 'balance', ids)).Error ?? 'ok';
    expect(await refusal(amy, [id])).toBe('wallet.notEnough');
    await someMoney(database, shop, amy, { cash: 2000 });
    await someMoney(database, shop, ben, { cash: 2000 });
    expect(await refusal(ben, [id])).toBe('record.notFound');
    const requested = await aServiceRequest(database, shop, amy, { state: 'requested' });
    expect(await refusal(amy, [requested.id])).toBe('service.over');
    const both = { OrderIds: [1], ServiceIds: [id] };
    expect(errorOf(await stage.pay(amy, 'balance', both))).toBe('input.invalid');
    expect(errorOf(await stage.pay(amy, 'wechat', { ServiceIds: [id], Amount: 5 }))).toBe('input.invalid');
    expect(await requestRow(id)).toMatchObject({ state: 'unpaid', paid: 0 });
    const shown = await stage.call(shop, amy, '/Base_ShopPayType/GetPayCurrencyMoney', {
      ShopPayTypeId: stage.payTypes.get(shop)!['stripe'],
      ServiceIds: [id],
    });
    expect(shown.body.Data).toMatchObject({ Amount: 5, CurrencyName: 'USD', CurrencyMoney: 0.7 });
  });

  test('happens once, however many pay at once', async () => {
    const amy = await stage.member();
    await someMoney(stage.database, stage.shop, amy, { cash: 50_000 });
    const { id } = await unpaid(amy, 500);
    const tries = await Promise.all(Array.from({ length: 20 }, () => payServices(amy, 'balance', [id])));
    expect(tries.filter(({ Code }) => Code === 200)).toHaveLength(1);
    expect(new Set(tries.map(({ Error: error }) => error ?? 'ok'))).toEqual(new Set(['ok', 'service.over']));
    expect(await balances(amy)).toMatchObject({ cash: 49_500 });
  });

  test('by a gateway is settled by its notice and goes back through it', async () => {
    const amy = await stage.member();
    const [first, second] = [await unpaid(amy, 700), await unpaid(amy, 300)];
    const started = (await payServices(amy, 'wechat', [first.id, second.id])).Data as { PayCode: string };
    const again = (await payServices(amy, 'wechat', [second.id, first.id])).Data as { PayCode: string };
    expect(again.PayCode).toBe(started.PayCode);
    expect(await requestRow(first.id)).toMatchObject({ state: 'unpaid' });
    await stage.simulator.pay(started.PayCode);
    await stage.simulator.notify(started.PayCode, 3);
    await stage.sweep();
    expect(await requestRow(first.id)).toMatchObject({ state: 'paid', paid: 700 });
    expect(await stage.credits(started.PayCode)).toBe(1);
    await desk('take', first.id);
    expect(errorOf(await desk('refuse', first.id, { reason: 'no' }))).toBe('ok');
    await stage.sweep();
    await stage.sweep();
    expect(await stage.refunds(started.PayCode)).toEqual([
      { state: 'done', why: 'notPossible', minor: 700, asked_minor: 700, route: 'gateway' },
    ]);
    const [booked] = await stage.database.sql(
      `select amount::int from entry join journal on journal.tenant_id = entry.tenant_id and journal.id = entry.journal_id
       where journal.kind = 'serviceRefunded' and entry.account = 'gatewayClearing' and journal.subject_id = $1`,
      [first.id],
    );
    expect(booked).toEqual({ amount: 700 });
    expect(await balances(amy)).toMatchObject({ cash: 0, gift: 0 });
    expect(await requestRow(second.id)).toMatchObject({ state: 'paid' });
  });

  test('for what was taken back meanwhile is held', async () => {
    const amy = await stage.member();
    const { id } = await unpaid(amy);
    const { PayCode: number } = (await payServices(amy, 'alipay', [id])).Data as { PayCode: string };
    await stage.simulator.pay(number);
    expect(errorOf(await call(amy, 'Cancel', { Id: id }))).toBe('ok');
    expect(await stage.row(number)).toMatchObject({ state: 'closed' });
    await stage.simulator.notify(number, 1);
    await stage.sweep();
    expect(await stage.row(number)).toMatchObject({ state: 'held', held_for: 'serviceChanged' });
    expect(await requestRow(id)).toMatchObject({ state: 'cancelled', paid: 0 });
  });

  test('for goods that somebody fetches meanwhile is held', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const parcel = await stored(amy);
    const order = await anOrder(database, shop, amy, { parcels: [parcel], step: 'toPick' });
    const option = await aServiceOption(database, shop);
    const { Id } = await ask(amy, { ParcelId: parcel.id, AddedServiceDetailId: option });
    const { PayCode: number } = (await payServices(amy, 'wechat', [Id])).Data as { PayCode: string };
    await database.sql(`update shop_order set step = 'picking' where id = $1`, [order.id]);
    await someMoney(database, shop, amy, { cash: 900 });
    expect((await payServices(amy, 'balance', [Id])).Error).toBe('service.targetElsewhere');
    await stage.simulator.pay(number);
    await stage.sweep();
    expect(await stage.row(number)).toMatchObject({ state: 'held', held_for: 'serviceChanged' });
  });

  test('by the bank waits for a person, and goes back as cash', async () => {
    const { shop, database } = stage;
    const amy = await stage.member();
    const finance = await stage.person(2, 'finance');
    const { id } = await unpaid(amy, 800);
    const { PayCode: number } = (await payServices(amy, 'bankDeposit', [id])).Data as { PayCode: string };
    await database.sql(
      `with receipt as (insert into bank_account (tenant_id, shop_id, bank_name, holder, account_number)
         values ($1, $2, 'Bank', 'Shop', '62220000') returning id)
       insert into bank_receipt (tenant_id, shop_id, payment_id, bank_account_id, transaction_number, picture, picture_sha256)
       select $1, $2, payment.id, receipt.id, 'TX-SERVICE', gen_random_uuid(), '\\x00' from payment, receipt where number = $3`,
      [shop.tenantId, shop.id, number],
    );
    const [payment] = await database.sql(
      `update payment set state = 'underReview' where number = $1 returning id::int`,
      [number],
    );
    const deposits = (await finance.call('deposits/list', { state: 'underReview' })).body.Data as {
      items: { id: number; serviceNumbers: string[] }[];
    };
    expect(deposits.items.find((one) => one.id === payment!.id)?.serviceNumbers).toHaveLength(1);
    expect(errorOf(await finance.call('deposits/approve', at(payment!.id as number)))).toBe('ok');
    expect(await requestRow(id)).toMatchObject({ state: 'paid', paid: 800 });
    await call(amy, 'Cancel', { Id: id });
    expect(await balances(amy)).toMatchObject({ cash: 800 });
  });
});

describe('the desk', () => {
  const paidOne = async (row: Readonly<Record<string, unknown>> = {}) => {
    const amy = await stage.member();
    const made = await aServiceRequest(stage.database, stage.shop, amy, { state: 'paid', minor: 0, row });
    return { amy, ...made };
  };

  test('takes, puts back, and finishes on the proof of a photo', async () => {
    const { amy, id } = await paidOne({ finds: 'count' });
    expect(errorOf(await desk('finish', id, { count: 3 }))).not.toBe('ok');
    expect(errorOf(await desk('take', id))).toBe('ok');
    expect(errorOf(await desk('take', id))).toBe('service.over');
    expect(errorOf(await call(amy, 'Cancel', { Id: id }))).toBe('service.over');
    expect(errorOf(await desk('putBack', id))).toBe('ok');
    expect(await requestRow(id)).toMatchObject({ state: 'paid', staff_id: null });
    await desk('take', id);
    expect(errorOf(await desk('finish', id, { count: 3 }))).toBe('service.proofMissing');
    await aServicePhoto(stage.database, stage.shop, { requestId: id, staffId: clerk.id });
    expect(errorOf(await desk('finish', id))).toBe('input.invalid');
    expect(errorOf(await desk('finish', id, { count: 3, answer: 'all there' }))).toBe('ok');
    expect((await call(amy, 'GetTheData', { Id: id })).body.Data).toMatchObject({
      State: 'done',
      HandleState: true,
      FoundQuantity: 3,
      FoundWeight: null,
      Answer: 'all there',
      PhotoCount: 1,
      Images: [{ Url: expect.stringMatching(/^\/files\/private\/service\//) as string }],
    });
    const topics = await stage.database.sql('select topic from outbox where member_id = $1 order by id', [
      amy.id,
    ]);
    expect(topics.at(-1)).toEqual({ topic: 'serviceDone' });
  });

  test('shows what waits in one warehouse of one company, and finds it by what is scanned', async () => {
    const { id, number, warehouseId } = await paidOne();
    const where = { shopId: stage.shop.id, warehouseId };
    const list = async (person: typeof clerk, queue = 'paid') =>
      (await person.call('services/list', { ...where, queue })).body.Data as {
        items: { id: number }[];
        counts: object;
      };
    expect(await list(clerk)).toMatchObject({
      items: [{ id, number, target: 'parcel' }],
      total: 1,
      counts: { paid: 1, assigned: 0, requested: 0 },
    });
    const rival = await stage.person(3, 'clerk');
    expect(await list(rival)).toMatchObject({ items: [], counts: { paid: 0 } });
    expect(errorOf(await rival.call('services/take', at(id)))).toBe('record.notFound');
    const { parcel_id: parcelId } = await requestRow(id);
    const [parcel] = await stage.database.sql('select courier_number from parcel where id = $1', [parcelId]);
    const found = async (code: string, more: object = {}) =>
      (
        (await clerk.call('services/find', { ...where, code, ...more })).body.Data as {
          items: { id: number }[];
        }
      ).items.map((one) => one.id);
    expect(await found(String(parcel!.courier_number))).toEqual([id]);
    expect(await found(number.toLowerCase())).toEqual([id]);
    expect(await found('UNKNOWN12345')).toEqual([]);
    await desk('refuse', id, { reason: 'no' });
    expect(await list(clerk, 'handled')).toMatchObject({ items: [{ id }], total: 1 });
  });

  test('and a member who takes it back: one of them, never both', async () => {
    const amy = await stage.member();
    await someMoney(stage.database, stage.shop, amy, { cash: 10_000 });
    for (let round = 0; round < 10; round++) {
      const { id, parcel } = await unpaid(amy, 100);
      await payServices(amy, 'balance', [id]);
      const outcomes = await Promise.all([desk('take', id), call(amy, 'Cancel', { Id: id })]);
      expect(outcomes.map(errorOf).toSorted()).toEqual(['ok', 'service.over']);
      const { state } = await requestRow(id);
      expect((await parcelRow(parcel.id)).paused_at === null).toBe(state === 'cancelled');
    }
    const { cash } = await balances(amy);
    const [left] = await stage.database.sql(
      `select count(*)::int as n from service_request where member_id = $1 and state = 'assigned'`,
      [amy.id],
    );
    expect(cash).toBe(10_000 - 100 * (left!.n as number));
  });

  test('two who finish and refuse at once: one does', async () => {
    const amy = await stage.member();
    await someMoney(stage.database, stage.shop, amy, { cash: 500 });
    const { id } = await unpaid(amy, 500);
    await payServices(amy, 'balance', [id]);
    await desk('take', id);
    await aServicePhoto(stage.database, stage.shop, { requestId: id, staffId: clerk.id });
    const tries = Array.from({ length: 20 }, (_, index) =>
      index % 2 ? desk('finish', id) : desk('refuse', id, { reason: 'no' }),
    );
    const outcomes = (await Promise.all(tries)).map(errorOf);
    expect(outcomes.filter((error) => error === 'ok')).toHaveLength(1);
    const { state } = await requestRow(id);
    expect(await balances(amy)).toMatchObject({ cash: state === 'done' ? 0 : 500 });
  });
});

test('the ledger proves after all of it', async () => {
  expect(await proveWhole(stage.database.database.tenant(2))).toEqual([]);
});

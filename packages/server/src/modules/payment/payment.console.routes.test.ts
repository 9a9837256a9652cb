import { aFile } from '@onehaul/testing/parcel-builders';
import { anOrder } from '@onehaul/testing/order-builders';
import { demoGatewayAccounts } from '@onehaul/testing/payment-simulator';
import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { objectKeyOf } from '../file/index.ts';
import { reconcileDay } from './index.ts';
import { createGateways } from '../../gateways/payment/create-gateways.ts';

type Stage = Awaited<ReturnType<typeof createPaymentFixture>>;
type Person = Awaited<ReturnType<Stage['person']>>;
let stage: Stage;
let finance: Person;
let second: Person;
let admin: Person;
let clerk: Person;
let rival: Person;
const bankAccounts = new Map<object, number>();

beforeAll(async () => {
  stage = await createPaymentFixture();
  finance = await stage.person(2, 'finance');
  second = await stage.person(2, 'finance', 'second');
  admin = await stage.person(2, 'admin');
  clerk = await stage.person(2, 'clerk');
  rival = await stage.person(3, 'finance', 'rival');
  for (const [where, by] of [
    [stage.shop, finance],
    [stage.sister, finance],
    [stage.rivalShop, rival],
  ] as const) {
    const account = { bankName: 'Bank', holder: 'Harbour', accountNumber: '6222 0000 1111', isActive: true };
    const saved = await by.call('bank-accounts/save', { shopId: where.id, ...account });
    bankAccounts.set(where, (saved.body.Data as { id: number }).id);
  }
});
afterAll(() => stage.close());

const shopOf = (where?: { id: number; tenantId: number }) => where ?? stage.shop;

/** Stores a picture owned by the member. */
async function aPicture(member: { id: number }, content: string, where = stage.shop): Promise<string> {
  const id = await aFile(stage.database, where, member);
  const key = objectKeyOf(where, `upload/${id}.webp`)!;
  await stage.services.storage.put(key, Buffer.from(content), {
    contentType: 'image/webp',
    visibility: 'private',
  });
  return id;
}

type Submission = { number?: string; content?: string; where?: typeof stage.shop; orderMinor?: number };
let count = 0;
async function aDeposit({ number, content, where, orderMinor }: Submission = {}) {
  const shop = shopOf(where);
  count += 1;
  const member = await stage.member(shop);
  const order = orderMinor ? await anOrder(stage.database, shop, member, { totalMinor: orderMinor }) : null;
  const started = await stage.pay(
    member,
    'bankDeposit',
    order ? { OrderIds: [order.id] } : { Amount: 80 },
    shop,
  );
  const { PayCode: payCode, Next: next } = started.body.Data as { PayCode: string; Next: string };
  expect(next).toBe('receipt');
  const submit = async (transactionNumber = number ?? `TX-${1000 + count}`, picture?: string) =>
    stage.call(shop, member, '/Client_Wallet/OfflineRechargeUploadCertificate', {
      PayCode: payCode,
      BankAccountId: bankAccounts.get(shop),
      TransactionNo: transactionNumber,
      PayerName: 'Amy',
      Certificate: picture ?? (await aPicture(member, content ?? `picture ${count}`, shop)),
    });
  const reply = await submit();
  const [row] = await stage.database.sql('select id::int from payment where number = $1', [payCode]);
  return { member, order, payCode, submit, reply, id: row!['id'] as number, shop };
}
const cashOf = async (memberId: number) =>
  (
    await stage.database.sql(
      `select balance::int from ledger_account where owner_id = $1 and kind = 'cash'`,
      [memberId],
    )
  )[0]?.['balance'] ?? 0;
type Row = Record<string, unknown>;
const items = async (person: Person, path: string, input: object = {}) =>
  ((await person.call(path, { pageRows: 100, ...input })).body.Data as unknown as { items: Row[] }).items;

describe('a bank deposit', () => {
  test('is settled once by twenty clicks of two people', async () => {
    const { id, member, payCode } = await aDeposit();
    const clicks = Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? finance : second).call('deposits/approve', { shopId: stage.shop.id, id }),
    );
    const replies = await Promise.all(clicks);
    expect(replies.filter(({ body }) => body.Success)).toHaveLength(1);
    expect(replies.filter(({ body }) => body.Error === 'payment.notOpen')).toHaveLength(19);
    expect(await cashOf(member.id)).toBe(8000);
    expect(await stage.credits(payCode)).toBe(1);
  });

  test('of an order sends it to the warehouse', async () => {
    const { id, order } = await aDeposit({ orderMinor: 3000 });
    await finance.call('deposits/approve', { shopId: stage.shop.id, id });
    expect(await stage.order(order!.id)).toEqual({ step: 'toPick', paid: 3000 });
  });

  test('whose order is over is held, and becomes its sender’s cash', async () => {
    const { id, order, payCode, member } = await aDeposit({ orderMinor: 3000 });
    await stage.database.sql(`update shop_order set step = 'cancelled' where id = $1`, [order!.id]);
    await finance.call('deposits/approve', { shopId: stage.shop.id, id });
    expect(await stage.row(payCode)).toMatchObject({ state: 'held', held_for: 'orderChanged' });
    const held = await items(finance, 'payments/held');
    expect(held.map(({ number }) => number)).toContain(payCode);
    const decision = { shopId: stage.shop.id, id, decision: 'wallet' };
    expect((await finance.call('payments/decide', decision)).body.Success).toBe(true);
    expect((await finance.call('payments/decide', decision)).body.Error).toBe('refund.over');
    expect(await cashOf(member.id)).toBe(3000);
    expect(await stage.row(payCode)).toMatchObject({ state: 'closed' });
  });

  test('that is rejected says why and may be submitted anew', async () => {
    const { id, payCode, member, submit } = await aDeposit();
    const rejection = { shopId: stage.shop.id, id, reason: 'no such transfer' };
    await finance.call('deposits/reject', rejection);
    const { body } = await stage.state(member, payCode);
    expect(body.Data).toMatchObject({ State: 'rejected', Next: 'receipt', Rem: 'no such transfer' });
    const told = await stage.database.sql(`select topic from outbox where member_id = $1 order by id`, [
      member.id,
    ]);
    expect(told.at(-1)).toEqual({ topic: 'depositRejected' });
    expect((await submit('another 1')).body.Data).toMatchObject({ State: 'underReview', Next: 'wait' });
    expect((await submit('another 2')).body.Error).toBe('payment.notOpen');
  });

  test('one transfer pays once in a shop; others that look like it are shown as twins (S60)', async () => {
    const first = await aDeposit({ number: 'abc 123-456', content: 'the same picture' });
    const again = await aDeposit({ number: 'ABC123-456' });
    expect(again.reply.body.Error).toBe('payment.receiptUsed');
    // The same receipt is refused for another payment of the same member, too.
    const more = await stage.pay(first.member, 'bankDeposit', { Amount: 81 });
    const twice = await stage.call(
      stage.shop,
      first.member,
      '/Client_Wallet/OfflineRechargeUploadCertificate',
      {
        PayCode: (more.body.Data as { PayCode: string }).PayCode,
        BankAccountId: bankAccounts.get(stage.shop),
        TransactionNo: 'abc123-456',
        Certificate: await aPicture(first.member, 'another picture'),
      },
    );
    expect(twice.body.Error).toBe('payment.receiptUsed');
    const sister = await aDeposit({ number: 'ABC123-456', where: stage.sister });
    expect(sister.reply.body.Success).toBe(true);
    const picture = await aDeposit({ content: 'the same picture' });
    const other = await aDeposit({
      number: 'ABC123-456',
      content: 'the same picture',
      where: stage.rivalShop,
    });
    expect(other.reply.body.Success).toBe(true);
    const queue = await items(finance, 'deposits/list');
    const twinsOf = ({ payCode }: { payCode: string }) =>
      (queue.find(({ number }) => number === payCode)!['twins'] as Row[])
        .map(({ number, isSameNumber, isSamePicture }) => [number, isSameNumber, isSamePicture])
        .toSorted();
    expect(twinsOf(first)).toEqual(
      [
        [sister.payCode, true, false],
        [picture.payCode, false, true],
      ].toSorted(),
    );
    expect(queue.map(({ number }) => number)).not.toContain(other.payCode);
    expect((await items(rival, 'deposits/list')).map(({ number }) => number)).toEqual([other.payCode]);
  });

  test('needs the member’s own picture, an account of the shop and a number', async () => {
    const { member, submit, id } = await aDeposit();
    await finance.call('deposits/reject', { shopId: stage.shop.id, id, reason: 'no' });
    const stranger = await stage.member();
    const foreign = await aPicture(stranger, 'foreign');
    expect((await submit('TX-9', foreign)).body.Error).toBe('file.notFound');
    expect((await submit('!!')).body.Code).toBe(400);
    const { payCode } = await aDeposit();
    const theirs = await stage.call(stage.shop, member, '/Client_Wallet/OfflineRechargeUploadCertificate', {
      PayCode: payCode,
      BankAccountId: bankAccounts.get(stage.shop),
      TransactionNo: 'TX-77',
      Certificate: await aPicture(member, 'mine'),
    });
    expect(theirs.body.Code).toBe(404);
  });
});

describe('a refund that somebody proposes', () => {
  const aPaidOrder = async (totalMinor: number) => {
    const amy = await stage.member();
    await someMoney(stage.database, stage.shop, amy, { cash: totalMinor });
    const order = await anOrder(stage.database, stage.shop, amy, { totalMinor });
    await stage.payOrder(amy, 'balance', [order.id]);
    return { amy, order };
  };
  const propose = (person: Person, orderId: number, minor: number) =>
    person.call('refunds/propose', { shopId: stage.shop.id, orderId, minor, reason: 'goodwill' });
  const idOf = ({ body }: { body: { Data: never } }) => (body.Data as { ids: number[] }).ids[0]!;
  const approve = (person: Person, id: number) =>
    person.call('refunds/approve', { shopId: stage.shop.id, id });

  test('small, is approved by whoever proposed it, once', async () => {
    const { amy, order } = await aPaidOrder(5000);
    const id = idOf(await propose(finance, order.id, 1000));
    expect(await cashOf(amy.id)).toBe(0);
    const replies = await Promise.all(Array.from({ length: 10 }, () => approve(finance, id)));
    expect(replies.filter(({ body }) => body.Success)).toHaveLength(1);
    expect(await cashOf(amy.id)).toBe(1000);
    expect(await stage.order(order.id)).toMatchObject({ paid: 4000 });
  });

  test('above the shop’s limit takes another person, and the database says so too', async () => {
    const { amy, order } = await aPaidOrder(90_000);
    const id = idOf(await propose(finance, order.id, 60_000));
    expect((await approve(finance, id)).body.Error).toBe('refund.needsSecondPerson');
    await expect(
      stage.database.sql(`update refund set state = 'done', decided_by = proposed_by where id = $1`, [id]),
    ).rejects.toMatchObject({ constraint: 'refund_by_two' });
    expect((await approve(second, id)).body.Success).toBe(true);
    expect(await cashOf(amy.id)).toBe(60_000);
  });

  test('S-b: above the limit is not approved by an account that the proposer has let in', async () => {
    const { order } = await aPaidOrder(90_000);
    const id = idOf(await propose(finance, order.id, 60_000));
    const sponsor = (sponsorId: number | null) =>
      stage.database.sql('update staff set sponsor_id = $2 where id = $1', [second.id, sponsorId]);
    await sponsor(finance.id);
    expect((await approve(second, id)).body.Error).toBe('refund.needsSecondPerson');
    await sponsor(null);
    expect((await approve(second, id)).body.Success).toBe(true);
  });

  test('is not divided to stay below the limit, nor more than was paid', async () => {
    const { order } = await aPaidOrder(90_000);
    idOf(await propose(finance, order.id, 40_000));
    const next = idOf(await propose(finance, order.id, 40_000));
    expect((await approve(finance, next)).body.Error).toBe('refund.needsSecondPerson');
    expect((await propose(finance, order.id, 10_001)).body.Error).toBe('refund.tooMuch');
  });

  test('that is refused changes nothing', async () => {
    const { amy, order } = await aPaidOrder(5000);
    const id = idOf(await propose(finance, order.id, 5000));
    await second.call('refunds/refuse', { shopId: stage.shop.id, id, reason: 'no' });
    expect((await approve(second, id)).body.Error).toBe('refund.over');
    expect(await cashOf(amy.id)).toBe(0);
    const refused = await items(finance, 'refunds/list', { state: 'refused' });
    expect(refused.map((row) => row['id'])).toContain(id);
  });

  test('money that does not fit goes back through its gateway', async () => {
    const amy = await stage.member();
    const order = await anOrder(stage.database, stage.shop, amy, { totalMinor: 5000 });
    const { PayCode: number } = await stage.payOrder(amy, 'wechat', [order.id]);
    await stage.simulator.pay(number, { minor: 4900 });
    await stage.sweep();
    const [held] = (await items(finance, 'payments/held')).filter((row) => row['number'] === number);
    const which = { shopId: stage.shop.id, id: held!['id'], decision: 'refund' };
    expect((await finance.call('payments/decide', which)).body.Success).toBe(true);
    await stage.sweep();
    await stage.sweep();
    expect([...stage.simulator.payment(number).refunds.values()]).toMatchObject([{ minor: 4900 }]);
    expect(await stage.row(number)).toMatchObject({ state: 'closed' });
    const detail = await finance.call('payments/get', { shopId: stage.shop.id, id: held!['id'] });
    expect(detail.body.Data).toMatchObject({
      number,
      refunds: [{ state: 'done' }],
      events: [{ fact: 'paid' }],
    });
  });
});

describe('a gateway’s statement beside ours (R30)', () => {
  test('four differences are four breaks, typed, and nothing is put right by itself', async () => {
    const amy = await stage.member(stage.sister);
    const numbers: string[] = [];
    for (let at = 0; at < 5; at += 1) {
      const { body } = await stage.pay(amy, 'wechat', { Amount: 10 + at }, stage.sister);
      const { PayCode: number } = body.Data as { PayCode: string };
      await stage.simulator.pay(number);
      numbers.push(number);
    }
    await stage.sweep();
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const gateways = createGateways(stage.services.keys, stage.services.payment!.urls);
    const before = await stage.database.sql('select id, state, minor from payment order by id');
    // The simulator has one ledger for all merchants, so the statement is filtered to this shop's lines.
    const own = new Set(numbers);
    stage.simulator.alterStatement((lines) => {
      const mine = lines.filter(({ number }) => own.has(number));
      return [
        ...mine.slice(1).map((line) => ({
          ...line,
          ...(line.number === numbers[1] && { minor: line.minor + 1 }),
          ...(line.number === numbers[2] && { currency: 'USD' }),
        })),
        { number: 'NOBODYSPAYMENT000001', minor: 500, currency: 'CNY', gatewayNumber: '4200' },
      ];
    });
    const statement = { tenantId: 2, shopId: stage.sister.id, gateway: 'wechat' } as const;
    for (let run = 0; run < 2; run += 1) {
      await reconcileDay({ database: stage.database.database, gateways }, statement, today);
    }
    const breaks = await items(finance, 'reconciliation/breaks', { shopId: stage.sister.id });
    expect(breaks.map(({ kind, paymentNumber }) => [kind, paymentNumber]).toSorted()).toEqual(
      [
        ['amount', numbers[1]],
        ['currency', numbers[2]],
        ['onlyOurs', numbers[0]],
        ['onlyTheirs', 'NOBODYSPAYMENT000001'],
      ].toSorted(),
    );
    expect(await stage.database.sql('select id, state, minor from payment order by id')).toEqual(before);
    const [day] = await items(finance, 'reconciliation/days', { shopId: stage.sister.id });
    expect(day).toMatchObject({ day: today, gateway: 'wechat', breaks: 4, openBreaks: 4 });
    const resolve = { shopId: stage.sister.id, id: breaks[0]!['id'], note: 'asked WeChat' };
    expect((await rival.call('reconciliation/resolve', resolve)).body.Code).toBe(404);
    expect((await finance.call('reconciliation/resolve', resolve)).body.Success).toBe(true);
    expect(await items(rival, 'reconciliation/breaks')).toEqual([]);
  });

  test.each(['alipay', 'stripe'] as const)('%s’s own form of it is read', async (kind) => {
    const amy = await stage.member(stage.sister);
    const { body } = await stage.pay(amy, kind, { Amount: 33 }, stage.sister);
    const { PayCode: number } = body.Data as { PayCode: string };
    await stage.simulator.pay(number);
    await stage.sweep();
    stage.simulator.alterStatement((lines) => lines.filter((line) => line.number === number));
    const ahead = kind === 'stripe' ? 0 : 8 * 3_600_000;
    const today = new Date(Date.now() + ahead).toISOString().slice(0, 10);
    const gateways = createGateways(stage.services.keys, stage.services.payment!.urls);
    const statement = { tenantId: 2, shopId: stage.sister.id, gateway: kind };
    await reconcileDay({ database: stage.database.database, gateways }, statement, today);
    const [day] = (await items(finance, 'reconciliation/days')).filter((row) => row['gateway'] === kind);
    expect(day).toMatchObject({ ours: 1, theirs: 1, breaks: 0 });
  });
});

describe('what is kept of gateways', () => {
  test('is shown shortened, sealed, and never again', async () => {
    const [secret] = demoGatewayAccounts('1900008888');
    await finance.call('gateways/set', { shopId: stage.sister.id, secret });
    const listed = await finance.call('gateways/list', {});
    const text = JSON.stringify(listed.body);
    expect(text).toContain('…8888');
    expect(text).not.toMatch(/PRIVATE|apiKey|1900008888/);
    const audited = await stage.database.sql(`select details::text from audit where subject = 'gateway'`);
    expect(JSON.stringify(audited)).not.toMatch(/PRIVATE|simulated-api/);
    const [row] = await stage.database.sql(
      `select sealed from gateway_account where shop_id = $1 and gateway = 'wechat'`,
      [stage.sister.id],
    );
    expect((row!['sealed'] as Buffer).toString('latin1')).not.toContain('1900008888');
    const bad = { shopId: stage.sister.id, secret: { ...secret, privateKey: 'no key' } };
    expect((await finance.call('gateways/set', bad)).body.Code).toBe(400);
    expect((await rival.call('gateways/set', { shopId: stage.sister.id, secret })).body.Code).toBe(404);
  });

  test('people without the right see and do nothing', async () => {
    for (const path of ['deposits/list', 'gateways/list', 'payments/list']) {
      expect((await clerk.call(path, {})).body.Code).toBe(403);
      expect((await admin.call(path, {})).body.Success).toBe(true);
    }
    const which = { shopId: stage.shop.id, id: 1 };
    expect((await admin.call('deposits/approve', which)).body.Code).toBe(403);
    expect((await rival.call('payments/get', which)).body.Code).toBe(404);
  });

  test('payments are found by their number, the gateway’s and a member’s code, in one’s own company', async () => {
    const amy = await stage.member();
    const { body } = await stage.pay(amy, 'wechat', { Amount: 12 });
    const { PayCode: number } = body.Data as { PayCode: string };
    await stage.simulator.pay(number);
    await stage.sweep();
    const gatewayNumber = stage.simulator.payment(number).paid!.gatewayNumber;
    for (const search of [number, gatewayNumber, amy.code]) {
      const found = await items(finance, 'payments/list', { search });
      expect(found.map((row) => row['number'])).toEqual([number]);
      expect(await items(rival, 'payments/list', { search })).toEqual([]);
    }
  });
});

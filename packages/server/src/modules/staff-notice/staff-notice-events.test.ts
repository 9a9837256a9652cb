import { aCase } from '@onehaul/testing/case-builders';
import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { aFile } from '@onehaul/testing/parcel-builders';
import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { anOrder } from '@onehaul/testing/order-builders';
import { aCompanyPlan } from '@onehaul/testing/usage-inputs';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { aBankCard } from '@onehaul/testing/withdrawal-builders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordFailure, recordSolved } from '../../jobs/failures.ts';
import { objectKeyOf } from '../file/index.ts';
import { meterUsageJob } from '../usage/usage.jobs.ts';

type Stage = Awaited<ReturnType<typeof createPaymentFixture>>;
type Person = Awaited<ReturnType<Stage['person']>>;
let stage: Stage;
let service: Person;
let second: Person;
let finance: Person;
let owner: Person;
beforeAll(async () => {
  stage = await createPaymentFixture();
  service = await stage.person(2, 'service');
  second = await stage.person(2, 'service', 'second');
  finance = await stage.person(2, 'finance');
  owner = await stage.person(2, 'owner');
  await stage.person(3, 'owner', 'rival');
});
afterAll(() => stage.close());
beforeEach(() => stage.database.sql('truncate staff_notice'));

const sql = (text: string, values: unknown[] = []) => stage.database.sql(text, values);
/** Who was notified of what, as "person kind event number". */
const told = async () =>
  (
    await sql(
      `select email, kind, coalesce(details->>'event', details->>'job') as event, details->>'number' as number
       from staff_notice notice join staff on staff.tenant_id = notice.tenant_id and staff.id = staff_id
       order by notice.id, email`,
    )
  ).map(({ email, kind, event, number }) =>
    [String(email).split('@')[0], kind, event, number ?? ''].join(' '),
  );

/** How many of the notices nobody has to look at any more. */
const done = async () => (await sql('select from staff_notice where read_at is not null')).length;

describe('money that waits for finance', () => {
  test('a bank deposit, again when it is sent in again', async () => {
    const member = await stage.member();
    const started = await stage.pay(member, 'bankDeposit', { Amount: 80 });
    const { PayCode: number } = started.body.Data as { PayCode: string };
    const [account] = await sql('select id from bank_account where shop_id = $1', [stage.shop.id]);
    const submit = async (transaction: string) => {
      const picture = await aFile(stage.database, stage.shop, member);
      const key = objectKeyOf(stage.shop, `upload/${picture}.webp`)!;
      const stored = { contentType: 'image/webp', visibility: 'private' } as const;
      await stage.services.storage.put(key, Buffer.from(transaction), stored);
      const { body } = await stage.call(
        stage.shop,
        member,
        '/Client_Wallet/OfflineRechargeUploadCertificate',
        {
          PayCode: number,
          BankAccountId: account!.id,
          TransactionNo: transaction,
          PayerName: 'Amy',
          Certificate: picture,
        },
      );
      return body.Error;
    };
    expect(await submit('TX-1')).toBeUndefined();
    const once = [`finance money deposit ${number}`, `owner money deposit ${number}`];
    expect((await told()).sort()).toEqual(once);
    expect(await submit('TX-2')).toBe('payment.notOpen');
    expect(await told()).toHaveLength(2);
    const [{ id } = { id: 0 }] = await sql('select id::int from payment where number = $1', [number]);
    // Another payment and another shop with the same numbers stay as they are.
    await sql(
      `insert into staff_notice (tenant_id, staff_id, kind, shop_id, subject_id, details, event_key, mail_state)
       select tenant_id, staff_id, kind, $1, subject_id, details, 'elsewhere', 'none' from staff_notice limit 1`,
      [stage.sister.id],
    );
    await finance.call('deposits/reject', { shopId: stage.shop.id, id, reason: 'no such transfer' });
    expect(await done()).toBe(2);
    await sql(`delete from staff_notice where event_key = 'elsewhere'`);
    expect(await submit('TX-3')).toBeUndefined();
    expect((await told()).sort()).toEqual([...once, ...once].sort());
  });

  test('a payment that does not fit, once for each piece of money', async () => {
    const amy = await stage.member();
    const { id } = await anOrder(stage.database, stage.shop, amy, { totalMinor: 5000 });
    const { PayCode: number } = await stage.payOrder(amy, 'wechat', [id]);
    await stage.simulator.pay(number, { minor: 1 });
    await stage.simulator.notify(number, 3);
    await stage.sweep();
    await stage.sweep();
    expect((await told()).sort()).toEqual([`finance money held ${number}`, `owner money held ${number}`]);
    const [{ id: paymentId } = { id: 0 }] = await sql('select id::int from payment where number = $1', [
      number,
    ]);
    const decision = { shopId: stage.shop.id, id: paymentId, decision: 'wallet' };
    expect((await finance.call('payments/decide', decision)).body.Error).toBeUndefined();
    expect(await done()).toBe(2);
  });

  test('a withdrawal', async () => {
    const amy = await aMember(stage.database, stage.shop);
    await someMoney(stage.database, stage.shop, amy, { cash: 100_000 });
    const card = await aBankCard(stage.database, stage.services.keys, stage.shop, amy);
    const { body } = await stage.call(stage.shop, amy, '/Client_Wallet/ApplicationWithdrawalMoney', {
      Amount: 100,
      BankCardId: card.id,
    });
    expect(body.Error).toBeUndefined();
    expect((await told()).map((line) => line.split(' ').slice(0, 3).join(' ')).sort()).toEqual([
      'finance money withdrawal',
      'owner money withdrawal',
    ]);
    const { Id: id } = body.Data as unknown as { Id: number };
    const approved = await finance.call('withdrawals/approve', { shopId: stage.shop.id, id });
    expect(approved.body.Error).toBeUndefined();
    expect(await done()).toBe(2);
  });
});

describe('a case', () => {
  const write = (member: { id: number }, id: number) =>
    stage.call(stage.shop, member, '/Client_Case/AddMessage', { Id: id, Words: 'And now?' });

  test('notifies the person it is assigned to of each message of the member', async () => {
    const amy = await aMember(stage.database, stage.shop);
    const { id, number } = await aCase(stage.database, stage.shop, amy);
    await write(amy, id);
    expect(await told()).toEqual([]);
    await service.call('cases/take', { shopId: stage.shop.id, id });
    await service.call('cases/answer', { shopId: stage.shop.id, id, words: 'Soon' });
    expect(await told()).toEqual([]);
    await write(amy, id);
    await write(amy, id);
    expect(await told()).toEqual([`service case written ${number}`, `service case written ${number}`]);
    expect(await done()).toBe(0);
    await service.call('cases/answer', { shopId: stage.shop.id, id, words: 'Now' });
    expect(await done()).toBe(2);
    await sql('truncate staff_notice');
    await stage.call(stage.shop, amy, '/Client_Case/Answer', { Id: id, Answer: 'close' });
    expect(await told()).toEqual([`service case closed ${number}`]);
  });

  test('of a member whom somebody looks after notifies them when it is opened', async () => {
    const amy = await aMember(stage.database, stage.shop);
    await sql('update member set service_staff_id = $1 where id = $2', [second.id, amy.id]);
    const { body } = await stage.call(stage.shop, amy, '/Client_Case/AddData', {
      Kind: 'question',
      Words: 'When do you open?',
    });
    expect(body.Error).toBeUndefined();
    const { Id: id } = body.Data as unknown as { Id: number };
    const [{ number } = { number: '' }] = await sql('select number from support_case where id = $1', [id]);
    expect(await told()).toEqual([`second case opened ${number}`]);
    // From then on it is the person's to whom it is assigned.
    await service.call('cases/take', { shopId: stage.shop.id, id });
    await sql('truncate staff_notice');
    await write(amy, id);
    expect(await told()).toEqual([`service case written ${number}`]);
  });

  test('that is assigned to a colleague notifies the colleague', async () => {
    const amy = await aMember(stage.database, stage.shop);
    const { id, number } = await aCase(stage.database, stage.shop, amy);
    const which = { shopId: stage.shop.id, id };
    const { body } = await service.call('cases/colleagues', { shopId: stage.shop.id });
    const { items } = body.Data as unknown as { items: { id: number }[] };
    expect(items.map((one) => one.id).sort()).toEqual([service.id, second.id, owner.id].sort());
    expect((await service.call('cases/assign', { ...which, staffId: second.id })).body.Error).toBeUndefined();
    expect(await told()).toEqual([`second case assigned ${number}`]);
    const [row] = await sql('select staff_id, state from support_case where id = $1', [id]);
    expect(row).toEqual({ staff_id: second.id, state: 'working' });
    // Taking it oneself is no news.
    await sql('truncate staff_notice');
    expect((await second.call('cases/assign', { ...which, staffId: second.id })).body.Error).toBeUndefined();
    expect(await told()).toEqual([]);
  });

  test('is assigned to nobody who may not work on it, or works elsewhere', async () => {
    const amy = await aMember(stage.database, stage.shop);
    const { id } = await aCase(stage.database, stage.shop, amy);
    const elsewhere = await aStaffMember(stage.database, 2, {
      roles: ['service'],
      email: 'elsewhere@company2.test',
      places: [{ shopId: stage.sister.id, warehouseId: null }],
    });
    const [rival] = await sql(`select id from staff where email = 'rival@company3.test'`);
    for (const staffId of [finance.id, elsewhere.id, Number(rival!.id)])
      expect((await service.call('cases/assign', { shopId: stage.shop.id, id, staffId })).body.Error).toBe(
        'record.notFound',
      );
    expect(await told()).toEqual([]);
  });
});

test('failed work notifies those who may see it, once an hour however often it fails', async () => {
  const services = { database: stage.database.database, log: stage.services.log };
  const work = { job: 'tracker', kind: 'sweep', tenantId: 2, error: new Error('no') } as const;
  await recordFailure(services, work);
  await recordFailure(services, work);
  const once = ['owner failure tracker '];
  expect(await told()).toEqual(once);
  expect(await done()).toBe(0);
  await recordSolved(services, work);
  expect(await done()).toBe(1);
  await recordFailure(services, work);
  expect(await told()).toEqual(once);
  await sql(`update staff_notice set event_key = 'an hour ago'`);
  // It still fails: that is known.
  await recordFailure(services, work);
  expect(await told()).toEqual(once);
  await recordSolved(services, work);
  await recordFailure(services, work);
  expect(await told()).toEqual([...once, ...once]);
});

test('a quantity of the plan that is scarce notifies the owners once, and again when it is used up', async () => {
  await aCompanyPlan(stage.database, { name: 'tight', callsPerMinute: 60_000 });
  const [{ count } = { count: 0 }] = await sql(
    `select count(*)::int from staff where tenant_id = 2 and state = 'active'`,
  );
  const limit = async (staff: number) => {
    await sql(`update plan set staff = $1 where name = 'tight'`, [staff]);
    await sql(`update tenant set plan = 'tight' where tenant_id = 2`);
    await meterUsageJob.run({ database: stage.database.database } as never);
  };
  await limit(1000);
  expect(await told()).toEqual([]);
  await limit(Number(count) + 1);
  await meterUsageJob.run({ database: stage.database.database } as never);
  expect(await told()).toEqual(['owner quota near ']);
  await limit(Number(count));
  expect(await told()).toEqual(['owner quota near ', 'owner quota reached ']);
});

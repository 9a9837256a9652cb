import { aMember } from '@onehaul/testing/member-builders';
import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { sendStaffForm } from '@onehaul/testing/staff-form';
import { aBankCard, aCardNumber, aWithdrawal } from '@onehaul/testing/withdrawal-builders';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBalances } from '../wallet/index.ts';
import { proveWhole } from '../wallet/prove-ledger.ts';

type Stage = Awaited<ReturnType<typeof createPaymentFixture>>;
type Person = Awaited<ReturnType<Stage['person']>>;
type Draft = NonNullable<Parameters<typeof aWithdrawal>[4]>;
type Row = Record<string, unknown>;
let stage: Stage;
let finance: Person;
let second: Person;
let admin: Person;
let rival: Person;
beforeAll(async () => {
  stage = await createPaymentFixture();
  finance = await stage.person(2, 'finance');
  second = await stage.person(2, 'finance', 'second');
  admin = await stage.person(2, 'admin');
  rival = await stage.person(3, 'finance', 'rival');
});
afterAll(() => stage.close());

const keys = () => stage.services.keys;
/** A withdrawal of a new member. */
async function asked(draft: Draft = {}, shop = stage.shop) {
  const member = await aMember(stage.database, shop, { name: 'Amy' });
  const { id, number } = await aWithdrawal(stage.database, keys(), shop, member, draft);
  return { member, id, number, which: { shopId: shop.id, id } };
}
const balances = (member: { id: number }, shop = stage.shop) =>
  findBalances(stage.database.database.tenant(shop.tenantId), shop.id, member.id);
const rowOf = async (id: number) =>
  (await stage.database.sql('select * from withdrawal where id = $1', [id]))[0]!;
const listed = async (person: Person, input: object = {}) =>
  (await person.call('withdrawals/list', { pageRows: 100, ...input })).body.Data as unknown as {
    items: Row[];
    total: number;
  };
const act = async (person: Person, name: string, input: object) =>
  (await person.call(`withdrawals/${name}`, input)).body;
const toldOf = (member: { id: number }) =>
  stage.database.sql('select topic, details from outbox where member_id = $1 order by id', [member.id]);

describe('a withdrawal at the desk', () => {
  test('is approved, paid with the bank’s number, and its owner is told', async () => {
    const { member, number, which } = await asked({ minor: 7000 });
    expect(await act(finance, 'approve', which)).toMatchObject({ Success: true });
    expect(await balances(member)).toMatchObject({ cash: 0, hold: 7000 });
    expect(await act(finance, 'pay', { ...which, transferNumber: ' B-2026 ' })).toMatchObject({
      Success: true,
    });
    expect(await balances(member)).toMatchObject({ cash: 0, hold: 0 });
    expect(await rowOf(which.id)).toMatchObject({
      state: 'paid',
      transfer_number: 'B-2026',
      approved_by: finance.id,
      decided_by: finance.id,
    });
    expect(await toldOf(member)).toMatchObject([
      { topic: 'walletChanged' },
      { topic: 'withdrawalPaid', details: { number } },
    ]);
    const acts = await stage.database.sql(
      `select act from audit where subject = 'withdrawal' and subject_id = $1 order by id`,
      [`${which.shopId}/${which.id}`],
    );
    expect(acts.map((line) => line.act)).toEqual(['withdrawals/approve', 'withdrawals/pay']);
  });

  test('is paid once by twenty clicks of two people', async () => {
    const { member, which } = await asked({ minor: 5000, state: 'approved', approvedBy: finance.id });
    const clicks = Array.from({ length: 20 }, (_, at) =>
      act(at % 2 ? finance : second, 'pay', { ...which, transferNumber: `B-${at}` }),
    );
    const replies = await Promise.all(clicks);
    expect(replies.filter(({ Success }) => Success)).toHaveLength(1);
    expect(replies.filter(({ Error: code }) => code === 'withdrawal.over')).toHaveLength(19);
    expect(await balances(member)).toMatchObject({ cash: 0, hold: 0 });
  });

  test('is paid or refused, never both, and a cancelling member meets them', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { member, which } = await asked({ minor: 5000 });
      const replies = await Promise.all([
        act(finance, 'approve', which).then(() => act(finance, 'pay', { ...which, transferNumber: 'B-1' })),
        act(second, 'reject', { ...which, reason: 'no' }),
        stage
          .call(stage.shop, member, '/Client_Wallet/CancelWithdrawal', { Id: which.id })
          .then(({ body }) => body),
      ]);
      expect(replies.filter(({ Success }) => Success)).toHaveLength(1);
      const { state } = await rowOf(which.id);
      expect(await balances(member)).toMatchObject({ cash: state === 'paid' ? 0 : 5000, hold: 0 });
    }
  });

  test('is refused with a reason before or after it was approved, or fails at the bank: the money is back', async () => {
    for (const [draft, name, state] of [
      [{}, 'reject', 'rejected'],
      [{ state: 'approved', approvedBy: finance.id }, 'reject', 'rejected'],
      [{ state: 'approved', approvedBy: finance.id }, 'fail', 'failed'],
    ] as const) {
      const { member, number, which } = await asked({ minor: 3000, ...draft });
      expect(await act(second, name, { ...which, reason: '' })).toMatchObject({ Success: false });
      expect(await act(second, name, { ...which, reason: 'wrong name' })).toMatchObject({ Success: true });
      expect(await balances(member)).toMatchObject({ cash: 3000, hold: 0 });
      expect(await rowOf(which.id)).toMatchObject({ state, reason: 'wrong name' });
      expect((await toldOf(member)).at(-1)).toMatchObject({
        topic: 'withdrawalRejected',
        details: { number, reason: 'wrong name' },
      });
    }
    const { which } = await asked();
    expect(await act(second, 'fail', { ...which, reason: 'x' })).toMatchObject({ Error: 'withdrawal.over' });
    expect(await act(second, 'pay', { ...which, transferNumber: 'x' })).toMatchObject({
      Error: 'withdrawal.over',
    });
  });

  test('S59: above the limit is paid by another person than approved, and the database says the same', async () => {
    const { which } = await asked({ isForTwo: true });
    await act(finance, 'approve', which);
    const paying = { ...which, transferNumber: 'B-2' };
    expect(await act(finance, 'pay', paying)).toMatchObject({
      Code: 403,
      Error: 'withdrawal.needsSecondPerson',
    });
    await expect(
      stage.database.sql(
        `update withdrawal set state = 'paid', decided_by = approved_by, decided_at = now(), transfer_number = 'x'
         where id = $1`,
        [which.id],
      ),
    ).rejects.toThrow(/check/);
    expect(await act(second, 'pay', paying)).toMatchObject({ Success: true });
  });

  test('S-b: above the limit is not paid by an account that who approved it has let in', async () => {
    const { which } = await asked({ isForTwo: true });
    await act(finance, 'approve', which);
    const sponsor = (id: number | null) =>
      stage.database.sql('update staff set sponsor_id = $2 where id = $1', [second.id, id]);
    await sponsor(finance.id);
    const paying = { ...which, transferNumber: 'B-3' };
    expect(await act(second, 'pay', paying)).toMatchObject({ Error: 'withdrawal.needsSecondPerson' });
    await sponsor(null);
    expect(await act(second, 'pay', paying)).toMatchObject({ Success: true });
  });

  test('S59: to a new card is not paid before its day, and the database says the same', async () => {
    const { member, which } = await asked({ state: 'approved', approvedBy: finance.id, waits: 24 });
    const paying = { ...which, transferNumber: 'B-3' };
    expect(await act(finance, 'pay', paying)).toMatchObject({ Error: 'withdrawal.cardNew' });
    await expect(
      stage.database.sql(
        `update withdrawal set state = 'paid', decided_by = $2, decided_at = now(), transfer_number = 'x' where id = $1`,
        [which.id, second.id],
      ),
    ).rejects.toThrow(/check/);
    await stage.database.sql(`update withdrawal set not_before = now() where id = $1`, [which.id]);
    expect(await act(finance, 'pay', paying)).toMatchObject({ Success: true });
    expect(await balances(member)).toMatchObject({ hold: 0 });
  });

  test('shows who else has the card, in every shop of the company and in no other', async () => {
    const number = aCardNumber();
    const member = await aMember(stage.database, stage.shop);
    const cardId = (await aBankCard(stage.database, keys(), stage.shop, member, { number })).id;
    const { id } = await aWithdrawal(stage.database, keys(), stage.shop, member, { cardId });
    const twin = await aMember(stage.database, stage.sister);
    await aBankCard(stage.database, keys(), stage.sister, twin, { number });
    const stranger = await aMember(stage.database, stage.rivalShop);
    await aBankCard(stage.database, keys(), stage.rivalShop, stranger, { number });
    const { items } = await listed(finance);
    const row = items.find((one) => one.id === id)!;
    expect(row.twins).toMatchObject([{ memberCode: twin.code, shopId: stage.sister.id }]);
    expect(row).toMatchObject({ tail: number.slice(-4), cashMinor: 0, isPayable: true });
    expect(JSON.stringify(row)).not.toContain(number);
  });

  test('the whole number of a card is shown to who pays, and that is written down', async () => {
    const number = aCardNumber();
    const member = await aMember(stage.database, stage.shop);
    const cardId = (await aBankCard(stage.database, keys(), stage.shop, member, { number })).id;
    const { id } = await aWithdrawal(stage.database, keys(), stage.shop, member, { cardId });
    const which = { shopId: stage.shop.id, id };
    expect(await act(admin, 'reveal', which)).toMatchObject({ Code: 403 });
    expect(await act(finance, 'reveal', which)).toMatchObject({ Data: { cardNumber: number } });
    const lines = await stage.database.sql(
      `select act, staff_id, details::text as details from audit where subject = 'withdrawal' and subject_id = $1`,
      [`${which.shopId}/${id}`],
    );
    expect(lines).toMatchObject([{ act: 'withdrawals/reveal', staff_id: finance.id }]);
    expect(lines[0]!.details).not.toContain(number);
  });

  test('is of its company: nobody else sees it or touches it', async () => {
    const { which, number } = await asked();
    expect((await listed(rival)).items.map((row) => row.number)).not.toContain(number);
    for (const [name, more] of [
      ['reveal', {}],
      ['approve', {}],
      ['pay', { transferNumber: 'x' }],
      ['reject', { reason: 'x' }],
      ['fail', { reason: 'x' }],
    ] as const)
      expect(await act(rival, name, { ...which, ...more })).toMatchObject({ Error: 'record.notFound' });
    // The same id at the sister shop is another withdrawal.
    expect(await act(finance, 'approve', { shopId: stage.sister.id, id: which.id })).toMatchObject({
      Error: 'record.notFound',
    });
    expect((await listed(finance, { shopId: stage.sister.id })).items.map((row) => row.number)).not.toContain(
      number,
    );
    expect(await rowOf(which.id)).toMatchObject({ state: 'requested' });
  });

  test('keeps one picture of its transfer, once it was paid', async () => {
    const { which } = await asked({ state: 'approved', approvedBy: finance.id });
    const dot = { width: 4, height: 4, channels: 3, background: 'white' } as const;
    const file = new Uint8Array(await sharp({ create: dot }).png().toBuffer());
    const send = () =>
      sendStaffForm(stage.api, finance.cookie, 'withdrawals/addProof', {
        shopId: String(which.shopId),
        id: String(which.id),
        file,
      });
    expect((await send()).body).toMatchObject({ Error: 'withdrawal.over' });
    await act(second, 'pay', { ...which, transferNumber: 'B-4' });
    expect((await send()).body).toMatchObject({ Success: true });
    expect((await send()).body).toMatchObject({ Error: 'withdrawal.over' });
    const row = (await listed(finance, { state: 'paid' })).items.find((one) => one.id === which.id)!;
    expect(row.proofUrl).toContain('/api/console/files/2/');
  });
});

describe('recharge packages', () => {
  const save = async (person: Person, values: object, more: object = {}) => {
    const given = { values: { isActive: true, ...values }, version: 0, ...more };
    return (await person.call('studio/rechargePackage/save', { shopId: stage.shop.id, ...given })).body;
  };

  test('are added, changed and switched off; an amount stands for one', async () => {
    const made = await save(finance, { minor: 40_000, giftMinor: 2000 });
    const { key, version } = made.Data as unknown as { key: string; version: number };
    const again = { minor: 40_000, giftMinor: 1 };
    expect(await save(finance, again)).toMatchObject({ Error: 'record.taken' });
    const off = { minor: 40_000, giftMinor: 2500, isActive: false };
    expect(await save(finance, off, { key, version })).toMatchObject({ Success: true });
    const second = (await save(finance, again)).Data as unknown as { key: string; version: number };
    expect(await save(admin, { minor: 10, giftMinor: 1 })).toMatchObject({ Code: 403 });
    expect(await save(rival, again, { key, version })).toMatchObject({ Error: 'record.notFound' });
    expect(await save(rival, { minor: 20, giftMinor: 1 })).toMatchObject({ Error: 'record.notFound' });
    // An archived one is neither offered nor in the way of another.
    const archive = { shopId: stage.shop.id, key: second.key, version: second.version, isArchived: true };
    await finance.call('studio/rechargePackage/archive', archive);
    const amy = await aMember(stage.database, stage.shop);
    const offered = await stage.call(stage.shop, amy, '/Client_Wallet/GetRechargePackages');
    expect(offered.body.Data).toEqual([]);
    expect(await save(finance, again)).toMatchObject({ Success: true });
  });

  test('a gift of half the amount or more asks for a confirmation, new or changed', async () => {
    const half = { minor: 50_000, giftMinor: 25_000 };
    expect(await save(finance, half)).toMatchObject({ Error: 'record.unconfirmed' });
    const made = await save(finance, half, { isConfirmed: true });
    const { key, version } = made.Data as unknown as { key: string; version: number };
    const off = { ...half, isActive: false };
    expect(await save(finance, off, { key, version })).toMatchObject({ Success: true });
    const more = { ...off, giftMinor: 30_000 };
    expect(await save(finance, more, { key, version: version + 1 })).toMatchObject({
      Error: 'record.unconfirmed',
    });
  });

  test('a recharge of exactly so much is given the gift of that moment, once, and it is not paid out', async () => {
    await save(finance, { minor: 60_000, giftMinor: 3000 });
    const amy = await aMember(stage.database, stage.shop);
    const started = await stage.pay(amy, 'wechat', { Amount: 600, GiftAmount: 9999, GiftMinor: 999_900 });
    const { PayCode: number } = started.body.Data as { PayCode: string };
    // Changes after the start of the payment do not affect it.
    await stage.database.sql('update recharge_package set gift_minor = 1 where minor = 60000');
    await stage.simulator.pay(number);
    await stage.simulator.notify(number, 3);
    await stage.sweep();
    await stage.sweep();
    expect(await balances(amy)).toMatchObject({ cash: 60_000, gift: 3000 });
    const [first] = await stage.database.sql(
      `select count(*)::int from journal where kind = 'recharge' and exists (
         select from entry where entry.journal_id = journal.id and owner_id = $1)`,
      [amy.id],
    );
    expect(first).toEqual({ count: 1 });
    const card = await aBankCard(stage.database, keys(), stage.shop, amy);
    const out = (minor: number) =>
      stage
        .call(stage.shop, amy, '/Client_Wallet/ApplicationWithdrawalMoney', {
          Amount: minor / 100,
          BankCardId: card.id,
        })
        .then(({ body }) => body);
    expect(await out(60_001)).toMatchObject({ Error: 'wallet.notEnough' });
    expect(await out(60_000)).toMatchObject({ Success: true });
    expect(await balances(amy)).toMatchObject({ cash: 0, gift: 3000, hold: 60_000 });
    // An amount without a package gets no gift, and neither does the sister shop's recharge.
    const bob = await aMember(stage.database, stage.sister);
    const other = await stage.pay(bob, 'wechat', { Amount: 600 }, stage.sister);
    const row = await stage.database.sql('select gift_minor::int from payment where number = $1', [
      (other.body.Data as { PayCode: string }).PayCode,
    ]);
    expect(row).toEqual([{ gift_minor: 0 }]);
  });
});

test('after all of it the ledger adds up, withdrawals included (R29)', async () => {
  expect(await proveWhole(stage.database.database.tenant(2))).toEqual([]);
  const [held] = await stage.database.sql(
    `select coalesce(sum(balance) filter (where kind = 'hold'), 0)::bigint - (
       select coalesce(sum(minor), 0) from withdrawal where tenant_id = 2 and state in ('requested', 'approved'))::bigint
       as difference
     from ledger_account where tenant_id = 2`,
  );
  expect(held).toEqual({ difference: 0 });
});

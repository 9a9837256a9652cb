import { aMember, aProof } from '@onehaul/testing/member-builders';
import { anOrder, aPricedLine } from '@onehaul/testing/order-builders';
import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { aBankCard, aCardNumber, aWithdrawal } from '@onehaul/testing/withdrawal-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBalances } from '../wallet/index.ts';

type Stage = Awaited<ReturnType<typeof createPaymentFixture>>;
type Account = { readonly id: number };
let stage: Stage;
let line: { id: number; countryId: number };
beforeAll(async () => {
  stage = await createPaymentFixture();
  line = await aPricedLine(stage.database, stage.shop);
});
afterAll(() => stage.close());

const balances = (member: Account, shop = stage.shop) =>
  findBalances(stage.database.database.tenant(shop.tenantId), shop.id, member.id);
const withdraw = async (member: Account, body: object, shop = stage.shop) =>
  (await stage.call(shop, member, '/Client_Wallet/ApplicationWithdrawalMoney', body)).body;
const ask = async (member: Account, path: string, body: object = {}, shop = stage.shop) =>
  (await stage.call(shop, member, `/Client_Wallet/${path}`, body)).body;
const keys = () => stage.services.keys;
const newCard = (number = aCardNumber()) => ({ AccountName: 'Anna', BankName: 'Bank', BankCard: number });
const rowOf = async (id: unknown) =>
  (await stage.database.sql('select * from withdrawal where id = $1', [id]))[0]!;
const setting = (name: string, value: number) =>
  stage.database.sql(
    `insert into setting (tenant_id, shop_id, name, value) values ($1, $2, $3, to_jsonb($4::int))
     on conflict (tenant_id, shop_id, name) do update set value = excluded.value`,
    [stage.shop.tenantId, stage.shop.id, name, value],
  );

/** A member with money and a card that was added two days ago. */
async function rich({ cash = 100_000, gift = 0 } = {}) {
  const member = await aMember(stage.database, stage.shop);
  await someMoney(stage.database, stage.shop, member, { cash, gift });
  const card = await aBankCard(stage.database, keys(), stage.shop, member);
  return { ...member, cardId: card.id, cardNumber: card.number };
}

/** The same, with a fresh proof of person. */
async function proved(...draft: Parameters<typeof rich>) {
  const member = await rich(...draft);
  await aProof(stage.database, stage.shop, member.id);
  return member;
}

const rounds = Number(process.env.RACE_ROUNDS ?? 50);

test('a withdrawal and a payment of the whole balance: one of them (R05)', async () => {
  const seen = { paid: 0, held: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const amy = await rich({ cash: 10_000 });
    const { id } = await anOrder(stage.database, stage.shop, amy, { totalMinor: 10_000, line });
    const both = [
      () => stage.pay(amy, 'balance', { OrderIds: [id] }).then(({ body }) => ['paid', body] as const),
      () => withdraw(amy, { Amount: 100, BankCardId: amy.cardId }).then((body) => ['held', body] as const),
    ];
    if (round % 2) both.reverse();
    const replies = await Promise.all(both.map((start) => start()));
    const won = replies.filter(([, body]) => body.Success);
    const lost = replies.filter(([, body]) => !body.Success);
    expect(won).toHaveLength(1);
    expect(lost[0]![1].Error).toBe('wallet.notEnough');
    const winner = won[0]![0];
    seen[winner] += 1;
    expect(await balances(amy)).toMatchObject({ cash: 0, hold: winner === 'held' ? 10_000 : 0 });
    expect(await stage.order(id)).toMatchObject({ paid: winner === 'paid' ? 10_000 : 0 });
    const [waiting] = await stage.database.sql('select count(*)::int from withdrawal where member_id = $1', [
      amy.id,
    ]);
    expect(waiting).toEqual({ count: winner === 'held' ? 1 : 0 });
  }
  console.log('R05: who won', seen);
}, 120_000);

describe('S59: a withdrawal', () => {
  test('S-d: to a card that is new asks for a proof of person', async () => {
    const amy = await rich();
    const card = newCard();
    expect(await withdraw(amy, { Amount: 100, ...card })).toMatchObject({
      Code: 403,
      Error: 'access.proofRequired',
    });
    expect(await balances(amy)).toMatchObject({ cash: 100_000, hold: 0 });
    expect(await ask(amy, 'GetBankCards')).toMatchObject({ Data: [{ CardTail: amy.cardNumber.slice(-4) }] });
  });

  test('after the proof is held at once, and is not paid for a day', async () => {
    const amy = await proved();
    const card = newCard();
    const { Data } = await withdraw(amy, { Amount: 100, ...card });
    expect(Data).toMatchObject({ Amount: 100, State: 'requested', CardTail: card.BankCard.slice(-4) });
    expect(await balances(amy)).toMatchObject({ cash: 90_000, hold: 10_000 });
    const row = await rowOf((Data as { Id: number }).Id);
    const hours = ((row.not_before as Date).getTime() - (row.created_at as Date).getTime()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThan(24.1);
    // The same card number is recognised as the saved card: no proof is needed, and no second card is added.
    expect(await withdraw(amy, { Amount: 50, ...card })).toMatchObject({ Success: true });
    expect(((await ask(amy, 'GetBankCards')) as { Data: unknown[] }).Data).toHaveLength(2);
  });

  test('to a card that was removed and entered again waits anew', async () => {
    const amy = await rich();
    await ask(amy, 'RemoveBankCard', { Id: amy.cardId });
    expect(await withdraw(amy, { Amount: 100, BankCardId: amy.cardId })).toMatchObject({
      Error: 'record.notFound',
    });
    expect(await withdraw(amy, { Amount: 100, ...newCard(amy.cardNumber) })).toMatchObject({
      Error: 'access.proofRequired',
    });
  });

  test('has a least amount and a number a day, however many ask at once', async () => {
    const amy = await rich();
    expect(await withdraw(amy, { Amount: 9.99, BankCardId: amy.cardId })).toMatchObject({
      Error: 'withdrawal.tooLittle',
    });
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => withdraw(amy, { Amount: 10, BankCardId: amy.cardId })),
    );
    expect(replies.filter(({ Success }) => Success)).toHaveLength(3);
    expect(replies.filter(({ Error: code }) => code === 'withdrawal.tooMany')).toHaveLength(7);
    expect(await balances(amy)).toMatchObject({ hold: 3000 });
    // Withdrawals older than a day do not count; cancelled ones of today do.
    const [first] = await stage.database.sql(
      'select id::int from withdrawal where member_id = $1 order by id',
      [amy.id],
    );
    await ask(amy, 'CancelWithdrawal', { Id: first!.id });
    expect(await withdraw(amy, { Amount: 10, BankCardId: amy.cardId })).toMatchObject({
      Error: 'withdrawal.tooMany',
    });
    await stage.database.sql(
      `update withdrawal set created_at = created_at - interval '25 hours' where member_id = $1`,
      [amy.id],
    );
    expect(await withdraw(amy, { Amount: 10, BankCardId: amy.cardId })).toMatchObject({ Success: true });
  });

  test('above the limit is for two people, also in small pieces of one day', async () => {
    await setting('withdrawalSecondPersonCents', 50_000);
    await setting('withdrawalsADay', 5);
    const amy = await rich({ cash: 200_000 });
    const forTwo = async (amount: number) => {
      const { Data } = await withdraw(amy, { Amount: amount, BankCardId: amy.cardId });
      return (await rowOf((Data as { Id: number }).Id)).is_for_two;
    };
    expect(await forTwo(500)).toBe(false);
    expect(await forTwo(10)).toBe(true);
    const bob = await rich({ cash: 200_000 });
    const { Data } = await withdraw(bob, { Amount: 500.01, BankCardId: bob.cardId });
    expect((await rowOf((Data as { Id: number }).Id)).is_for_two).toBe(true);
  });

  test('takes cash alone: gift money and what is held stay', async () => {
    const amy = await rich({ cash: 5000, gift: 5000 });
    expect(await withdraw(amy, { Amount: 50.01, BankCardId: amy.cardId })).toMatchObject({
      Error: 'wallet.notEnough',
    });
    expect(await withdraw(amy, { Amount: 50, BankCardId: amy.cardId })).toMatchObject({ Success: true });
    expect(await withdraw(amy, { Amount: 10, BankCardId: amy.cardId })).toMatchObject({
      Error: 'wallet.notEnough',
    });
    expect(await balances(amy)).toMatchObject({ cash: 0, gift: 5000, hold: 5000 });
  });

  test('names what is missing, and takes no number that is no card', async () => {
    const amy = await rich();
    const card = newCard();
    for (const [missing, field] of [
      [{ AccountName: '' }, 'AccountName'],
      [{ BankName: ' ' }, 'BankName'],
    ] as const) {
      const reply = await withdraw(amy, { Amount: 100, ...card, ...missing });
      expect(reply).toMatchObject({ Error: 'input.invalid' });
      expect(JSON.stringify(reply)).toContain(field);
    }
    for (const BankCard of ['', '4242', '6222021234567890127'])
      expect(await withdraw(amy, { Amount: 100, ...card, BankCard })).toMatchObject({
        Error: 'card.invalid',
      });
  });
});

describe('a card', () => {
  test('is nowhere to be read: not in its row, not in the answer, not in what is kept for a repeated call', async () => {
    const amy = await proved();
    const card = newCard();
    const reply = await withdraw(amy, { Amount: 100, ...card });
    expect(JSON.stringify(reply)).not.toContain(card.BankCard);
    const kept = await stage.database.sql(
      `select row_to_json(bank_card)::text as text from bank_card where member_id = $1
       union all select row_to_json(idempotency)::text from idempotency where actor_id = $1
       union all select row_to_json(outbox)::text from outbox where member_id = $1`,
      [amy.id],
    );
    expect(kept.length).toBeGreaterThan(2);
    const hex = Buffer.from(card.BankCard).toString('hex');
    for (const { text } of kept) {
      expect(text).not.toContain(card.BankCard);
      expect(text).not.toContain(hex);
      expect(text).not.toContain(amy.password);
    }
  });

  test('ten are kept at most', async () => {
    const amy = await proved();
    for (let more = 0; more < 9; more += 1) await aBankCard(stage.database, keys(), stage.shop, amy);
    expect(await withdraw(amy, { Amount: 100, ...newCard() })).toMatchObject({
      Error: 'card.tooMany',
    });
  });
});

describe('of another member, or of another shop', () => {
  test('nothing is seen, used, cancelled or removed', async () => {
    const amy = await rich();
    const bob = await rich();
    const carol = await aMember(stage.database, stage.sister);
    await someMoney(stage.database, stage.sister, carol, { cash: 100_000 });
    const { id } = await aWithdrawal(stage.database, keys(), stage.shop, amy, { cardId: amy.cardId });
    for (const [who, shop] of [
      [bob, stage.shop],
      [carol, stage.sister],
    ] as const) {
      expect(await withdraw(who, { Amount: 100, BankCardId: amy.cardId }, shop)).toMatchObject({
        Error: 'record.notFound',
      });
      for (const [path, body] of [
        ['CancelWithdrawal', { Id: id }],
        ['RemoveBankCard', { Id: amy.cardId }],
      ] as const)
        expect(await ask(who, path, body, shop)).toMatchObject({ Code: 404, Error: 'record.notFound' });
      const list = await ask(who, 'GetWithdrawalPage', {}, shop);
      expect(list.Data).toEqual({ Rows: [], Total: 0 });
    }
    expect(await ask(amy, 'GetWithdrawalPage')).toMatchObject({ Data: { Total: 1, Rows: [{ Id: id }] } });
    expect(await ask(amy, 'GetWithdrawalPage', { State: 'paid' })).toMatchObject({ Data: { Total: 0 } });
    expect(await rowOf(id)).toMatchObject({ state: 'requested' });
  });
});

test('a cancelled one gives the money back once, and is over', async () => {
  const amy = await rich({ cash: 0, gift: 1 });
  const { id } = await aWithdrawal(stage.database, keys(), stage.shop, amy, { minor: 7000 });
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => ask(amy, 'CancelWithdrawal', { Id: id })),
  );
  expect(replies.filter(({ Success }) => Success)).toHaveLength(1);
  expect(replies.filter(({ Error: code }) => code === 'withdrawal.over')).toHaveLength(9);
  expect(await balances(amy)).toMatchObject({ cash: 7000, hold: 0 });
});

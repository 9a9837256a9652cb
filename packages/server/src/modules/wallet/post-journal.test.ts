import type { Journal } from '@onehaul/domain/wallet/journal';
import {
  earnPoints,
  grantGift,
  holdWithdrawal,
  moveEarnings,
  payOrder,
  payWithdrawal,
  recharge,
  spendPoints,
} from '@onehaul/domain/wallet/journals';
import { aShop } from '@onehaul/testing/builders';
import { aMember } from '@onehaul/testing/member-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { aJournal, someMoney } from '@onehaul/testing/wallet-builders';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBalances } from './find-balances.ts';
import { postJournal } from './post-journal.ts';

type Shop = { id: number; tenantId: number };
let database: TestDatabase;
let harbour: Shop;
let rival: Shop;
let anna: { id: number };
beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
});
beforeEach(async () => {
  anna = await aMember(database, harbour);
});
afterAll(() => database.close());

const system = { kind: 'system' } as const;
const post = (journal: Journal, key?: string) => aJournal(database, harbour, journal, key);
const balances = ({ id } = anna, shop = harbour) =>
  findBalances(database.database.tenant(shop.tenantId), shop.id, id);
const nothing = { cash: 0, gift: 0, points: 0, earnings: 0, hold: 0 };
const journalCount = async () => Number((await database.sql('select count(*) from journal'))[0]!.count);

describe('a journal', () => {
  test('moves what it says, and tells what is left', async () => {
    expect(await balances()).toEqual(nothing);
    const { isReplayed, legs } = await post(
      recharge(anna.id, { by: 'gateway', minor: 10_000, giftMinor: 500 }),
    );
    expect(isReplayed).toBe(false);
    expect(legs.filter(({ owner }) => owner === anna.id)).toEqual([
      { account: 'gift', owner: anna.id, unit: 'CNY', minor: 500, balance: 500 },
      { account: 'cash', owner: anna.id, unit: 'CNY', minor: 10_000, balance: 10_000 },
    ]);
    expect(await balances()).toEqual({ ...nothing, cash: 10_000, gift: 500 });
  });

  test('keeps who did it, about what and why', async () => {
    const { journalId } = await database.database.transaction(harbour.tenantId, (db) =>
      postJournal(db, {
        shopId: harbour.id,
        key: 'order 12 paid',
        journal: grantGift(anna.id, 100),
        subject: { kind: 'order', id: 12 },
        actor: { kind: 'staff', id: 4 },
        remark: 'an apology',
      }),
    );
    const [row] = await database.sql('select * from journal where id = $1', [journalId]);
    expect(row).toMatchObject({
      kind: 'gift',
      key: 'order 12 paid',
      subject: 'order',
      subject_id: 12,
      actor: 'staff',
      actor_id: 4,
      remark: 'an apology',
    });
  });

  test('pays with gift money first, and with cash what is missing', async () => {
    await someMoney(database, harbour, anna, { cash: 10_000, gift: 2000 });
    const paid = await post(payOrder(anna.id, { by: 'balance', minor: 5000, taxMinor: 300 }));
    expect(paid.legs.map(({ account, minor }) => [account, minor])).toEqual([
      ['gift', -2000],
      ['cash', -3300],
      ['tax', 300],
      ['revenue', 5000],
    ]);
    expect(await balances()).toEqual({ ...nothing, cash: 6700 });
    const again = await post(payOrder(anna.id, { by: 'balance', minor: 700 }));
    expect(again.legs.map(({ account, minor }) => [account, minor])).toEqual([
      ['cash', -700],
      ['revenue', 700],
    ]);
    await someMoney(database, harbour, anna, { gift: 900 });
    const withGift = await post(payOrder(anna.id, { by: 'balance', minor: 800 }));
    expect(withGift.legs.map(({ account, minor }) => [account, minor])).toEqual([
      ['gift', -800],
      ['revenue', 800],
    ]);
  });

  test('moves money and points together or not at all', async () => {
    await someMoney(database, harbour, anna, { cash: 1000, points: 10 });
    const tooManyPoints = payOrder(anna.id, { by: 'balance', minor: 500, points: 11 });
    await expect(post(tooManyPoints)).rejects.toMatchObject({ code: 'wallet.notEnoughPoints' });
    expect(await balances()).toEqual({ ...nothing, cash: 1000, points: 10 });
    await post(payOrder(anna.id, { by: 'balance', minor: 500, points: 10 }));
    expect(await balances()).toEqual({ ...nothing, cash: 500 });
  });
});

describe('is refused when there is not enough', () => {
  test.each<[string, () => Journal, string]>([
    ['money', () => holdWithdrawal(anna.id, 101), 'wallet.notEnough'],
    ['money and gift', () => payOrder(anna.id, { by: 'balance', minor: 151 }), 'wallet.notEnough'],
    ['earnings', () => moveEarnings(anna.id, 1), 'wallet.notEnough'],
    ['points', () => spendPoints(anna.id, 1), 'wallet.notEnoughPoints'],
  ])('of %s', async (_, journal, code) => {
    await someMoney(database, harbour, anna, { cash: 100, gift: 50 });
    const before = await journalCount();
    await expect(post(journal())).rejects.toMatchObject({ code });
    expect(await journalCount()).toBe(before);
    expect(await balances()).toEqual({ ...nothing, cash: 100, gift: 50 });
  });

  test('and is a bug where nobody could have asked for it', async () => {
    await expect(post(payWithdrawal(anna.id, 100))).rejects.toMatchObject({ code: 'OH001', detail: 'hold' });
  });
});

describe('a key', () => {
  test('stands for one journal: the same again changes nothing and answers the first', async () => {
    const key = `recharge of ${anna.id}`;
    const first = await post(recharge(anna.id, { by: 'bank', minor: 700 }), key);
    await post(holdWithdrawal(anna.id, 700));
    const second = await post(recharge(anna.id, { by: 'bank', minor: 700 }), key);
    expect(second).toEqual({ ...first, isReplayed: true });
    expect(await balances()).toEqual({ ...nothing, hold: 700 });
  });

  test('answers a payment again when the money is long gone', async () => {
    await someMoney(database, harbour, anna, { cash: 100, gift: 20 });
    const key = `payment of ${anna.id}`;
    const first = await post(payOrder(anna.id, { by: 'balance', minor: 120 }), key);
    expect(await post(payOrder(anna.id, { by: 'balance', minor: 120 }), key)).toEqual({
      ...first,
      isReplayed: true,
    });
  });

  test('for something else is refused', async () => {
    const key = `gift of ${anna.id}`;
    await post(grantGift(anna.id, 100), key);
    await expect(post(grantGift(anna.id, 101), key)).rejects.toMatchObject({
      code: 'wallet.alreadyBooked',
    });
    await expect(post(earnPoints(anna.id, 100), key)).rejects.toMatchObject({ code: 'wallet.alreadyBooked' });
    expect(await balances()).toEqual({ ...nothing, gift: 100 });
  });

  test('of another shop is another key', async () => {
    const key = `shared of ${anna.id}`;
    const stranger = await aMember(database, rival);
    const [one, other] = [
      await post(grantGift(anna.id, 100), key),
      await aJournal(database, rival, grantGift(stranger.id, 200), key),
    ];
    expect([one.isReplayed, other.isReplayed]).toEqual([false, false]);
  });
});

describe('two shops', () => {
  test('have ledgers of their own', async () => {
    const stranger = await aMember(database, rival);
    await someMoney(database, harbour, anna, { cash: 100 });
    await someMoney(database, rival, stranger, { cash: 70, points: 3 });
    expect(await balances()).toEqual({ ...nothing, cash: 100 });
    expect(await balances(stranger, rival)).toEqual({ ...nothing, cash: 70, points: 3 });
    expect(await balances(anna, rival)).toEqual(nothing);
    expect(await balances(stranger, harbour)).toEqual(nothing);
  });

  test('cannot post for each other’s members', async () => {
    await expect(aJournal(database, rival, grantGift(anna.id, 100))).rejects.toMatchObject({ code: '23503' });
    const sister = await aShop(database, { tenantId: harbour.tenantId, host: `sister-${anna.id}.test` });
    await expect(aJournal(database, sister, grantGift(anna.id, 100))).rejects.toMatchObject({
      code: '23503',
    });
  });
});

test('a transaction posts one journal, for two could wait for others in a circle', async () => {
  const journal = grantGift(anna.id, 100);
  const twice = database.database.transaction(harbour.tenantId, async (db) => {
    await postJournal(db, { shopId: harbour.id, key: `one ${anna.id}`, journal, actor: system });
    await postJournal(db, { shopId: harbour.id, key: `two ${anna.id}`, journal, actor: system });
  });
  await expect(twice).rejects.toThrow('a transaction posts one journal');
  expect(await balances()).toEqual(nothing);
});

test('a refused journal leaves the transaction free to go another way', async () => {
  const paid = await database.database.transaction(harbour.tenantId, async (db) => {
    const pay = (journal: Journal) =>
      db.attempt(() =>
        postJournal(db, { shopId: harbour.id, key: `either ${anna.id}`, journal, actor: system }),
      );
    return pay(payOrder(anna.id, { by: 'balance', minor: 500 })).catch(() =>
      pay(payOrder(anna.id, { by: 'gateway', minor: 500 })),
    );
  });
  expect(paid.legs.map(({ account }) => account)).toEqual(['revenue', 'gatewayClearing']);
});

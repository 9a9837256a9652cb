import { Refusal } from '@onehaul/domain/refusal';
import type { Journal } from '@onehaul/domain/wallet/journal';
import {
  earnPoints,
  grantGift,
  holdWithdrawal,
  payOrder,
  recharge,
  refundOrder,
  releaseWithdrawal,
} from '@onehaul/domain/wallet/journals';
import { aShop } from '@onehaul/testing/builders';
import { aMember } from '@onehaul/testing/member-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { aJournal, someMoney } from '@onehaul/testing/wallet-builders';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBalances } from './find-balances.ts';
import { proveWhole } from './prove-ledger.ts';

/** A short run for CI; `RACE_ROUNDS=1000` is the full one. */
const rounds = Number(process.env.RACE_ROUNDS ?? 20);
const patience = 30_000 + rounds * 1000;
const parallel = 50;

let database: TestDatabase;
let shop: { id: number; tenantId: number };
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await aShop(database, { tenantId: 2, host: 'race.test' });
});
afterAll(() => database.close());

const post = (journal: Journal, key?: string) => aJournal(database, shop, journal, key);
const outcome = (journal: Journal, key?: string) =>
  post(journal, key).then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );
const balances = (id: number) => findBalances(database.database.tenant(shop.tenantId), shop.id, id);
const count = (outcomes: string[]) =>
  Object.fromEntries(
    Map.groupBy(outcomes, (word) => word)
      .entries()
      .map(([word, all]) => [word, all.length]),
  );
const times = <T>(size: number, make: (index: number) => T) =>
  Array.from({ length: size }, (_, index) => make(index));

describe('R04: of fifty who spend 60.00 of 100.00 at once, one does', () => {
  test.each([
    ['cash', { cash: 10_000 }],
    ['cash and gift money', { cash: 7000, gift: 3000 }],
  ])(
    '%s',
    async (_, money) => {
      for (let round = 0; round < rounds; round += 1) {
        const { id } = await aMember(database, shop);
        await someMoney(database, shop, { id }, money);
        const outcomes = await Promise.all(
          times(parallel, () => outcome(payOrder(id, { by: 'balance', minor: 6000 }))),
        );
        expect(count(outcomes)).toEqual({ done: 1, 'wallet.notEnough': parallel - 1 });
        const { cash, gift } = await balances(id);
        expect(cash + gift).toBe(4000);
      }
    },
    patience,
  );
});

test(
  'gift money and cash are spent to the last cent by whoever comes, and never twice',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await aMember(database, shop);
      await someMoney(database, shop, { id }, { cash: 5000, gift: 5000 });
      const outcomes = await Promise.all(
        times(parallel, () => outcome(payOrder(id, { by: 'balance', minor: 300 }))),
      );
      expect(count(outcomes)).toEqual({ done: 33, 'wallet.notEnough': parallel - 33 });
      expect(await balances(id)).toMatchObject({ cash: 100, gift: 0 });
    }
  },
  patience,
);

test(
  'R05: a withdrawal and a payment of all there is: one of them wins',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await aMember(database, shop);
      await someMoney(database, shop, { id }, { cash: 10_000 });
      const outcomes = await Promise.all([
        outcome(holdWithdrawal(id, 10_000)),
        outcome(payOrder(id, { by: 'balance', minor: 10_000 })),
      ]);
      expect(count(outcomes)).toEqual({ done: 1, 'wallet.notEnough': 1 });
      expect((await balances(id)).cash).toBe(0);
    }
  },
  patience,
);

test(
  'the same key twenty times at once is one journal',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await aMember(database, shop);
      const answers = await Promise.all(
        times(20, () => post(recharge(id, { by: 'gateway', minor: 100 }), `notified ${id}`)),
      );
      expect(new Set(answers.map(({ journalId }) => journalId)).size).toBe(1);
      expect(answers.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1);
      expect((await balances(id)).cash).toBe(100);
    }
  },
  patience,
);

test(
  'the same key for two things at once is the one that came first',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await aMember(database, shop);
      const outcomes = await Promise.all(
        times(10, (index) => outcome(grantGift(id, 100 + (index % 2)), `either ${id}`)),
      );
      expect(count(outcomes)).toEqual({ done: 5, 'wallet.alreadyBooked': 5 });
      expect([100, 101]).toContain((await balances(id)).gift);
    }
  },
  patience,
);

test(
  'random journals at once never wait in a circle, and all of it adds up',
  async () => {
    const before = await deadlocks();
    const members = await Promise.all(times(6, () => aMember(database, shop)));
    // Missing accounts are created concurrently.
    const amount = fc.integer({ min: 1, max: 500 });
    const aMove = fc.record({
      memberId: fc.constantFrom(...members.map(({ id }) => id)),
      minor: amount,
      kind: fc.nat({ max: 6 }),
    });
    const build = ({ memberId, minor, kind }: { memberId: number; minor: number; kind: number }): Journal =>
      [
        () => recharge(memberId, { by: 'gateway', minor, giftMinor: minor % 7 }),
        () => payOrder(memberId, { by: 'balance', minor, taxMinor: minor % 5, points: minor % 3 }),
        () => refundOrder(memberId, { cash: minor, gift: minor % 4, taxMinor: minor % 2, points: minor % 2 }),
        () => holdWithdrawal(memberId, minor),
        () => releaseWithdrawal(memberId, minor),
        () => earnPoints(memberId, minor),
        () => grantGift(memberId, minor),
      ][kind]!();
    const isExpected = (error: unknown) =>
      error instanceof Refusal || (error as { code?: string }).code === 'OH001';
    await fc.assert(
      fc.asyncProperty(fc.array(aMove, { minLength: 30, maxLength: 60 }), async (moves) => {
        const settled = await Promise.allSettled(moves.map((move) => post(build(move))));
        const failed = settled.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
        expect(failed.map(({ reason }) => reason as unknown).filter((reason) => !isExpected(reason))).toEqual(
          [],
        );
      }),
      { numRuns: rounds },
    );
    expect(await deadlocks()).toBe(before);
    expect(await proveWhole(database.database.tenant(shop.tenantId))).toEqual([]);
  },
  patience,
);

async function deadlocks(): Promise<number> {
  const [row] = await database.sql(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return Number(row!.deadlocks);
}

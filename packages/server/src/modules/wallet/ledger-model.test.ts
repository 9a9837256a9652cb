import { Refusal } from '@onehaul/domain/refusal';
import type { AccountKind } from '@onehaul/domain/wallet/account';
import type { Journal } from '@onehaul/domain/wallet/journal';
import {
  adjust,
  earnPoints,
  holdWithdrawal,
  payOrder,
  payWithdrawal,
  recharge,
  refundOrder,
  releaseWithdrawal,
  spendPoints,
} from '@onehaul/domain/wallet/journals';
import { aShop } from '@onehaul/testing/builders';
import { aMember } from '@onehaul/testing/member-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { aJournal } from '@onehaul/testing/wallet-builders';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveWhole } from './prove-ledger.ts';

/** R19. A short run for CI; `LEDGER_SEQUENCES=5000` is the full one. */
const sequences = Number(process.env.LEDGER_SEQUENCES ?? 200);
const tenantId = 2;
/** Sequences run concurrently, each in its own shop. */
const lanes = 4;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await aShop(database, { tenantId, host: 'model.test' });
});
afterAll(() => database.close());

/** Expected account balances. */
type Model = Partial<Record<AccountKind, number>>;
type Act = { readonly name: keyof typeof acts; readonly minor: number; readonly other: number };
type Outcome = 'done' | 'not enough';

const have = (model: Model, account: AccountKind) => model[account] ?? 0;
const change = (model: Model, changes: Model): Model => {
  const next = { ...model };
  for (const [account, minor] of Object.entries(changes) as [AccountKind, number][]) {
    if (minor !== 0) next[account] = have(model, account) + minor;
  }
  return next;
};

/**
 * Expected effect of each act, written independently of the ledger code: its changes, regardless of the
 * resulting balance.
 */
const acts = {
  recharge: (_: Model, a: number, b: number): Model => ({
    cash: a,
    gatewayClearing: -a,
    gift: b,
    giftIssued: -b,
  }),
  earn: (_: Model, a: number): Model => ({ points: a, pointsIssued: -a }),
  pay: (model: Model, a: number, b: number): Model => {
    const tax = b % 10;
    const gift = Math.min(have(model, 'gift'), a + tax);
    return { gift: -gift, cash: gift - a - tax, revenue: a, tax };
  },
  payWithPoints: (model: Model, a: number, b: number): Model => {
    const gift = Math.min(have(model, 'gift'), a);
    return { gift: -gift, cash: gift - a, revenue: a, points: -b, pointsIssued: b };
  },
  refund: (_: Model, a: number, b: number): Model => ({ cash: a, gift: b, refunds: -a - b }),
  withdraw: (_: Model, a: number): Model => ({ cash: -a, hold: a }),
  approve: (_: Model, a: number): Model => ({ hold: -a, bankClearing: a }),
  reject: (_: Model, a: number): Model => ({ hold: -a, cash: a }),
  redeem: (_: Model, a: number): Model => ({ points: -a, pointsIssued: a }),
  correct: (_: Model, a: number): Model => ({ cash: -a, adjustment: a }),
};
const journals: Record<keyof typeof acts, (memberId: number, a: number, b: number) => Journal> = {
  recharge: (id, a, b) => recharge(id, { by: 'gateway', minor: a, giftMinor: b }),
  earn: (id, a) => earnPoints(id, a),
  pay: (id, a, b) => payOrder(id, { by: 'balance', minor: a, taxMinor: b % 10 }),
  payWithPoints: (id, a, b) => payOrder(id, { by: 'balance', minor: a, points: b }),
  refund: (id, a, b) => refundOrder(id, { cash: a, gift: b }),
  withdraw: (id, a) => holdWithdrawal(id, a),
  approve: (id, a) => payWithdrawal(id, a),
  reject: (id, a) => releaseWithdrawal(id, a),
  redeem: (id, a) => spendPoints(id, a),
  correct: (id, a) => adjust(id, 'cash', -a),
};
const members: readonly AccountKind[] = ['cash', 'gift', 'points', 'hold'];

function play(model: Model, { name, minor, other }: Act): [Model, Outcome] {
  const next = change(model, acts[name](model, minor, other));
  return members.some((account) => have(next, account) < 0) ? [model, 'not enough'] : [next, 'done'];
}

type Real = { readonly shop: { id: number; tenantId: number }; readonly memberId: number; keys: number };

async function perform({ shop, memberId }: Real, act: Act, key: string): Promise<Outcome> {
  try {
    await aJournal(database, shop, journals[act.name](memberId, act.minor, act.other), key);
    return 'done';
  } catch (error) {
    if (error instanceof Refusal || (error as { code?: string }).code === 'OH001') return 'not enough';
    throw error;
  }
}

/** Sums the entries of each account and expects the stored balances to match. */
async function look({ shop }: Real): Promise<Model> {
  const rows = await database.sql(
    `select account.kind, account.balance, coalesce(sum(entry.amount), 0)::bigint as total
     from ledger_account account left join entry on entry.tenant_id = account.tenant_id
       and entry.shop_id = account.shop_id and entry.owner_id = account.owner_id
       and entry.account = account.kind and entry.unit = account.unit
     where account.tenant_id = $1 and account.shop_id = $2 group by 1, 2`,
    [shop.tenantId, shop.id],
  );
  for (const { kind, balance, total } of rows) expect(balance, kind as string).toBe(total);
  expect(rows.reduce((sum, { total }) => sum + (total as number), 0)).toBe(0);
  return Object.fromEntries(rows.map(({ kind, balance }) => [kind, balance])) as Model;
}

const isSame = (model: Model, seen: Model) =>
  [...new Set([...Object.keys(model), ...Object.keys(seen)])].every(
    (account) => have(model, account as AccountKind) === have(seen, account as AccountKind),
  );
const words = ({ name, minor, other }: Act) => `${name}(${minor}, ${other})`;
/** fast-check passes one model object per run, which is mutated during it. */
type Held = { now: Model; last?: { act: Act; key: string; outcome: Outcome } };

const single = (act: Act): fc.AsyncCommand<Held, Real> => ({
  check: () => true,
  async run(held, real) {
    const key = `act ${(real.keys += 1)}`;
    const [next, expected] = play(held.now, act);
    expect(await perform(real, act, key)).toBe(expected);
    held.now = next;
    held.last = { act, key, outcome: expected };
    expect(isSame(next, await look(real))).toBe(true);
  },
  toString: () => words(act),
});

/** A repeated request changes nothing; a refused one may be retried. */
const repeat: fc.AsyncCommand<Held, Real> = {
  check: ({ last }) => last?.outcome === 'done',
  async run(held, real) {
    expect(await perform(real, held.last!.act, held.last!.key)).toBe('done');
    expect(isSame(held.now, await look(real))).toBe(true);
  },
  toString: () => 'repeat',
};

/** Two concurrent acts must be serialisable. */
const pair = (one: Act, other: Act): fc.AsyncCommand<Held, Real> => ({
  check: () => true,
  async run(held, real) {
    const keys = [`act ${(real.keys += 1)}`, `act ${(real.keys += 1)}`] as const;
    const outcomes = await Promise.all([perform(real, one, keys[0]), perform(real, other, keys[1])]);
    const seen = await look(real);
    const [first, firstDone] = play(held.now, one);
    const [firstThenOther, otherDone] = play(first, other);
    const [second, secondDone] = play(held.now, other);
    const [otherThenFirst, oneDone] = play(second, one);
    const possible = [
      { end: firstThenOther, outcomes: [firstDone, otherDone] },
      { end: otherThenFirst, outcomes: [oneDone, secondDone] },
    ];
    const found = possible.find((way) => isSame(way.end, seen) && way.outcomes.join() === outcomes.join());
    expect(found, `${outcomes} and ${JSON.stringify(seen)}`).toBeDefined();
    held.now = found!.end;
    delete held.last;
  },
  toString: () => `${words(one)} | ${words(other)}`,
});

const anAct: fc.Arbitrary<Act> = fc.record({
  name: fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])),
  minor: fc.integer({ min: 1, max: 300 }),
  other: fc.integer({ min: 0, max: 100 }),
});

test(
  'whatever happens in whatever order, the ledger is the model',
  async () => {
    const commands = fc.commands(
      [
        anAct.map(single),
        anAct.map(single),
        fc.constant(repeat),
        fc.tuple(anAct, anAct).map(([a, b]) => pair(a, b)),
      ],
      { maxCommands: 25, size: 'max' },
    );
    let shops = 0;
    const lane = (place: number) =>
      fc.assert(
        fc.asyncProperty(commands, async (given) => {
          const shop = await aShop(database, { tenantId, host: `model-${(shops += 1)}.test` });
          const { id } = await aMember(database, shop);
          const real: Real = { shop, memberId: id, keys: 0 };
          await fc.asyncModelRun(() => ({ model: { now: {} } as Held, real }), given);
        }),
        { numRuns: Math.ceil(sequences / lanes), seed: Number(process.env.SEED ?? 1) + place },
      );
    await Promise.all(Array.from({ length: lanes }, (_, place) => lane(place)));
    expect(shops).toBeGreaterThanOrEqual(sequences);
    expect(await proveWhole(database.database.tenant(tenantId))).toEqual([]);
  },
  30_000 + sequences * 1000,
);

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AccountKind, accounts, pointUnit, shopOwnerId, spendable, walletCurrency } from './account.ts';
import { type Journal, journalKinds, journalOf, moveRoutesOf } from './journal.ts';
import {
  adjust,
  earnCommission,
  earnPoints,
  expirePoints,
  grantGift,
  holdWithdrawal,
  moveEarnings,
  payOrder,
  payWithdrawal,
  recharge,
  refundOrder,
  releaseWithdrawal,
  returnPoints,
  reverseCommission,
  reverseGift,
  spendPoints,
} from './journals.ts';

const memberId = 7;
const changes = ({ legs }: Journal) =>
  Object.fromEntries(legs.map(({ account, first, minor }) => [first ? 'balance' : account, minor]));
const amount = fc.integer({ min: 0, max: 1_000_000_000 });

/** Returns violations of the general journal invariants. */
function faultsOf({ kind, legs }: Journal): string[] {
  const faults: string[] = [];
  const say = (isWrong: boolean, fault: string) => isWrong && faults.push(`${kind}: ${fault}`);
  say(!journalKinds.includes(kind), 'no such kind');
  say(legs.length < 2, 'fewer than two legs');
  const totals: Record<string, number> = {};
  for (const { account, owner, unit, minor } of legs) {
    say(!Number.isSafeInteger(minor) || minor === 0, `${account} changes by ${minor}`);
    say(owner !== (accounts[account].owner === 'member' ? memberId : shopOwnerId), `${account} of ${owner}`);
    say(
      unit !== (accounts[account].counts === 'points' ? pointUnit : walletCurrency),
      `${account} in ${unit}`,
    );
    totals[unit] = (totals[unit] ?? 0) + minor;
  }
  for (const [unit, total] of Object.entries(totals)) say(total !== 0, `${total} left in ${unit}`);
  say(new Set(legs.map(({ account }) => account)).size < legs.length, 'an account twice');
  return faults;
}

describe('a journal comes to nothing in every unit', () => {
  test('whatever its table allows is put together', () => {
    const aJournal = fc
      .constantFrom(...journalKinds)
      .chain((kind) =>
        fc.tuple(
          fc.constant(kind),
          fc.array(fc.tuple(fc.constantFrom(...moveRoutesOf(kind)), amount), { minLength: 1, maxLength: 6 }),
        ),
      );
    fc.assert(
      fc.property(aJournal, ([kind, moves]) => {
        const given = moves.map(([[from, to], minor]) => [from, to, minor] as const);
        try {
          expect(faultsOf(journalOf(kind, memberId, given))).toEqual([]);
        } catch (error) {
          // Only a journal without any movement is refused.
          expect(error).toMatchObject({ code: 'money.notExact' });
          const net = new Map<string, number>();
          for (const [from, to, minor] of given) {
            net.set(from, (net.get(from) ?? 0) - minor);
            net.set(to, (net.get(to) ?? 0) + minor);
          }
          expect([...net.values()].every((minor) => minor === 0)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('by every builder', () => {
    const positive = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(positive, positive, positive, positive, (a, b, c, d) => {
        const outside = (['gateway', 'bank'] as const).flatMap((by) => [
          recharge(memberId, { by, minor: a, giftMinor: b }),
          payOrder(memberId, { by, minor: a, taxMinor: b, points: c }),
        ]);
        const taxMinor = Math.min(d, a + b + c);
        const orders = [
          payOrder(memberId, { by: 'balance', minor: a, taxMinor: b, points: c }),
          refundOrder(memberId, { cash: a, gift: b, gateway: c, taxMinor, points: d }),
        ];
        const simple = [
          grantGift,
          reverseGift,
          holdWithdrawal,
          payWithdrawal,
          releaseWithdrawal,
          earnCommission,
          reverseCommission,
          moveEarnings,
          earnPoints,
          spendPoints,
          returnPoints,
          expirePoints,
        ].map((build) => build(memberId, a));
        const corrections = (['cash', 'gift', 'points'] as const).flatMap((account) => [
          adjust(memberId, account, a),
          adjust(memberId, account, -a),
        ]);
        expect([...outside, ...orders, ...simple, ...corrections].flatMap(faultsOf)).toEqual([]);
      }),
    );
  });
});

describe('what each journal moves', () => {
  test.each<[string, Journal, Partial<Record<AccountKind | 'balance', number>>]>([
    [
      'a recharge with a present',
      recharge(memberId, { by: 'gateway', minor: 10_000, giftMinor: 500 }),
      { cash: 10_000, gatewayClearing: -10_000, gift: 500, giftIssued: -500 },
    ],
    ['a deposit', recharge(memberId, { by: 'bank', minor: 10_000 }), { cash: 10_000, bankClearing: -10_000 }],
    [
      'an order paid from the balance, with tax and points',
      payOrder(memberId, { by: 'balance', minor: 5000, taxMinor: 300, points: 20 }),
      { balance: -5300, revenue: 5000, tax: 300, points: -20, pointsIssued: 20 },
    ],
    [
      'an order paid at a gateway',
      payOrder(memberId, { by: 'gateway', minor: 5000 }),
      { gatewayClearing: -5000, revenue: 5000 },
    ],
    [
      'a refund to where it came from, tax first',
      refundOrder(memberId, { cash: 1000, gift: 200, taxMinor: 1100, points: 20 }),
      { cash: 1000, gift: 200, tax: -1100, refunds: -100, points: 20, pointsIssued: -20 },
    ],
    ['a withdrawal asked for', holdWithdrawal(memberId, 100), { cash: -100, hold: 100 }],
    ['paid', payWithdrawal(memberId, 100), { hold: -100, bankClearing: 100 }],
    ['refused', releaseWithdrawal(memberId, 100), { hold: -100, cash: 100 }],
    ['a correction upwards', adjust(memberId, 'cash', 100), { cash: 100, adjustment: -100 }],
    ['a correction downwards', adjust(memberId, 'points', -5), { points: -5, pointsIssued: 5 }],
  ])('%s', (_, journal, expected) => {
    expect(changes(journal)).toEqual(expected);
  });
});

describe('a journal is refused', () => {
  test.each([0, -1, 0.5, Number.NaN, 2 ** 53])('for an amount of %s', (minor) => {
    expect(() => grantGift(memberId, minor)).toThrow(expect.objectContaining({ code: 'money.notExact' }));
  });

  test('when more tax goes back than money', () => {
    expect(() => refundOrder(memberId, { cash: 100, taxMinor: 101 })).toThrow(
      expect.objectContaining({ code: 'money.notExact' }),
    );
  });

  test('when a sum is no longer exact', () => {
    const most = Number.MAX_SAFE_INTEGER;
    expect(() => payOrder(memberId, { by: 'balance', minor: most, taxMinor: most })).toThrow(
      expect.objectContaining({ code: 'money.notExact' }),
    );
  });

  test('as a bug when its kind does not move that way', () => {
    expect(() => journalOf('pointsEarned', memberId, [['cash', 'hold', 1]])).toThrow('does not move');
  });
});

test('money and points never meet: no way leads from one to the other', () => {
  for (const kind of journalKinds) {
    for (const [from, to] of moveRoutesOf(kind)) {
      const counts = accounts[from === 'balance' ? 'cash' : from].counts;
      expect(accounts[to].counts, `${kind}: ${from} to ${to}`).toBe(counts);
    }
  }
});

test('gift money is never paid out: no way leads from it to cash or a bank', () => {
  const leadsTo = (source: string) =>
    new Set(journalKinds.flatMap(moveRoutesOf).flatMap(([from, to]) => (from === source ? [to] : [])));
  expect(leadsTo('gift')).toEqual(new Set(['giftIssued']));
  expect(leadsTo('balance')).toEqual(new Set(['revenue', 'tax']));
});

test('a member pays with cash and gift', () => {
  expect(spendable({ cash: 100, gift: 20, points: 7, earnings: 3, hold: 50 })).toBe(120);
});

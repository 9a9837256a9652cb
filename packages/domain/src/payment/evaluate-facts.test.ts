import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GatewayFact, evaluateGatewayFacts } from './evaluate-facts.ts';
import { findBreaks } from './reconcile.ts';

const asked = { minor: 5000, currency: 'CNY' };
const paid = (gatewayNumber: string, minor = 5000, currency = 'CNY'): GatewayFact => ({
  fact: 'paid',
  gatewayNumber,
  minor,
  currency,
});
const closed: GatewayFact = { fact: 'closed' };
const refunded: GatewayFact = { fact: 'refunded', minor: 5000, refundNumber: 'R1' };

const aFact = fc.oneof(
  fc.constant(closed),
  fc.record({
    fact: fc.constant('refunded' as const),
    minor: fc.integer({ min: 1, max: 3 }),
    refundNumber: fc.constantFrom('R1', 'R2'),
  }),
  fc.record({
    fact: fc.constant('paid' as const),
    gatewayNumber: fc.constantFrom('A', 'B'),
    minor: fc.constantFrom(5000, 1),
    currency: fc.constantFrom('CNY', 'USD'),
  }),
);
const inAnyOrder = (facts: readonly GatewayFact[]) =>
  fc.shuffledSubarray([...facts], { minLength: facts.length, maxLength: facts.length });

test('what facts come to is a function of the set: of no order, and of no repetition (R09)', () => {
  const told = fc
    .array(fc.tuple(aFact, fc.integer({ min: 1, max: 5 })), { maxLength: 6 })
    .chain((facts) =>
      fc.tuple(
        fc.constant(facts.map(([fact]) => fact)),
        inAnyOrder(facts.flatMap(([fact, times]) => Array.from({ length: times }, () => fact))),
      ),
    );
  fc.assert(
    fc.property(told, ([once, repeated]) => {
      expect(evaluateGatewayFacts(asked, repeated)).toEqual(evaluateGatewayFacts(asked, once));
    }),
    { numRuns: 10_000 },
  );
});

describe('what each set comes to', () => {
  test.each<[string, GatewayFact[], string, string | null]>([
    ['nothing', [], 'open', null],
    ['closed', [closed], 'closed', null],
    ['paid', [paid('A')], 'paid', null],
    ['paid after it was closed', [closed, paid('A')], 'paid', null],
    ['paid and refunded', [refunded, paid('A')], 'paid', null],
    ['a cent', [paid('A', 1)], 'misfit', 'amount'],
    ['dollars', [paid('A', 5000, 'USD')], 'misfit', 'currency'],
    ['a cent, and then what was asked for', [paid('A', 1), paid('B')], 'paid', 'amount'],
    ['twice', [paid('A'), paid('B')], 'paid', 'paidTwice'],
    ['one number with two amounts', [paid('A'), paid('A', 1)], 'paid', 'amount'],
  ])('%s', (_, facts, outcome, misfit) => {
    expect(evaluateGatewayFacts(asked, facts)).toMatchObject({ outcome, misfit });
  });
});

test('a statement that differs in four ways shows four breaks (R30)', () => {
  const ours = ['P1', 'P2', 'P3', 'P4'].map((number) => ({ number, minor: 100, currency: 'CNY' }));
  const theirs = [
    { number: 'P1', minor: 100, currency: 'CNY' },
    { number: 'P2', minor: 99, currency: 'CNY' },
    { number: 'P3', minor: 100, currency: 'USD' },
    { number: 'P9', minor: 100, currency: 'CNY' },
  ];
  const found = findBreaks(ours, theirs).map(({ kind, number }) => [kind, number]);
  expect(found).toEqual([
    ['amount', 'P2'],
    ['currency', 'P3'],
    ['onlyTheirs', 'P9'],
    ['onlyOurs', 'P4'],
  ]);
  expect(findBreaks(ours, ours)).toEqual([]);
  expect(findBreaks(ours, [...ours, ours[0]!])).toMatchObject([{ kind: 'onlyTheirs', number: 'P1' }]);
});

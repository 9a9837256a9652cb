import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderSteps } from '../order/order-state.ts';
import { codStates, type StatementOutcome, statementOutcomes } from './cod-state.ts';
import { type CodOrderStatus, matchStatement, resolutionsOf, settleLine } from './statement.ts';

const order = (more: Partial<CodOrderStatus> = {}): CodOrderStatus => ({
  orderId: 1,
  step: 'shipped',
  state: 'collected',
  currencyCode: 'TWD',
  dueMinor: 100_000,
  exchangeRate: 4.5,
  owedMinor: 22_222,
  ...more,
});
const line = (more: object = {}) => ({ billNumber: 'T1', minor: 100_000, currencyCode: 'TWD', ...more });
const judged = (said: ReturnType<typeof line>[], known: CodOrderStatus | undefined) =>
  matchStatement(said, new Map(known ? [['T1', known]] : []));

describe('a line of a statement', () => {
  test.each<[string, object, CodOrderStatus | undefined, StatementOutcome]>([
    ['that says what we know', {}, order(), 'matched'],
    [
      'of an order we did not know as delivered',
      {},
      order({ state: 'expected', owedMinor: null }),
      'matched',
    ],
    ['of an order its owner has completed', {}, order({ step: 'completed' }), 'matched'],
    ['of a number nobody knows', {}, undefined, 'unknown'],
    ['with less', { minor: 99_999 }, order(), 'otherAmount'],
    ['with more', { minor: 100_001 }, order(), 'otherAmount'],
    ['with nothing', { minor: 0 }, order(), 'otherAmount'],
    ['in other money', { currencyCode: 'HKD' }, order(), 'otherCurrency'],
    ['of an order in the house', {}, order({ step: 'packed', state: 'expected' }), 'notShipped'],
    ['of an order that was cancelled', {}, order({ step: 'cancelled', state: 'expected' }), 'notShipped'],
    ['of an order that was refused', {}, order({ state: 'refused' }), 'notShipped'],
    ['of an order that came back', {}, order({ step: 'returned', state: 'expected' }), 'notShipped'],
    ['that was settled before', {}, order({ state: 'settled' }), 'settled'],
    ['that the seller has had', {}, order({ state: 'remitted' }), 'settled'],
  ])('%s', (_, said, known, outcome) => {
    expect(judged([line(said)], known)).toEqual([outcome]);
  });

  test('that comes twice is judged once', () => {
    expect(judged([line(), line(), line({ minor: 1 })], order())).toEqual(['matched', 'twice', 'twice']);
    expect(judged([line({ minor: 1 }), line()], order())).toEqual(['otherAmount', 'twice']);
  });
});

const aStanding = fc.record({
  orderId: fc.integer({ min: 1, max: 5 }),
  step: fc.constantFrom(...orderSteps),
  state: fc.constantFrom(...codStates),
  currencyCode: fc.constantFrom('TWD', 'VND'),
  dueMinor: fc.integer({ min: 1, max: 10_000_000 }),
  exchangeRate: fc.double({ min: 0.5, max: 4000, noNaN: true }),
  owedMinor: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
});
const aLine = fc.record({
  billNumber: fc.constantFrom('A', 'B', 'C', 'D'),
  minor: fc.integer({ min: -100, max: 10_000_000 }),
  currencyCode: fc.constantFrom('TWD', 'VND'),
});

test('whatever a carrier states: an order is settled at most once, and only what left the house and was not over', () => {
  fc.assert(
    fc.property(
      fc.array(aLine, { maxLength: 12 }),
      fc.dictionary(fc.constantFrom('A', 'B', 'C'), aStanding),
      (lines, known) => {
        const standings = new Map(Object.entries(known));
        const outcomes = matchStatement(lines, standings);
        expect(outcomes).toHaveLength(lines.length);
        const settled = outcomes.flatMap((outcome, index) =>
          outcome === 'matched' || outcome === 'otherAmount' ? [lines[index]!] : [],
        );
        const orders = settled.map(({ billNumber }) => standings.get(billNumber)!);
        expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(orders.length);
        for (const [index, each] of orders.entries()) {
          expect(['expected', 'collected']).toContain(each.state);
          expect(['shipped', 'completed']).toContain(each.step);
          expect(settled[index]!.currencyCode).toBe(each.currencyCode);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

describe('what a person may decide', () => {
  test('of each kind of line', () => {
    const of = (minor: number) =>
      Object.fromEntries(
        statementOutcomes.map((outcome) => [outcome, resolutionsOf(outcome, minor).join(' ')]),
      );
    const kept = 'accepted claimed';
    expect(of(100)).toEqual({
      matched: '',
      unknown: kept,
      otherAmount: 'accepted writtenOff claimed',
      twice: kept,
      notShipped: kept,
      otherCurrency: 'claimed',
      settled: kept,
    });
    expect(of(0)).toMatchObject({ unknown: 'claimed', otherAmount: 'writtenOff claimed' });
    expect(of(-1)).toMatchObject({ unknown: 'claimed', otherAmount: 'claimed' });
  });
});

describe('settling a line', () => {
  const at = { order: order(), exchangeRate: 5 };
  const unseen = { order: order({ state: 'expected', owedMinor: null }), exchangeRate: 5 };
  const owed = (minor: number, moreMinor: number, collectedMinor: number) => ({
    owed: { minor, moreMinor, collectedMinor },
  });

  test('that matches brings what is owed', () => {
    expect(settleLine(line(), 'matched', null, at)).toEqual({
      bankedMinor: 22_222,
      missingMinor: 0,
      ...owed(22_222, 0, 100_000),
    });
    expect(settleLine(line(), 'matched', null, unseen)).toEqual({
      bankedMinor: 22_222,
      missingMinor: 0,
      ...owed(22_222, 22_222, 100_000),
    });
  });
  test('as the carrier says changes what the seller is owed', () => {
    expect(settleLine(line({ minor: 90_000 }), 'otherAmount', 'accepted', at)).toEqual({
      bankedMinor: 20_000,
      missingMinor: 0,
      ...owed(20_000, -2222, 90_000),
    });
  });
  test('that is written off is borne by the shop, or kept', () => {
    const settled = (minor: number) => settleLine(line({ minor }), 'otherAmount', 'writtenOff', at);
    expect(settled(90_000)).toEqual({ bankedMinor: 20_000, missingMinor: 2222, ...owed(22_222, 0, 100_000) });
    expect(settled(0)).toMatchObject({ bankedMinor: 0, missingMinor: 22_222 });
    expect(settled(110_000)).toMatchObject({ bankedMinor: 24_444, missingMinor: -2222 });
  });
  test('of no order is kept at the rate of the day', () => {
    const kept = { bankedMinor: 20_000, missingMinor: -20_000, owed: null };
    for (const outcome of ['unknown', 'twice', 'notShipped', 'settled'] as const)
      expect(settleLine(line(), outcome, 'accepted', at)).toEqual(kept);
  });
  test('that is claimed does nothing', () => {
    for (const outcome of statementOutcomes.slice(1))
      expect(settleLine(line(), outcome, 'claimed', at)).toEqual({
        bankedMinor: 0,
        missingMinor: 0,
        owed: null,
      });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BillLine, billLine, type LineRule, totalOf } from '../fee/bill.ts';
import type { WeighingResult } from '../fee/weigh.ts';
import {
  commissionOf,
  commissionsOf,
  type CommissionTerms,
  freightPaid,
  isPaying,
  offsetDebts,
  paysAt,
  splitReversal,
  capToMonthlyMax,
} from './commission.ts';

const weighed = (billed: number, basis: 'weight' | 'volume' = 'weight') =>
  ({ basis, billed, actualGrams: 700 }) as WeighingResult;
const billOf = (lines: readonly BillLine[], grams = 1000) => ({
  lines,
  totalMinor: totalOf(lines),
  weighed: weighed(grams),
});
const terms = (more: Partial<CommissionTerms> = {}): CommissionTerms => ({
  model: 'percent',
  levelBps: [1000, 300, 100],
  kilogramMinor: 0,
  wholesaleBps: 0,
  ...more,
});

describe('what an agent is paid from', () => {
  test('the freight, and nothing that is passed on or done beside it', () => {
    const bill = billOf([
      billLine('freight', 10_000),
      billLine('delivery', 2000),
      billLine('excessVolume', 500),
      ...(['storage', 'insurance', 'duty', 'taxCommission', 'service', 'remote'] as const).map((rule) =>
        billLine(rule, 1000),
      ),
    ]);
    expect(freightPaid(bill, bill.totalMinor)).toMatchObject({ freightMinor: 12_500, baseMinor: 12_500 });
  });

  test('a coupon and a refund take their part of the freight', () => {
    const bill = billOf([billLine('freight', 8000), billLine('storage', 2000), billLine('coupon', -1000)]);
    expect(freightPaid(bill, 9000)).toMatchObject({ chargedMinor: 10_000, paidMinor: 9000, baseMinor: 7200 });
    expect(freightPaid(bill, 4500).baseMinor).toBe(3600);
    expect(freightPaid(bill, 0).baseMinor).toBe(0);
  });

  test('more than the order costs counts as what it costs', () => {
    const bill = billOf([billLine('freight', 8000)]);
    expect(freightPaid(bill, 9000).baseMinor).toBe(8000);
  });

  test('a line by volume is weighed by its scale', () => {
    expect(freightPaid({ ...billOf([]), weighed: weighed(90_000, 'volume') }, 0).billedGrams).toBe(700);
  });
});

describe('the three ways to be paid', () => {
  const paid = freightPaid(billOf([billLine('freight', 9999)], 3500), 9999);

  test('a part of the freight by depth, rounded down', () => {
    expect([1, 2, 3, 4].map((depth) => commissionOf(terms(), depth, paid))).toEqual([999, 299, 99, 0]);
  });

  test('so much a kilogram billed, of what was paid, to who brought the buyer', () => {
    const perKilogram = terms({ model: 'perKilogram', kilogramMinor: 150 });
    expect(commissionOf(perKilogram, 1, paid)).toBe(525);
    expect(commissionOf(perKilogram, 2, paid)).toBe(0);
    const half = freightPaid(billOf([billLine('freight', 10_000)], 3500), 5000);
    expect(commissionOf(perKilogram, 1, half)).toBe(262);
  });

  test('what the freight is above the agent’s own price', () => {
    const margin = terms({ model: 'margin', wholesaleBps: 1500 });
    expect(commissionOf(margin, 1, paid)).toBe(1499);
    expect(commissionOf(margin, 2, paid)).toBe(0);
  });

  test('a plan pays something, and all depths together not more than the freight', () => {
    expect(isPaying(terms())).toBe(true);
    expect(isPaying(terms({ levelBps: [] }))).toBe(false);
    expect(isPaying(terms({ levelBps: [0, 500] }))).toBe(false);
    expect(isPaying(terms({ levelBps: [6000, 4001] }))).toBe(false);
    expect(isPaying(terms({ model: 'perKilogram' }))).toBe(false);
    expect(isPaying(terms({ model: 'margin', wholesaleBps: 1 }))).toBe(true);
    expect(paysAt(terms({ levelBps: [100] }), 2)).toBe(false);
    expect(paysAt(terms({ model: 'margin' }), 2)).toBe(false);
  });
});

const minors = fc.integer({ min: 0, max: 100_000_000 });
const rules: readonly LineRule[] = ['freight', 'delivery', 'excessVolume', 'storage', 'duty', 'service'];
const someBill = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom(...rules), minors), { maxLength: 8 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.integer({ min: 0, max: 500_000 }),
  )
  .map(([charges, off, grams]) => {
    const lines = charges.map(([rule, minor]) => billLine(rule, minor));
    const reduction = -Math.floor(totalOf(lines) * off);
    return billOf(reduction < 0 ? [...lines, billLine('coupon', reduction)] : lines, grams);
  });
const someTerms = fc.record({
  model: fc.constantFrom('percent', 'perKilogram', 'margin'),
  levelBps: fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 3 }),
  kilogramMinor: fc.integer({ min: 0, max: 1_000_000 }),
  wholesaleBps: fc.integer({ min: 0, max: 10_000 }),
});
const someChain = fc.array(fc.option(someTerms), { maxLength: 5 });

test('for every bill, payment and chain: whole fen, at most three agents, together never more than the base', () => {
  fc.assert(
    fc.property(someBill, minors, someChain, (bill, settled, chain) => {
      const paid = freightPaid(bill, settled);
      const got = commissionsOf(chain, paid);
      expect(got.length).toBeLessThanOrEqual(3);
      expect(got.every((minor) => Number.isSafeInteger(minor) && minor >= 0)).toBe(true);
      expect(got.reduce((sum, minor) => sum + minor, 0)).toBeLessThanOrEqual(paid.baseMinor);
      expect(paid.baseMinor).toBeLessThanOrEqual(paid.freightMinor);
      expect(paid.baseMinor).toBeLessThanOrEqual(settled);
    }),
  );
});

test('for every bill: paying more never earns less', () => {
  fc.assert(
    fc.property(someBill, minors, minors, someTerms, (bill, one, other, plan) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const [low, high] = [less, more].map(
        (settled) => commissionsOf([plan], freightPaid(bill, settled))[0]!,
      );
      expect(low!).toBeLessThanOrEqual(high!);
    }),
  );
});

test('for every balance: what is taken back and what is owed are the earning, and nothing falls below zero', () => {
  fc.assert(
    fc.property(minors, minors, (minor, balance) => {
      const { takenMinor, owedMinor } = splitReversal(minor, balance);
      expect(takenMinor + owedMinor).toBe(minor);
      expect(takenMinor).toBeLessThanOrEqual(balance);
      expect(Math.min(takenMinor, owedMinor)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('for every debt: an earning pays the oldest first and never more than is owed or there', () => {
  fc.assert(
    fc.property(minors, fc.array(minors, { maxLength: 6 }), (minor, owed) => {
      const debts = owed.map((owedMinor, id) => ({ id, owedMinor }));
      const { offsetMinor, paid } = offsetDebts(minor, debts);
      const total = owed.reduce((sum, each) => sum + each, 0);
      expect(offsetMinor).toBe(Math.min(minor, total));
      expect(paid.reduce((sum, each) => sum + each.minor, 0)).toBe(offsetMinor);
      for (const { debt, minor: part } of paid) expect(part).toBeLessThanOrEqual(debt.owedMinor);
      // Only the last debt may be paid in part.
      for (const { debt, minor: part } of paid.slice(0, -1)) expect(part).toBe(debt.owedMinor);
    }),
  );
});

test('the month’s most cuts, and then ends', () => {
  expect(capToMonthlyMax(500, null, 9999)).toBe(500);
  expect(capToMonthlyMax(500, 1000, 400)).toBe(500);
  expect(capToMonthlyMax(500, 1000, 700)).toBe(300);
  expect(capToMonthlyMax(500, 1000, 1000)).toBeNull();
  expect(capToMonthlyMax(0, 1000, 1000)).toBe(0);
});

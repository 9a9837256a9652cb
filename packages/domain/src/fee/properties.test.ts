import { box, firstContinued, shipment, tariff, version, weighing } from '@onehaul/testing/fee-arbitraries';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bill, feeSums, convertBill, totalOf } from './bill.ts';
import { amountOf, bandEdges } from './freight.ts';
import { priceShipment, tryPriceShipment } from './price.ts';
import type { Shipment } from './shipment.ts';
import type { TariffVersion } from './tariff.ts';
import { tariffProblems } from './tariff-problems.ts';
import { carryStepAt, weigh } from './weigh.ts';

const quote = (under: TariffVersion, goods: Shipment) => tryPriceShipment(under, goods).bill;

const mayBeNegative = new Set(['discount', 'coupon', 'points', 'rounding']);
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function expectSound(bill: Bill): void {
  // Plain comparisons instead of `expect`: a hundred thousand expectations would take longer than the
  // pricing.
  const isSound = (amount: number) => Number.isSafeInteger(amount) && !Object.is(amount, -0);
  const faults = bill.lines.filter(
    ({ rule, minor: amount, inputs }) =>
      !isSound(amount) ||
      (amount < 0 && !mayBeNegative.has(rule)) ||
      Object.values(inputs).some((value) => !isSound(value)),
  );
  expect(faults).toEqual([]);
  expect(bill.totalMinor).toBe(totalOf(bill.lines));
  expect(bill.totalMinor >= 0).toBe(true);
  expect(bill.lines.filter(({ rule }) => rule === 'rounding').length <= 1).toBe(true);
}

function expectNamedSums(bill: Bill): void {
  const { total, couponAmount, pointsAmount, discount, ...charges } = feeSums(bill);
  const charged = Object.values(charges).reduce((sum, each) => sum + each, 0);
  expect(charged - couponAmount - pointsAmount - discount).toBe(total);
}

const signature = ({ totalMinor, lines, weighed }: Bill) => [
  totalMinor,
  weighed.billed,
  lines.map(({ rule, minor: amount }) => `${rule} ${amount}`).toSorted(),
];

describe('100,000 quotes', () => {
  test('sum to the total, are whole, not negative, and the same again from what was stored', () => {
    let priced = 0;
    fc.assert(
      fc.property(
        version,
        shipment,
        fc.double({ min: 0.05, max: 4000, noNaN: true }),
        (under, goods, rate) => {
          const bill = quote(under, goods);
          if (!bill) return;
          priced += 1;
          expectSound(bill);
          expectNamedSums(bill);
          expect(signature(priceShipment(under, { ...goods, boxes: goods.boxes.toReversed() }))).toEqual(
            signature(bill),
          );
          const abroad = convertBill(bill, rate, 'VND');
          expect(totalOf(abroad.lines)).toBe(abroad.totalMinor);
          if (priced % 10 === 0) expect(priceShipment(stored(under), stored(goods))).toEqual(bill);
        },
      ),
      { numRuns: 100_000 },
    );
    // A generator whose shipments are mostly refused would prove little.
    expect(priced).toBeGreaterThan(50_000);
  }, 240_000);

  test('generated tariffs are ones a shop could publish', () => {
    fc.assert(
      fc.property(tariff, (each) => {
        expect(tariffProblems(each)).toEqual([]);
      }),
    );
  });
});

/** Whether a published band edge lies between the two: there a heavier shipment may cost less. */
function crossesEdge({ tariff: own }: TariffVersion, before: Bill, after: Bill): boolean {
  const edges = [own.freight, own.delivery].flatMap((table) => (table ? bandEdges(table) : []));
  const isBetween = (edge: number, from: number, to: number) => from <= edge && edge < to;
  const surchargeEdges = own.surcharges
    .filter(({ measure }) => measure === 'weight')
    .flatMap(({ bands }) => bands.flatMap(({ over }) => over));
  const grams = ({ weighed }: Bill) => [
    weighed.actualGrams,
    ...weighed.boxes.map((each) => each.actualGrams),
  ];
  return (
    edges.some((edge) => isBetween(edge, before.weighed.billed, after.weighed.billed)) ||
    surchargeEdges.some((edge) =>
      grams(before).some((from, index) => isBetween(edge, from, grams(after)[index] ?? from)),
    )
  );
}

test('more weight never costs less, but at a published edge', () => {
  let compared = 0;
  fc.assert(
    fc.property(version, shipment, fc.integer({ min: 1, max: 20_000 }), (under, goods, more) => {
      const { weighing: rules } = under.tariff;
      // Both rules trade volume against weight by design: the price drops where actual weight overtakes
      // volumetric.
      if (rules.basis === 'weight' && ['threshold', 'excessApart'].includes(rules.choice.rule)) return;
      const [first, ...others] = goods.boxes;
      const before = quote(under, goods);
      const after =
        first && quote(under, { ...goods, boxes: [{ ...first, grams: first.grams + more }, ...others] });
      if (!before || !after || crossesEdge(under, before, after)) return;
      compared += 1;
      expect(after.totalMinor).toBeGreaterThanOrEqual(before.totalMinor);
    }),
    { numRuns: 20_000 },
  );
  expect(compared).toBeGreaterThan(5000);
}, 120_000);

test('another box never makes the goods lighter, and rounding up happens once', () => {
  fc.assert(
    fc.property(weighing, fc.array(box, { minLength: 1, maxLength: 5 }), box, (rules, boxes, another) => {
      const before = weigh(rules, boxes);
      const after = weigh(rules, [...boxes, another]);
      expect(after.actualGrams).toBeGreaterThan(before.actualGrams);
      expect(after.volumetricGrams).toBeGreaterThanOrEqual(before.volumetricGrams);
      const step = carryStepAt(rules.carry, before.billed);
      expect(step === 0 || before.billed % step === 0).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test('nothing is cheaper than the first price', () => {
  fc.assert(
    fc.property(firstContinued, fc.nat({ max: 300_000 }), (table, quantity) => {
      expect(amountOf(table, quantity)).toBeGreaterThanOrEqual(table.firstMinor);
    }),
  );
});

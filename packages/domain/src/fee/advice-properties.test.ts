import { shipment, version } from '@onehaul/testing/fee-arbitraries';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { advise, type Advice } from './advice.ts';
import { dividedTotalMinor, withoutReductions } from './divided-shipment.ts';
import { newTariff } from './new-tariff.ts';
import { priceShipment } from './price.ts';
import { type Shipment, shipmentOf } from './shipment.ts';
import type { Band, Freight, Price, Tariff, TariffVersion } from './tariff.ts';

const minor = fc.nat({ max: 9000 });
const anyPrice: fc.Arbitrary<Price> = fc.oneof(
  fc.record({ kind: fc.constant('fixed' as const), minor }),
  fc.record({
    kind: fc.constant('unit' as const),
    unit: fc.constantFrom(100, 500, 1000),
    minor: fc.nat({ max: 3000 }),
    isWhole: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('firstContinued' as const),
    first: fc.constantFrom(500, 1000, 3000),
    firstMinor: minor,
    step: fc.constantFrom(100, 500, 1000),
    stepMinor: fc.nat({ max: 2000 }),
    isWhole: fc.boolean(),
  }),
);
const freight = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }),
    fc.array(anyPrice, { minLength: 5, maxLength: 5 }),
    fc.boolean(),
  )
  .map(([edges, prices, isOpen]): Freight => {
    const ends = edges.toSorted((a, b) => a - b).map((edge): number | null => edge * 500);
    const upTo = isOpen || ends.length === 0 ? [...ends, null] : ends;
    return {
      mode: 'mixed',
      bands: upTo.map((edge, index): Band<Price> => ({ upTo: edge, price: prices[index]! })),
    };
  });
const tariff: fc.Arbitrary<Tariff> = fc
  .record({
    freight,
    delivery: fc.option(freight, { freq: 2 }),
    rule: fc.constantFrom('greater' as const, 'actual' as const, 'half' as const),
    comparing: fc.constantFrom('perBox' as const, 'summed' as const),
    carry: fc.constantFrom([], [{ from: 0, step: 500 }], [{ from: 2000, step: 100 }]),
    minimum: fc.constantFrom(0, 2000),
    rounding: fc.constantFrom(
      { step: 1, direction: 'nearest' as const },
      { step: 100, direction: 'up' as const },
    ),
    boxGrams: fc.constantFrom(null, 6000),
  })
  .map(({ rule, comparing, carry, minimum, boxGrams, ...more }) => ({
    ...newTariff,
    ...more,
    limits: { ...newTariff.limits, boxGrams },
    weighing: { ...newTariff.weighing, choice: { rule }, comparing, carry, minimum } as Tariff['weighing'],
  }));
const banded = tariff.map((each): TariffVersion => ({
  version: 1,
  effectiveAt: '2026-01-01T00:00:00.000Z',
  tariff: each,
}));
const light = fc
  .array(fc.tuple(fc.integer({ min: 100, max: 9000 }), fc.integer({ min: 50, max: 1700 })), {
    minLength: 1,
    maxLength: 10,
  })
  .map((boxes) =>
    shipmentOf(
      boxes.map(([grams, lengthMillimetres]) => ({
        grams,
        lengthMillimetres,
        widthMillimetres: 150,
        heightMillimetres: 100,
      })),
    ),
  );
const question = fc.oneof(
  fc.tuple(version, fc.array(version, { maxLength: 3 }), shipment),
  fc.tuple(banded, fc.array(banded, { maxLength: 3 }), light),
);

function totalMinor(of: TariffVersion, goods: Shipment): number | null {
  try {
    return priceShipment(of, goods).totalMinor;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Recomputes the cost of an advice independently of the advisor. */
function asAdvised(chosen: TariffVersion, others: readonly TariffVersion[], goods: Shipment, advice: Advice) {
  switch (advice.kind) {
    case 'otherLine':
      return totalMinor(others[advice.line]!, goods);
    case 'leaveOne':
      return totalMinor(chosen, { ...goods, boxes: goods.boxes.toSpliced(advice.box, 1) });
    case 'split': {
      const [first, second] = advice.parts.map((part) => part.map((index) => goods.boxes[index]!));
      const { level, memberBps, remoteAreas } = goods;
      const one = totalMinor(chosen, { ...goods, boxes: first! });
      const two = totalMinor(chosen, shipmentOf(second!, { level, memberBps, remoteAreas }));
      return one === null || two === null ? null : one + two;
    }
    case 'nextBand': {
      const weighing = { ...chosen.tariff.weighing, minimum: advice.edge + 1 };
      const least = Math.min(...goods.boxes.map(({ grams }) => grams));
      const at = goods.boxes.findIndex(({ grams }) => grams === least);
      const more = goods.boxes.with(at, {
        ...goods.boxes[at]!,
        grams: least + (advice.basis === 'weight' ? advice.mostAdded : 0),
      });
      return totalMinor({ ...chosen, tariff: { ...chosen.tariff, weighing } }, { ...goods, boxes: more });
    }
  }
}

test('every advice costs what it says, and never more than what is asked about', () => {
  fc.assert(
    fc.property(question, ([chosen, others, asked]) => {
      const goods = withoutReductions(asked);
      const now = totalMinor(chosen, goods);
      const { advice, bill } = advise(chosen, others, asked);
      expect(bill?.totalMinor ?? null).toBe(now);
      for (const each of advice) {
        expect(asAdvised(chosen, others, goods, each)).toBe(each.totalMinor);
        expect(each.savingMinor).toBe(now === null ? null : now - each.totalMinor);
        if (each.savingMinor !== null) expect(each.savingMinor).toBeGreaterThan(0);
      }
      const savings = advice.map(({ savingMinor }) => savingMinor ?? 0);
      expect(savings).toEqual(savings.toSorted((a, b) => b - a));
    }),
    { numRuns: 600 },
  );
});

test('no quantity is cheaper than the best advised band', () => {
  fc.assert(
    fc.property(banded, light, (chosen, asked) => {
      const open = {
        ...chosen,
        tariff: { ...chosen.tariff, limits: { ...newTariff.limits, totalGrams: null } },
      };
      const { advice, bill } = advise(open, [], asked);
      fc.pre(bill !== null);
      const goods = withoutReductions(asked);
      const best = Math.min(
        bill!.totalMinor,
        ...advice.flatMap((each) => (each.kind === 'nextBand' ? each.totalMinor : [])),
      );
      const totals: number[] = [];
      for (let quantity = bill!.weighed.billed; quantity <= 31_000; quantity += 50)
        for (const minimum of [quantity, quantity + 1]) {
          const weighing = { ...open.tariff.weighing, minimum };
          totals.push(totalMinor({ ...open, tariff: { ...open.tariff, weighing } }, goods) ?? Infinity);
        }
      expect(Math.min(...totals)).toBeGreaterThanOrEqual(best);
    }),
    { numRuns: 100 },
  );
});

test('two orders are found wherever two orders are cheaper', () => {
  fc.assert(
    fc.property(fc.oneof(version, banded), fc.oneof(shipment, light), (chosen, asked) => {
      const goods = withoutReductions({ ...asked, boxes: asked.boxes.slice(0, 4) });
      const { advice, bill } = advise(chosen, [], goods);
      const found = advice.find(({ kind }) => kind === 'split')?.totalMinor ?? bill?.totalMinor ?? Infinity;
      const count = goods.boxes.length;
      for (let mask = 1; mask < 2 ** count - 1; mask += 1) {
        const isIn = (index: number) => ((mask >> index) & 1) === 1;
        const indexes = goods.boxes.map((_, index) => index);
        const parts = [indexes.filter((index) => isIn(index)), indexes.filter((index) => !isIn(index))];
        expect(dividedTotalMinor(chosen, goods, parts) ?? Infinity).toBeGreaterThanOrEqual(found);
      }
    }),
    { numRuns: 300 },
  );
});

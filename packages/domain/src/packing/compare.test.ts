import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newTariff } from '../fee/new-tariff.ts';
import { priceShipment } from '../fee/price.ts';
import { type Box, shipmentOf } from '../fee/shipment.ts';
import type { Tariff, TariffVersion } from '../fee/tariff.ts';
import { type CartonSize, packingPlans, roomOf } from './cartons.ts';
import { boxesOf, comparePacking } from './compare.ts';

/** Centimetres and grams. */
const box = (grams: number, length: number, width: number, height: number): Box => ({
  grams,
  lengthMillimetres: length * 10,
  widthMillimetres: width * 10,
  heightMillimetres: height * 10,
});
const carton = (
  length: number,
  width: number,
  height: number,
  more: Partial<CartonSize> = {},
): CartonSize => ({
  lengthMillimetres: length * 10,
  widthMillimetres: width * 10,
  heightMillimetres: height * 10,
  ownGrams: 400,
  mostGrams: 30_000,
  ...more,
});
const small = carton(30, 25, 20);
const middle = carton(42, 32, 32);
const large = carton(80, 60, 60);

const versionOf = (tariff: Partial<Tariff> = {}): TariffVersion => ({
  version: 3,
  effectiveAt: '2026-01-01T00:00:00.000Z',
  tariff: { ...newTariff, ...tariff },
});
const four = [box(900, 20, 15, 15), box(700, 20, 15, 15), box(1200, 20, 15, 15), box(400, 20, 15, 14)];

describe('merging', () => {
  test('saves where every box counts as two kilograms at least', () => {
    const weighing = {
      ...newTariff.weighing,
      choice: { rule: 'actual' },
      boxMinimum: 2000,
    } as Tariff['weighing'];
    const compared = comparePacking(versionOf({ weighing }), shipmentOf(four), [large, middle, small]);
    expect(compared).toMatchObject({
      currency: 'CNY',
      apartMinor: 4 * (3000 + 2 * 800),
      asTheyAreMinor: 3000 + 14 * 800,
      // 3.2 kg of goods, 0.4 kg of carton and the padding: 4 kg.
      together: { totalMinor: 3000 + 6 * 800, loose: [], cartons: [{ carton: 1, grams: 3692 }] },
      savingMinor: 14_200 - 7800,
    });
  });

  test('costs more in a bulky carton, and says by how much', () => {
    const compared = comparePacking(versionOf(), shipmentOf(four), [large]);
    expect(compared.together?.cartons).toHaveLength(1);
    expect(compared.savingMinor).toBeLessThan(0);
    expect(compared.savingMinor).toBe(
      Math.min(compared.apartMinor!, compared.asTheyAreMinor!) - compared.together!.totalMinor,
    );
  });

  test('saves against a surcharge for pieces, and the smallest carton that does is taken', () => {
    const pieces: Tariff['surcharges'][number] = {
      key: 'pieces',
      measure: 'pieces',
      per: 'order',
      bands: [{ over: 1, upTo: null, price: { kind: 'unit', unit: 1, minor: 6000, isWhole: true } }],
      least: 0,
      most: null,
      group: null,
    };
    const compared = comparePacking(versionOf({ surcharges: [pieces] }), shipmentOf(four), [
      large,
      middle,
      small,
    ]);
    expect(compared.together!.cartons).toMatchObject([{ carton: 1 }]);
    expect(compared.asTheyAreMinor).toBe(7800 + 3 * 6000);
    expect(compared.apartMinor).toBe(12_800);
  });

  test('pays once for what is charged once, and leaves coupons out', () => {
    const more = {
      stored: [{ days: 40, grams: 900 }],
      coupon: { minor: 2000, leastMinor: 0, leastGrams: 0 },
    };
    const plain = comparePacking(versionOf(), shipmentOf(four), [middle]);
    const stored = comparePacking(versionOf(), shipmentOf(four, more), [middle]);
    expect(stored.apartMinor).toBe(plain.apartMinor! + 1000);
    expect(stored.asTheyAreMinor).toBe(plain.asTheyAreMinor! + 1000);
    expect(stored.together!.totalMinor).toBe(plain.together!.totalMinor + 1000);
    expect(stored.savingMinor).toBe(plain.savingMinor);
  });

  test('has no price where the line takes none of it', () => {
    const limits = { ...newTariff.limits, totalGrams: 1000 };
    expect(comparePacking(versionOf({ limits }), shipmentOf(four), [middle])).toEqual({
      currency: 'CNY',
      apartMinor: null,
      asTheyAreMinor: null,
      together: null,
      savingMinor: null,
    });
  });

  test('is not offered without cartons that hold anything', () => {
    expect(comparePacking(versionOf(), shipmentOf(four), []).together).toBeNull();
    expect(comparePacking(versionOf(), shipmentOf(four), [carton(12, 12, 12)]).together).toBeNull();
  });
});

describe('a plan', () => {
  test('weighs the carton, the boxes and the padding', () => {
    const [plan] = packingPlans([box(600, 28, 23, 8), box(400, 28, 23, 10)], [small]);
    // The boxes fill the room inside, so there is nothing to pad.
    expect(plan).toMatchObject({ cartons: [{ carton: 0, grams: 1400, fillBps: 10_000 }], loose: [] });
    const [padded] = packingPlans([box(600, 10, 10, 10), box(400, 10, 10, 10)], [small]);
    // 28 × 23 × 18 less two litres is 9.592 litres of padding at 5 g.
    expect(padded?.cartons[0]?.grams).toBe(1400 + 48);
  });

  const long = box(500, 150, 10, 10);
  const short = box(500, 10, 10, 10);

  test('leaves as it is what no carton holds', () => {
    const boxes = [long, short, short];
    const [plan] = packingPlans(boxes, [middle]);
    expect(plan).toMatchObject({ loose: [0], cartons: [{ placed: [{ box: 1 }, { box: 2 }] }] });
    expect(boxesOf(plan!, boxes, [middle])).toMatchObject([
      { lengthMillimetres: 420 },
      { lengthMillimetres: 1500 },
    ]);
  });

  test('takes a smaller carton for the last of it where one does', () => {
    const halves = [box(500, 40, 30, 15), box(500, 40, 30, 15)];
    const [plan] = packingPlans([short, ...halves, short], [middle, small]);
    expect(plan).toMatchObject({ loose: [], cartons: [{ carton: 0, fillBps: 10_000 }, { carton: 1 }] });
  });

  test('puts no carton around a single box', () => {
    expect(packingPlans([long, short], [middle])).toEqual([]);
    const three = [box(500, 28, 23, 9), box(500, 28, 23, 9), box(500, 20, 20, 17)];
    expect(packingPlans(three, [small])).toMatchObject([{ loose: [2], cartons: [{ carton: 0 }] }]);
  });

  const side = fc.integer({ min: 5, max: 70 });
  const goods = fc.array(
    fc.tuple(fc.integer({ min: 50, max: 9000 }), side, side, side).map((each) => box(...each)),
    { minLength: 1, maxLength: 10 },
  );

  test('holds every box once and no carton over its weight', () => {
    fc.assert(
      fc.property(goods, fc.integer({ min: 1000, max: 20_000 }), (boxes, mostGrams) => {
        const cartons = [small, middle, large].map((each) => ({ ...each, mostGrams }));
        for (const plan of packingPlans(boxes, cartons)) {
          const held = plan.cartons.flatMap(({ placed }) => placed.map((each) => each.box));
          expect([...held, ...plan.loose].toSorted((a, b) => a - b)).toEqual(boxes.map((_, index) => index));
          for (const full of plan.cartons) {
            expect(full.grams).toBeLessThanOrEqual(mostGrams);
            expect(full.fillBps).toBeLessThanOrEqual(10_000);
            const { lengthMillimetres } = roomOf(cartons[full.carton]!);
            for (const { at, size } of full.placed)
              expect(at[0] + size[0]).toBeLessThanOrEqual(lengthMillimetres);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test('costs what the engine bills for its cartons', () => {
    fc.assert(
      fc.property(goods, (boxes) => {
        const cartons = [small, middle, large];
        const shipment = shipmentOf(boxes);
        const { together } = comparePacking(versionOf(), shipment, cartons);
        fc.pre(together !== null);
        const sent = shipmentOf(boxesOf(together!, boxes, cartons));
        expect(together!.totalMinor).toBe(priceShipment(versionOf(), sent).totalMinor);
      }),
      { numRuns: 100 },
    );
  });

  test('of a thousand boxes holds each once, however they were typed', () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      box(
        100 + ((index * 7919) % 2900),
        8 + ((index * 31) % 30),
        6 + ((index * 17) % 20),
        3 + ((index * 13) % 15),
      ),
    );
    const cartons = [small, middle, large];
    const plans = packingPlans(many, cartons);
    for (const plan of plans) {
      const held = plan.cartons.flatMap(({ placed }) => placed.map((each) => each.box));
      expect([...held, ...plan.loose].toSorted((a, b) => a - b)).toEqual(many.map((_, index) => index));
      for (const { grams, fillBps } of plan.cartons) {
        expect(grams).toBeLessThanOrEqual(30_000);
        expect(fillBps).toBeLessThanOrEqual(10_000);
      }
    }
    const sizes = (all: typeof plans) =>
      all.map((plan) => plan.cartons.map(({ carton: kind, grams }) => [kind, grams]));
    expect(sizes(packingPlans(many.toReversed(), cartons))).toEqual(sizes(plans));
    // The largest cartons are limited by weight: 30 kg each.
    const grams = many.reduce((sum, each) => sum + each.grams, 0);
    const fewest = Math.min(...plans.map((plan) => plan.cartons.length + plan.loose.length));
    expect(fewest).toBeLessThan((grams / 29_000) * 1.2);
  });
});

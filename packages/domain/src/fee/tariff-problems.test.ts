import { expect, test } from 'vitest';
import { newTariff } from './new-tariff.ts';
import type { Freight, Surcharge, Tariff } from './tariff.ts';
import { type TariffProblem, tariffProblems } from './tariff-problems.ts';
import { firstContinuedPrice, freeTariff, overweightSurcharge, exampleUnitPrice } from './worked-example.ts';

const tiers = (...edges: (number | null)[]): Freight => ({
  mode: 'tiered',
  bands: edges.map((upTo) => ({ upTo, price: exampleUnitPrice(1) })),
});
const carry = (...steps: [from: number, step: number][]): Tariff => ({
  ...newTariff,
  weighing: { ...newTariff.weighing, carry: steps.map(([from, step]) => ({ from, step })) },
});
const surcharge = (more: Partial<Surcharge>): Tariff => ({
  ...newTariff,
  surcharges: [{ ...overweightSurcharge, ...more }],
});
const bands = (...edges: [over: number, upTo: number | null][]) => ({
  bands: edges.map(([over, upTo]) => ({ over, upTo, price: exampleUnitPrice(1) })),
});
const storage = (...edges: (number | null)[]): Tariff => ({
  ...newTariff,
  storage: { ...newTariff.storage, bands: edges.map((upToGrams) => ({ upToGrams, minorPerDay: 1 })) },
});

const wrong: readonly (readonly [at: string, problem: TariffProblem, tariff: Tariff])[] = [
  ['freight', 'noBands', { ...newTariff, freight: tiers() }],
  ['freight', 'bandsNotRising', { ...newTariff, freight: tiers(2000, 2000, null) }],
  ['freight', 'bandsNotRising', { ...newTariff, freight: tiers(0, null) }],
  ['freight', 'openBandNotLast', { ...newTariff, freight: tiers(null, 2000) }],
  ['delivery', 'noBands', { ...newTariff, delivery: tiers() }],
  ['weighing.carry', 'carryNotRising', carry([0, 500], [0, 1000])],
  ['weighing.carry', 'carryNotMultiple', carry([0, 3000], [100_000, 1000])],
  ['surcharges.0', 'noBands', surcharge({ bands: [] })],
  ['surcharges.0', 'surchargeBandsOverlap', surcharge(bands([10, 20], [19, 30]))],
  ['surcharges.0', 'surchargeBandsOverlap', surcharge(bands([10, null], [20, 30]))],
  ['surcharges.0', 'surchargeBandsOverlap', surcharge(bands([10, 10]))],
  ['surcharges.0', 'piecesPerBox', surcharge({ measure: 'pieces' })],
  ['surcharges.0', 'leastAboveMost', surcharge({ least: 2, most: 1 })],
  [
    'surcharges',
    'surchargeKeyRepeats',
    { ...newTariff, surcharges: [overweightSurcharge, overweightSurcharge] },
  ],
  [
    'remoteAreas',
    'areaRepeats',
    { ...newTariff, remoteAreas: ['a', 'a'].map((area) => ({ area, price: null, least: 0 })) },
  ],
  ['storage.bands', 'noBands', storage()],
  ['storage.bands', 'storageNotCovered', storage(5000)],
  ['collection.bands', 'noBands', { ...newTariff, collection: { bands: [], least: 0 } }],
  [
    'discount.levels',
    'levelRepeats',
    { ...newTariff, discount: { rules: [], levels: [1, 1].map((level) => ({ level, bps: 1 })) } },
  ],
];

test.each(wrong)('%s: %s', (at, problem, tariff) => {
  expect(tariffProblems(tariff)).toEqual([{ at, problem }]);
});

test('a sound tariff has none', () => {
  const delivery: Freight = { mode: 'firstContinued', price: firstContinuedPrice(1, 1, 1, 1) };
  const collection = { bands: [{ upToMinor: 5, minor: 1, bps: 0 }], least: 0 };
  const remoteAreas = [{ area: 'island', price: null, least: 0 }];
  const discount = { rules: [], levels: [{ level: 1, bps: 1 }] };
  expect(tariffProblems({ ...newTariff, delivery, collection, remoteAreas, discount })).toEqual([]);
  expect(tariffProblems({ ...freeTariff, ...surcharge(bands([0, 20], [20, 30], [40, null])) })).toEqual([]);
});

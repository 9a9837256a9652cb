import {
  type Band,
  chargeRules,
  type Freight,
  type Price,
  type Surcharge,
  type Tariff,
  type TariffVersion,
  type Weighing,
} from '@onehaul/domain/fee/tariff';
import type { Box, Shipment } from '@onehaul/domain/fee/shipment';
import fc from 'fast-check';

/** Arbitraries of valid tariffs and shipments, for property tests. */
const minor = fc.nat({ max: 50_000 });
const minCount = fc.constantFrom(0, 500, 2000);
const bps = fc.nat({ max: 3000 });

const fixed = fc.record({ kind: fc.constant('fixed' as const), minor });
const unit = fc.record({
  kind: fc.constant('unit' as const),
  unit: fc.constantFrom(1, 100, 500, 1000),
  minor: fc.nat({ max: 5000 }),
  isWhole: fc.boolean(),
});
export const firstContinued = fc.record({
  kind: fc.constant('firstContinued' as const),
  first: fc.constantFrom(500, 1000, 3000),
  firstMinor: minor,
  step: fc.constantFrom(100, 500, 1000),
  stepMinor: fc.nat({ max: 5000 }),
  isWhole: fc.boolean(),
});

/** Ascending bands, the last without an upper limit. */
const bandsOf = <P extends Price>(prices: fc.Arbitrary<P>): fc.Arbitrary<Band<P>[]> =>
  fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 4 }),
      fc.array(prices, { minLength: 5, maxLength: 5 }),
    )
    .map(([edges, each]) => {
      const upTo = [...edges.toSorted((a, b) => a - b).map((edge) => edge * 500), null];
      return upTo.map((edge, index) => ({ upTo: edge, price: each[index] as P }));
    });

const freight: fc.Arbitrary<Freight> = fc.oneof(
  fc.record({ mode: fc.constant('tiered' as const), bands: bandsOf(unit) }),
  fc.record({ mode: fc.constant('firstContinued' as const), price: firstContinued }),
  fc.record({ mode: fc.constant('fixedPerBand' as const), bands: bandsOf(fixed) }),
  fc.record({ mode: fc.constant('unitPerBand' as const), bands: bandsOf(unit) }),
  fc.record({ mode: fc.constant('firstContinuedPerBand' as const), bands: bandsOf(firstContinued) }),
  fc.record({ mode: fc.constant('mixed' as const), bands: bandsOf(fc.oneof(fixed, unit, firstContinued)) }),
);

const carry = fc.constantFrom(
  [],
  [{ from: 0, step: 500 }],
  [
    { from: 0, step: 500 },
    { from: 100_000, step: 1000 },
  ],
  [
    { from: 1000, step: 10 },
    { from: 5000, step: 2500 },
  ],
);
const comparing = fc.constantFrom('perBox' as const, 'summed' as const);
export const weighing: fc.Arbitrary<Weighing> = fc.oneof(
  fc.record({
    basis: fc.constant('weight' as const),
    divisor: fc.constantFrom(
      { units: 'metric' as const, value: 5000 },
      { units: 'metric' as const, value: 6000 },
      { units: 'metric' as const, value: 28_316 },
      { units: 'imperial' as const, value: 139 },
    ),
    choice: fc.oneof(
      fc.record({
        rule: fc.constantFrom('greater' as const, 'actual' as const, 'volumetric' as const, 'half' as const),
      }),
      fc.record({
        rule: fc.constant('threshold' as const),
        overBps: fc.constantFrom(10_000, 15_000, 20_000),
      }),
      fc.record({ rule: fc.constant('partial' as const), excessBps: fc.nat({ max: 10_000 }) }),
      fc.record({ rule: fc.constant('excessApart' as const), price: unit }),
    ),
    comparing,
    actualStep: fc.constantFrom(0, 100, 1000),
    volumetricStep: fc.constantFrom(0, 500),
    boxMinimum: fc.constantFrom(0, 300),
    minimum: fc.constantFrom(0, 1000, 10_000),
    carry,
  }),
  fc.record({
    basis: fc.constant('volume' as const),
    comparing,
    boxMinimum: fc.constantFrom(0, 10_000),
    minimum: fc.constantFrom(0, 100_000),
    carry,
    gramsPerCubicMetre: fc.constantFrom(null, 500_000),
    densestGramsPerCubicMetre: fc.constantFrom(null, 800_000),
  }),
);

const surcharge: fc.Arbitrary<Surcharge> = fc
  .record({
    measure: fc.constantFrom('weight' as const, 'length' as const, 'girth' as const, 'pieces' as const),
    isPerBox: fc.boolean(),
    over: fc.nat({ max: 2000 }),
    prices: fc.tuple(fc.oneof(fixed, unit), fc.oneof(fixed, unit)),
    least: minCount,
    most: fc.constantFrom(null, 30_000),
    group: fc.constantFrom(null, 'one'),
  })
  .map(({ measure, isPerBox, over, prices, ...more }) => ({
    key: '',
    measure,
    per: isPerBox && measure !== 'pieces' ? ('box' as const) : ('order' as const),
    bands: [
      { over, upTo: over + 500, price: prices[0] },
      { over: over + 500, upTo: null, price: prices[1] },
    ],
    ...more,
  }));

export const tariff: fc.Arbitrary<Tariff> = fc.record({
  currency: fc.constant('CNY'),
  weighing,
  freight,
  delivery: fc.option(freight, { freq: 3 }),
  surcharges: fc
    .array(surcharge, { maxLength: 3 })
    .map((all) => all.map((each, index) => ({ ...each, key: `surcharge-${index}` }))),
  remoteAreas: fc.tuple(fc.oneof(fixed, unit), fc.oneof(fixed, unit), minCount).map(([one, two, atLeast]) => [
    { area: 'island', price: one, least: atLeast },
    { area: 'mountain', price: two, least: 0 },
  ]),
  limits: fc.constant({ sideMillimetres: 2000, totalGrams: 300_000, boxGrams: null, boxes: null }),
  storage: fc.record({
    freeDays: fc.constantFrom(0, 7, 30),
    bands: fc.tuple(minor, minor).map(([light, heavy]) => [
      { upToGrams: 5000, minorPerDay: light },
      { upToGrams: null, minorPerDay: heavy },
    ]),
    mostDays: fc.constantFrom(null, 60),
    clock: fc.constantFrom('perParcel' as const, 'perOrder' as const),
  }),
  insurance: fc.constantFrom(null, { bps: 300, least: 500, mostCover: null }),
  collection: fc.constantFrom(null, { bands: [{ upToMinor: null, minor: 100, bps: 150 }], least: 1000 }),
  tax: fc.oneof(
    fc.constant({ mode: 'included' as const }),
    fc.constant({ mode: 'receiver' as const }),
    fc.record({
      mode: fc.constant('onValue' as const),
      dutyBps: bps,
      freeUpToMinor: fc.constantFrom(0, 20_000),
      commissionBps: bps,
      leastCommission: minCount,
    }),
  ),
  discount: fc.record({
    rules: fc.subarray([...chargeRules]),
    levels: fc.tuple(bps, bps).map(([one, two]) => [
      { level: 1, bps: one },
      { level: 4, bps: two },
    ]),
  }),
  rounding: fc.record({
    step: fc.constantFrom(1, 10, 50, 100),
    direction: fc.constantFrom('nearest' as const, 'up' as const, 'down' as const),
  }),
});

export const version: fc.Arbitrary<TariffVersion> = tariff.map((each) => ({
  version: 7,
  effectiveAt: '2026-01-01T00:00:00Z',
  tariff: each,
}));

const side = fc.integer({ min: 10, max: 1900 });
export const box: fc.Arbitrary<Box> = fc.record({
  grams: fc.integer({ min: 1, max: 60_000 }),
  lengthMillimetres: side,
  widthMillimetres: side,
  heightMillimetres: side,
});
export const shipment: fc.Arbitrary<Shipment> = fc.record({
  boxes: fc.array(box, { minLength: 1, maxLength: 5 }),
  remoteAreas: fc.subarray(['island', 'mountain', 'elsewhere']),
  stored: fc.array(fc.record({ days: fc.nat({ max: 120 }), grams: fc.nat({ max: 20_000 }) }), {
    maxLength: 3,
  }),
  services: fc.array(
    fc.record({
      key: fc.constantFrom('photo', 'crate'),
      minor,
      minorEach: fc.nat({ max: 500 }),
      minorPerKilogram: fc.nat({ max: 500 }),
      quantity: fc.nat({ max: 20 }),
      grams: fc.nat({ max: 50_000 }),
    }),
    { maxLength: 2 },
  ),
  declaredMinor: fc.integer({ min: 5000, max: 1_000_000 }),
  insuredMinor: fc.constantFrom(0, 0, 5000),
  collectionMinor: fc.constantFrom(0, 0, 12_345),
  isTaxHandled: fc.boolean(),
  level: fc.nat({ max: 5 }),
  memberBps: fc.constantFrom(0, 1000),
  coupon: fc.option(
    fc.record({
      minor,
      percent: fc.integer({ min: 0, max: 100 }),
      leastMinor: fc.constant(0),
      leastGrams: fc.constant(0),
    }),
    {
      freq: 2,
    },
  ),
  points: fc.option(fc.record({ count: fc.nat({ max: 100_000 }), minorEach: fc.constantFrom(1, 3) }), {
    freq: 2,
  }),
});

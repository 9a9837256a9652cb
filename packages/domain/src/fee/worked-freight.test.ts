import { expect, test } from 'vitest';
import { newTariff } from './new-tariff.ts';
import {
  box,
  courier,
  first,
  free,
  freight,
  overweight,
  perKilogram,
  sea,
  unit,
  type Example,
  workedOut,
} from './worked-example.ts';

const examples: readonly Example[] = [
  // The six modes.
  [
    'first and continued, below the first',
    freight({ mode: 'firstContinued', price: first(1, 30, 0.5, 8) }),
    [box(0.3)],
    30,
  ],
  [
    'first and continued, at the first',
    freight({ mode: 'firstContinued', price: first(1, 30, 0.5, 8) }),
    [box(1)],
    30,
  ],
  [
    'first and continued, a gram more',
    freight({ mode: 'firstContinued', price: first(1, 30, 0.5, 8) }),
    [box(1.001)],
    38,
  ],
  [
    'tiers: 10 x 20 + 2 x 15',
    freight({
      mode: 'tiered',
      bands: [
        { upTo: 10_000, price: unit(20) },
        { upTo: null, price: unit(15) },
      ],
    }),
    [box(12)],
    230,
  ],
  [
    'tiers, at the edge',
    freight({
      mode: 'tiered',
      bands: [
        { upTo: 10_000, price: unit(20) },
        { upTo: null, price: unit(15) },
      ],
    }),
    [box(10)],
    200,
  ],
  [
    'band price is the total',
    freight({
      mode: 'fixedPerBand',
      bands: [
        { upTo: 1000, price: { kind: 'fixed', minor: 2500 } },
        { upTo: 5000, price: { kind: 'fixed', minor: 9900 } },
      ],
    }),
    [box(3)],
    99,
  ],
  [
    'band price, on the bound',
    freight({
      mode: 'fixedPerBand',
      bands: [
        { upTo: 1000, price: { kind: 'fixed', minor: 2500 } },
        { upTo: 5000, price: { kind: 'fixed', minor: 9900 } },
      ],
    }),
    [box(1)],
    25,
  ],
  [
    'Vietnam by band: 9 kg at 32',
    freight({
      mode: 'unitPerBand',
      bands: [
        { upTo: 10_000, price: unit(32) },
        { upTo: null, price: unit(28) },
      ],
    }),
    [box(9)],
    288,
  ],
  [
    'Vietnam by band: 11 kg at 28',
    freight({
      mode: 'unitPerBand',
      bands: [
        { upTo: 10_000, price: unit(32) },
        { upTo: null, price: unit(28) },
      ],
    }),
    [box(11)],
    308,
  ],
  [
    'units of 0.5 kg, begun ones whole',
    freight({ mode: 'unitPerBand', bands: [{ upTo: null, price: unit(6, 500, true) }] }),
    [box(1.2)],
    18,
  ],
  [
    'mixed: 25 up to 1 kg, then 18/kg',
    freight({
      mode: 'mixed',
      bands: [
        { upTo: 1000, price: { kind: 'fixed', minor: 2500 } },
        { upTo: null, price: unit(18) },
      ],
    }),
    [box(4)],
    72,
  ],
  [
    'banded first and continued, low',
    freight({
      mode: 'firstContinuedPerBand',
      bands: [
        { upTo: 20_000, price: first(1, 40, 1, 12) },
        { upTo: null, price: first(20, 240, 1, 9) },
      ],
    }),
    [box(5)],
    88,
  ],
  [
    'banded first and continued, high',
    freight({
      mode: 'firstContinuedPerBand',
      bands: [
        { upTo: 20_000, price: first(1, 40, 1, 12) },
        { upTo: null, price: first(20, 240, 1, 9) },
      ],
    }),
    [box(23)],
    267,
  ],
  [
    'main line per kg and delivery first/continued',
    freight(perKilogram(18), { delivery: { mode: 'firstContinued', price: first(1, 15, 1, 5) } }),
    [box(3)],
    79,
  ],

  // By volume.
  ['least order of 0.1 m³', sea(), [box(3, 30, 30, 30)], 60],
  ['least box of 0.01 m³', sea({ minimum: 0 }), [box(0.5, 10, 10, 10), box(0.5, 10, 10, 10)], 12],
  ['0.25 m³', sea(), [box(20, 100, 50, 50)], 150],
  ['heavy goods: 500 kg are 1 m³', sea(), [box(200, 100, 50, 50)], 240],
  ['step of 0.01 m³ up', sea({ carry: [{ from: 0, step: 10_000 }] }), [box(20, 100, 51, 50)], 156],

  // Surcharges.
  ['SF: 51 kg at 1 each', courier, [box(51)], 51],
  ['SF: 1.7 m of 5 kg, at least 20', courier, [box(5, 170)], 20],
  ['SF: heavy and long, once', courier, [box(60, 170)], 60],
  ['SF: neither', courier, [box(50, 160)], 0],
  ['piece of 46 kg: 50', { ...free, surcharges: newTariff.surcharges }, [box(46)], 50],
  ['piece of 45 kg: nothing', { ...free, surcharges: newTariff.surcharges }, [box(45)], 0],
  ['side of 151 cm: 50', { ...free, surcharges: newTariff.surcharges }, [box(5, 151)], 50],
  ['side of 200 cm: 300', { ...free, surcharges: newTariff.surcharges }, [box(5, 200)], 300],
  [
    'two long pieces pay each',
    { ...free, surcharges: newTariff.surcharges },
    [box(5, 151), box(5, 151)],
    100,
  ],
  [
    'DHL remote 3.6/kg, at least 180',
    { ...free, remoteAreas: [{ area: 'dhl', price: unit(3.6), least: 18_000 }] },
    [box(10)],
    180,
    { remoteAreas: ['dhl'] },
  ],
  [
    'DHL remote, 100 kg',
    { ...free, remoteAreas: [{ area: 'dhl', price: unit(3.6), least: 18_000 }] },
    [box(100)],
    360,
    { remoteAreas: ['dhl'] },
  ],
  [
    'Hong Kong remote 50, restricted 100: the dearer',
    {
      ...free,
      remoteAreas: [
        { area: 'remote', price: { kind: 'fixed', minor: 5000 }, least: 0 },
        { area: 'restricted', price: { kind: 'fixed', minor: 10_000 }, least: 0 },
      ],
    },
    [box(1)],
    100,
    { remoteAreas: ['remote', 'restricted'] },
  ],
  [
    'fourth piece and more 5 each',
    {
      ...free,
      surcharges: [
        {
          ...overweight,
          measure: 'pieces',
          per: 'order',
          least: 0,
          bands: [{ over: 3, upTo: null, price: unit(5, 1) }],
        },
      ],
    },
    [box(1), box(1), box(1), box(1), box(1)],
    10,
  ],
];

test.each(examples.map((example) => ({ example, source: example[0] })))(
  'what it costs to go: $source',
  ({ example }) => {
    expect(workedOut(example)).toBe(example[3]);
  },
);

import { expect, test } from 'vitest';
import { newTariff } from './new-tariff.ts';
import {
  exampleBox,
  courierTariff,
  firstContinuedPrice,
  freeTariff,
  freightTariff,
  overweightSurcharge,
  perKilogram,
  seaTariff,
  exampleUnitPrice,
  type Example,
  calculateExample,
} from './worked-example.ts';

const examples: readonly Example[] = [
  // The six modes.
  [
    'first and continued, below the first',
    freightTariff({ mode: 'firstContinued', price: firstContinuedPrice(1, 30, 0.5, 8) }),
    [exampleBox(0.3)],
    30,
  ],
  [
    'first and continued, at the first',
    freightTariff({ mode: 'firstContinued', price: firstContinuedPrice(1, 30, 0.5, 8) }),
    [exampleBox(1)],
    30,
  ],
  [
    'first and continued, a gram more',
    freightTariff({ mode: 'firstContinued', price: firstContinuedPrice(1, 30, 0.5, 8) }),
    [exampleBox(1.001)],
    38,
  ],
  [
    'tiers: 10 x 20 + 2 x 15',
    freightTariff({
      mode: 'tiered',
      bands: [
        { upTo: 10_000, price: exampleUnitPrice(20) },
        { upTo: null, price: exampleUnitPrice(15) },
      ],
    }),
    [exampleBox(12)],
    230,
  ],
  [
    'tiers, at the edge',
    freightTariff({
      mode: 'tiered',
      bands: [
        { upTo: 10_000, price: exampleUnitPrice(20) },
        { upTo: null, price: exampleUnitPrice(15) },
      ],
    }),
    [exampleBox(10)],
    200,
  ],
  [
    'band price is the total',
    freightTariff({
      mode: 'fixedPerBand',
      bands: [
        { upTo: 1000, price: { kind: 'fixed', minor: 2500 } },
        { upTo: 5000, price: { kind: 'fixed', minor: 9900 } },
      ],
    }),
    [exampleBox(3)],
    99,
  ],
  [
    'band price, on the bound',
    freightTariff({
      mode: 'fixedPerBand',
      bands: [
        { upTo: 1000, price: { kind: 'fixed', minor: 2500 } },
        { upTo: 5000, price: { kind: 'fixed', minor: 9900 } },
      ],
    }),
    [exampleBox(1)],
    25,
  ],
  [
    'Vietnam by band: 9 kg at 32',
    freightTariff({
      mode: 'unitPerBand',
      bands: [
        { upTo: 10_000, price: exampleUnitPrice(32) },
        { upTo: null, price: exampleUnitPrice(28) },
      ],
    }),
    [exampleBox(9)],
    288,
  ],
  [
    'Vietnam by band: 11 kg at 28',
    freightTariff({
      mode: 'unitPerBand',
      bands: [
        { upTo: 10_000, price: exampleUnitPrice(32) },
        { upTo: null, price: exampleUnitPrice(28) },
      ],
    }),
    [exampleBox(11)],
    308,
  ],
  [
    'units of 0.5 kg, begun ones whole',
    freightTariff({ mode: 'unitPerBand', bands: [{ upTo: null, price: exampleUnitPrice(6, 500, true) }] }),
    [exampleBox(1.2)],
    18,
  ],
  [
    'mixed: 25 up to 1 kg, then 18/kg',
    freightTariff({
      mode: 'mixed',
      bands: [
        { upTo: 1000, price: { kind: 'fixed', minor: 2500 } },
        { upTo: null, price: exampleUnitPrice(18) },
      ],
    }),
    [exampleBox(4)],
    72,
  ],
  [
    'banded first and continued, low',
    freightTariff({
      mode: 'firstContinuedPerBand',
      bands: [
        { upTo: 20_000, price: firstContinuedPrice(1, 40, 1, 12) },
        { upTo: null, price: firstContinuedPrice(20, 240, 1, 9) },
      ],
    }),
    [exampleBox(5)],
    88,
  ],
  [
    'banded first and continued, high',
    freightTariff({
      mode: 'firstContinuedPerBand',
      bands: [
        { upTo: 20_000, price: firstContinuedPrice(1, 40, 1, 12) },
        { upTo: null, price: firstContinuedPrice(20, 240, 1, 9) },
      ],
    }),
    [exampleBox(23)],
    267,
  ],
  [
    'main line per kg and delivery first/continued',
    freightTariff(perKilogram(18), {
      delivery: { mode: 'firstContinued', price: firstContinuedPrice(1, 15, 1, 5) },
    }),
    [exampleBox(3)],
    79,
  ],

  // By volume.
  ['least order of 0.1 m³', seaTariff(), [exampleBox(3, 30, 30, 30)], 60],
  [
    'least box of 0.01 m³',
    seaTariff({ minimum: 0 }),
    [exampleBox(0.5, 10, 10, 10), exampleBox(0.5, 10, 10, 10)],
    12,
  ],
  ['0.25 m³', seaTariff(), [exampleBox(20, 100, 50, 50)], 150],
  ['heavy goods: 500 kg are 1 m³', seaTariff(), [exampleBox(200, 100, 50, 50)], 240],
  [
    'step of 0.01 m³ up',
    seaTariff({ carry: [{ from: 0, step: 10_000 }] }),
    [exampleBox(20, 100, 51, 50)],
    156,
  ],

  // Surcharges.
  ['SF: 51 kg at 1 each', courierTariff, [exampleBox(51)], 51],
  ['SF: 1.7 m of 5 kg, at least 20', courierTariff, [exampleBox(5, 170)], 20],
  ['SF: heavy and long, once', courierTariff, [exampleBox(60, 170)], 60],
  ['SF: neither', courierTariff, [exampleBox(50, 160)], 0],
  ['piece of 46 kg: 50', { ...freeTariff, surcharges: newTariff.surcharges }, [exampleBox(46)], 50],
  ['piece of 45 kg: nothing', { ...freeTariff, surcharges: newTariff.surcharges }, [exampleBox(45)], 0],
  ['side of 151 cm: 50', { ...freeTariff, surcharges: newTariff.surcharges }, [exampleBox(5, 151)], 50],
  ['side of 200 cm: 300', { ...freeTariff, surcharges: newTariff.surcharges }, [exampleBox(5, 200)], 300],
  [
    'two long pieces pay each',
    { ...freeTariff, surcharges: newTariff.surcharges },
    [exampleBox(5, 151), exampleBox(5, 151)],
    100,
  ],
  [
    'DHL remote 3.6/kg, at least 180',
    { ...freeTariff, remoteAreas: [{ area: 'dhl', price: exampleUnitPrice(3.6), least: 18_000 }] },
    [exampleBox(10)],
    180,
    { remoteAreas: ['dhl'] },
  ],
  [
    'DHL remote, 100 kg',
    { ...freeTariff, remoteAreas: [{ area: 'dhl', price: exampleUnitPrice(3.6), least: 18_000 }] },
    [exampleBox(100)],
    360,
    { remoteAreas: ['dhl'] },
  ],
  [
    'Hong Kong remote 50, restricted 100: the dearer',
    {
      ...freeTariff,
      remoteAreas: [
        { area: 'remote', price: { kind: 'fixed', minor: 5000 }, least: 0 },
        { area: 'restricted', price: { kind: 'fixed', minor: 10_000 }, least: 0 },
      ],
    },
    [exampleBox(1)],
    100,
    { remoteAreas: ['remote', 'restricted'] },
  ],
  [
    'fourth piece and more 5 each',
    {
      ...freeTariff,
      surcharges: [
        {
          ...overweightSurcharge,
          measure: 'pieces',
          per: 'order',
          least: 0,
          bands: [{ over: 3, upTo: null, price: exampleUnitPrice(5, 1) }],
        },
      ],
    },
    [exampleBox(1), exampleBox(1), exampleBox(1), exampleBox(1), exampleBox(1)],
    10,
  ],
];

test.each(examples.map((example) => ({ example, source: example[0] })))(
  'what it costs to go: $source',
  ({ example }) => {
    expect(calculateExample(example)).toBe(example[3]);
  },
);

import { expect, test } from 'vitest';
import {
  exampleBox,
  bulkyBox,
  firstContinuedPrice,
  freightTariff,
  mainlandTariff,
  perKilogram,
  plainWeighing,
  exampleUnitPrice,
  weighingTariff,
  wholeKilograms,
  type Example,
  calculateExample,
} from './worked-example.ts';

const examples: readonly Example[] = [
  // Divisors (domain of air lines): 60 x 50 x 40 cm is 120,000 cm³.
  [
    '5000: 24 kg',
    weighingTariff({ divisor: { units: 'metric', value: 5000 } }),
    [exampleBox(10, 60, 50, 40)],
    240,
  ],
  ['6000: 20 kg', weighingTariff({}), [exampleBox(10, 60, 50, 40)], 200],
  [
    '7000: 17.143 kg',
    weighingTariff({ divisor: { units: 'metric', value: 7000 } }),
    [exampleBox(10, 60, 50, 40)],
    171.43,
  ],
  [
    '8000: 15 kg',
    weighingTariff({ divisor: { units: 'metric', value: 8000 } }),
    [exampleBox(10, 60, 50, 40)],
    150,
  ],
  [
    '9000: 13.334 kg',
    weighingTariff({ divisor: { units: 'metric', value: 9000 } }),
    [exampleBox(10, 60, 50, 40)],
    133.34,
  ],
  [
    '10000: 12 kg',
    weighingTariff({ divisor: { units: 'metric', value: 10_000 } }),
    [exampleBox(10, 60, 50, 40)],
    120,
  ],
  [
    '12000: the scale wins a tie',
    weighingTariff({ divisor: { units: 'metric', value: 12_000 } }),
    [exampleBox(10, 60, 50, 40)],
    100,
  ],
  [
    '15000: the scale wins',
    weighingTariff({ divisor: { units: 'metric', value: 15_000 } }),
    [exampleBox(10, 60, 50, 40)],
    100,
  ],
  [
    '18000',
    weighingTariff({ divisor: { units: 'metric', value: 18_000 } }),
    [exampleBox(1, 60, 50, 40)],
    66.67,
  ],
  [
    '27000',
    weighingTariff({ divisor: { units: 'metric', value: 27_000 } }),
    [exampleBox(1, 60, 50, 40)],
    44.45,
  ],
  [
    '28316',
    weighingTariff({ divisor: { units: 'metric', value: 28_316 } }),
    [exampleBox(1, 60, 50, 40)],
    42.38,
  ],
  // 30.5 cm each way are 1731.4 in³: 12.456 lb or 5.651 kg at 139, 10.430 lb or 4.732 kg at 166.
  [
    'US to Taiwan, in³ / 139',
    weighingTariff({ divisor: { units: 'imperial', value: 139 } }),
    [exampleBox(1, 30.5, 30.5, 30.5)],
    56.51,
  ],
  [
    'in³ / 166',
    weighingTariff({ divisor: { units: 'imperial', value: 166 } }),
    [exampleBox(1, 30.5, 30.5, 30.5)],
    47.32,
  ],
  [
    'Malaysia air, m³ x 167: divisor 5988',
    weighingTariff({ divisor: { units: 'metric', value: 5988 } }),
    [exampleBox(1, 100, 100, 60)],
    1002.01,
  ],

  // Which weight is billed.
  ['the greater of two (the shop’s own rule)', weighingTariff({}), [bulkyBox(4, 9)], 90],
  ['actual only (不抛)', weighingTariff({ choice: { rule: 'actual' } }), [bulkyBox(4, 9)], 40],
  ['volumetric only', weighingTariff({ choice: { rule: 'volumetric' } }), [bulkyBox(9, 4)], 40],
  ['half (半抛), bulky: (4 + 9) / 2', weighingTariff({ choice: { rule: 'half' } }), [bulkyBox(4, 9)], 65],
  ['half, not bulky', weighingTariff({ choice: { rule: 'half' } }), [bulkyBox(9, 4)], 90],
  [
    'threshold 2 x, below',
    weighingTariff({ choice: { rule: 'threshold', overBps: 20_000 } }),
    [bulkyBox(5, 9)],
    50,
  ],
  [
    'threshold 2 x, at it',
    weighingTariff({ choice: { rule: 'threshold', overBps: 20_000 } }),
    [bulkyBox(4.5, 9)],
    45,
  ],
  [
    'threshold 2 x, above',
    weighingTariff({ choice: { rule: 'threshold', overBps: 20_000 } }),
    [bulkyBox(4, 9)],
    90,
  ],
  [
    'partial 60 % of the excess',
    weighingTariff({ choice: { rule: 'partial', excessBps: 6000 } }),
    [bulkyBox(4, 9)],
    70,
  ],
  [
    'excess apart: 4 x 330 + 5 x 290',
    freightTariff(perKilogram(330), {
      weighing: { ...plainWeighing, choice: { rule: 'excessApart', price: exampleUnitPrice(290) } },
    }),
    [bulkyBox(4, 9)],
    2770,
  ],
  [
    'excess apart, none',
    freightTariff(perKilogram(330), {
      weighing: { ...plainWeighing, choice: { rule: 'excessApart', price: exampleUnitPrice(290) } },
    }),
    [bulkyBox(9, 4)],
    2970,
  ],

  // Two boxes of 5.4/4 and 5.6/6 kg: 11.4 box by box, 11 together.
  ['box by box', weighingTariff({}), [bulkyBox(5.4, 4), bulkyBox(5.6, 6)], 114],
  ['together', weighingTariff({ comparing: 'summed' }), [bulkyBox(5.4, 4), bulkyBox(5.6, 6)], 110],

  // Rounding: 1 kg for 100 and 10 for each 0.5 kg, at 6.2 kg.
  [
    'continued steps up',
    freightTariff({ mode: 'firstContinued', price: firstContinuedPrice(1, 100, 0.5, 10) }),
    [exampleBox(6.2)],
    210,
  ],
  [
    'actual weight up to whole kilograms',
    freightTariff(
      { mode: 'firstContinued', price: firstContinuedPrice(1, 100, 0.5, 10) },
      { weighing: { ...plainWeighing, actualStep: 1000 } },
    ),
    [exampleBox(6.2)],
    220,
  ],
  [
    'no rounding: by the gram',
    freightTariff({ mode: 'firstContinued', price: firstContinuedPrice(1, 100, 0.5, 10, false) }),
    [exampleBox(6.2)],
    204,
  ],
  ['volumetric up alone', weighingTariff({ volumetricStep: 1000 }), [bulkyBox(6.2, 6.2)], 70],
  ['mainland to Hong Kong, 3.2 kg: 3.5', mainlandTariff, [exampleBox(3.2)], 70],
  ['mainland, 99.6 kg: 100', mainlandTariff, [exampleBox(99.6)], 1614],
  ['mainland, 100.2 kg: 101', mainlandTariff, [exampleBox(100.2)], 1630],
  [
    'money to whole units',
    freightTariff(perKilogram(12.34), { rounding: { step: 100, direction: 'nearest' } }),
    [exampleBox(1.2)],
    15,
  ],
  [
    'Malaysia: whole kilograms',
    freightTariff(perKilogram(10), { weighing: wholeKilograms }),
    [exampleBox(1.01)],
    20,
  ],
  [
    'at least 10 kg, whole kilograms',
    freightTariff(perKilogram(10), { weighing: { ...wholeKilograms, minimum: 10_000 } }),
    [exampleBox(3.2)],
    100,
  ],
  [
    'above the least',
    freightTariff(perKilogram(10), { weighing: { ...wholeKilograms, minimum: 10_000 } }),
    [exampleBox(10.1)],
    110,
  ],
];

test.each(examples.map((example) => ({ example, source: example[0] })))(
  'which weight is billed: $source',
  ({ example }) => {
    expect(calculateExample(example)).toBe(example[3]);
  },
);

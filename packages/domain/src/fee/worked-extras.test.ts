import { expect, test } from 'vitest';
import {
  exampleBox,
  freeTariff,
  freightTariff,
  perKilogram,
  type Example,
  calculateExample,
} from './worked-example.ts';

const examples: readonly Example[] = [
  // Storage, services, insurance, collection, tax.
  [
    'ZenMarket: 45 days free, then 50 a day',
    {
      ...freeTariff,
      storage: {
        freeDays: 45,
        bands: [{ upToGrams: null, minorPerDay: 5000 }],
        mostDays: 90,
        clock: 'perParcel',
      },
    },
    [exampleBox(1)],
    250,
    { stored: [{ days: 50, grams: 1000 }] },
  ],
  [
    'up to 90 days and no further',
    {
      ...freeTariff,
      storage: {
        freeDays: 45,
        bands: [{ upToGrams: null, minorPerDay: 5000 }],
        mostDays: 90,
        clock: 'perParcel',
      },
    },
    [exampleBox(1)],
    2250,
    { stored: [{ days: 200, grams: 1000 }] },
  ],
  [
    'each parcel its day',
    {
      ...freeTariff,
      storage: {
        freeDays: 0,
        bands: [{ upToGrams: null, minorPerDay: 100 }],
        mostDays: null,
        clock: 'perParcel',
      },
    },
    [exampleBox(1)],
    12,
    {
      stored: [
        { days: 5, grams: 1 },
        { days: 7, grams: 1 },
      ],
    },
  ],
  [
    'merged: one clock',
    {
      ...freeTariff,
      storage: {
        freeDays: 0,
        bands: [{ upToGrams: null, minorPerDay: 100 }],
        mostDays: null,
        clock: 'perOrder',
      },
    },
    [exampleBox(1)],
    7,
    {
      stored: [
        { days: 5, grams: 1 },
        { days: 7, grams: 1 },
      ],
    },
  ],
  [
    'Vietnam: wood crate 20 + 1/kg',
    freeTariff,
    [exampleBox(30)],
    50,
    {
      services: [
        { key: 'crate', minor: 2000, minorEach: 0, minorPerKilogram: 100, quantity: 1, grams: 30_000 },
      ],
    },
  ],
  [
    'counting, 0.5 each',
    freeTariff,
    [exampleBox(1)],
    20,
    { services: [{ key: 'count', minor: 0, minorEach: 50, minorPerKilogram: 0, quantity: 40, grams: 0 }] },
  ],
  [
    'CSSBuy insurance 2 %',
    { ...freeTariff, insurance: { bps: 200, least: 0, mostCover: null } },
    [exampleBox(1)],
    24,
    { insuredMinor: 120_000, declaredMinor: 120_000 },
  ],
  [
    'Buyandship insurance 3 %',
    { ...freeTariff, insurance: { bps: 300, least: 0, mostCover: 100_000 } },
    [exampleBox(1)],
    30,
    { insuredMinor: 100_000, declaredMinor: 100_000 },
  ],
  [
    'Vietnam insurance 5 %',
    { ...freeTariff, insurance: { bps: 500, least: 0, mostCover: null } },
    [exampleBox(1)],
    10,
    { insuredMinor: 20_000, declaredMinor: 25_000 },
  ],
  [
    'Taiwan COD ladder, 2,000: 30',
    {
      ...freeTariff,
      currency: 'TWD',
      collection: {
        least: 0,
        bands: [
          { upToMinor: 200_000, minor: 3000, bps: 0 },
          { upToMinor: 500_000, minor: 6000, bps: 0 },
        ],
      },
    },
    [exampleBox(1)],
    30,
    { collectionMinor: 200_000 },
  ],
  [
    'Taiwan COD ladder, 2,001: 60',
    {
      ...freeTariff,
      currency: 'TWD',
      collection: {
        least: 0,
        bands: [
          { upToMinor: 200_000, minor: 3000, bps: 0 },
          { upToMinor: 500_000, minor: 6000, bps: 0 },
        ],
      },
    },
    [exampleBox(1)],
    60,
    { collectionMinor: 200_100 },
  ],
  [
    'Thailand COD, flat 15',
    {
      ...freeTariff,
      currency: 'THB',
      collection: {
        least: 0,
        bands: [
          { upToMinor: 1_000_000, minor: 1500, bps: 0 },
          { upToMinor: null, minor: 0, bps: 100 },
        ],
      },
    },
    [exampleBox(1)],
    15,
    { collectionMinor: 900_000 },
  ],
  [
    'Thailand COD, 1 % above 10,000',
    {
      ...freeTariff,
      currency: 'THB',
      collection: {
        least: 0,
        bands: [
          { upToMinor: 1_000_000, minor: 1500, bps: 0 },
          { upToMinor: null, minor: 0, bps: 100 },
        ],
      },
    },
    [exampleBox(1)],
    120,
    { collectionMinor: 1_200_000 },
  ],
  [
    'COD: the greater of 2 % and 10',
    { ...freeTariff, collection: { least: 1000, bands: [{ upToMinor: null, minor: 0, bps: 200 }] } },
    [exampleBox(1)],
    10,
    { collectionMinor: 30_000 },
  ],
  [
    'tax included',
    { ...freeTariff, tax: { mode: 'included' } },
    [exampleBox(1)],
    0,
    { declaredMinor: 50_000, isTaxHandled: true },
  ],
  [
    'Thailand VAT 7 % and 5 % for handling',
    {
      ...freeTariff,
      tax: { mode: 'onValue', dutyBps: 700, freeUpToMinor: 0, commissionBps: 500, leastCommission: 0 },
    },
    [exampleBox(1)],
    73.5,
    { declaredMinor: 100_000, isTaxHandled: true },
  ],
  [
    'Taiwan: free up to 2,000',
    {
      ...freeTariff,
      tax: { mode: 'onValue', dutyBps: 500, freeUpToMinor: 200_000, commissionBps: 0, leastCommission: 0 },
    },
    [exampleBox(1)],
    0,
    { declaredMinor: 200_000, isTaxHandled: true },
  ],

  // Reductions.
  [
    'level 2: 5 % of freight, not of storage',
    {
      ...freightTariff(perKilogram(10)),
      storage: {
        freeDays: 0,
        bands: [{ upToGrams: null, minorPerDay: 100 }],
        mostDays: null,
        clock: 'perParcel',
      },
      discount: { rules: ['freight'], levels: [{ level: 2, bps: 500 }] },
    },
    [exampleBox(10)],
    105,
    { level: 3, stored: [{ days: 10, grams: 1 }] },
  ],
  [
    'coupon 30 of 100',
    freightTariff(perKilogram(10)),
    [exampleBox(10)],
    70,
    { coupon: { minor: 3000, leastMinor: 10_000, leastGrams: 10_000 } },
  ],
  [
    'coupon larger than the bill',
    freightTariff(perKilogram(10)),
    [exampleBox(1)],
    0,
    { coupon: { minor: 3000, leastMinor: 0, leastGrams: 0 } },
  ],
  [
    'coupon, then 500 points of 0.01',
    freightTariff(perKilogram(10)),
    [exampleBox(10)],
    65,
    { coupon: { minor: 3000, leastMinor: 0, leastGrams: 0 }, points: { count: 500, minorEach: 1 } },
  ],
];

test.each(examples.map((example) => ({ example, source: example[0] })))(
  'what comes on top and off: $source',
  ({ example }) => {
    expect(calculateExample(example)).toBe(example[3]);
  },
);

import type { Tariff } from './tariff.ts';

/**
 * Template of a new line: first and continued weight, and the industry's usual limits and surcharges (A33).
 */
export const newTariff: Tariff = {
  currency: 'CNY',
  weighing: {
    basis: 'weight',
    divisor: { units: 'metric', value: 6000 },
    choice: { rule: 'greater' },
    comparing: 'perBox',
    actualStep: 0,
    volumetricStep: 0,
    boxMinimum: 0,
    minimum: 0,
    carry: [
      { from: 0, step: 500 },
      { from: 100_000, step: 1000 },
    ],
  },
  freight: {
    mode: 'firstContinued',
    price: {
      kind: 'firstContinued',
      first: 1000,
      firstMinor: 3000,
      step: 500,
      stepMinor: 800,
      isWhole: true,
    },
  },
  delivery: null,
  surcharges: [
    {
      key: 'weight',
      measure: 'weight',
      per: 'box',
      bands: [
        { over: 45_000, upTo: 60_000, price: { kind: 'fixed', minor: 5000 } },
        { over: 60_000, upTo: 80_000, price: { kind: 'fixed', minor: 15_000 } },
        { over: 80_000, upTo: null, price: { kind: 'fixed', minor: 30_000 } },
      ],
      least: 0,
      most: null,
      group: null,
    },
    {
      key: 'length',
      measure: 'length',
      per: 'box',
      bands: [
        { over: 1500, upTo: 1700, price: { kind: 'fixed', minor: 5000 } },
        { over: 1700, upTo: 1850, price: { kind: 'fixed', minor: 15_000 } },
        { over: 1850, upTo: null, price: { kind: 'fixed', minor: 30_000 } },
      ],
      least: 0,
      most: null,
      group: null,
    },
  ],
  remoteAreas: [],
  limits: { sideMillimetres: 2000, totalGrams: 300_000, boxGrams: null, boxes: null },
  storage: {
    freeDays: 30,
    bands: [{ upToGrams: null, minorPerDay: 100 }],
    mostDays: 90,
    clock: 'perParcel',
  },
  insurance: { bps: 300, least: 500, mostCover: 1_000_000 },
  collection: null,
  tax: { mode: 'included' },
  discount: { rules: ['freight', 'excessVolume', 'delivery'], levels: [] },
  rounding: { step: 1, direction: 'nearest' },
};

import { newTariff } from '@onehaul/domain/fee/new-tariff';
import type { Freight, Tariff } from '@onehaul/domain/fee/tariff';
import { loadTariffFormatter } from './tariff-formatter.ts';

/** Test fixtures: one tariff per mode, with data in every section. */
const unit = { kind: 'unit', unit: 1000, minor: 2350, isWhole: false } as const;
const fixed = { kind: 'fixed', minor: 5001 } as const;
const firstContinued = {
  kind: 'firstContinued',
  first: 500,
  firstMinor: 3000,
  step: 100,
  stepMinor: 85,
  isWhole: true,
} as const;

export const freights: Record<Freight['mode'], Freight> = {
  tiered: {
    mode: 'tiered',
    bands: [
      { upTo: 10_500, price: unit },
      { upTo: null, price: { ...unit, minor: 1999 } },
    ],
  },
  firstContinued: { mode: 'firstContinued', price: firstContinued },
  fixedPerBand: {
    mode: 'fixedPerBand',
    bands: [
      { upTo: 1001, price: fixed },
      { upTo: 30_000, price: fixed },
    ],
  },
  unitPerBand: {
    mode: 'unitPerBand',
    bands: [
      { upTo: 20_000, price: unit },
      { upTo: null, price: unit },
    ],
  },
  firstContinuedPerBand: { mode: 'firstContinuedPerBand', bands: [{ upTo: null, price: firstContinued }] },
  mixed: {
    mode: 'mixed',
    bands: [
      { upTo: 500, price: fixed },
      { upTo: 21_000, price: firstContinued },
      { upTo: null, price: unit },
    ],
  },
};

export const fullTariff: Tariff = {
  ...newTariff,
  weighing: {
    basis: 'weight',
    divisor: { units: 'metric', value: 6000 },
    choice: { rule: 'excessApart', price: unit },
    comparing: 'summed',
    actualStep: 10,
    volumetricStep: 500,
    boxMinimum: 300,
    minimum: 1000,
    carry: [
      { from: 0, step: 500 },
      { from: 100_000, step: 1000 },
    ],
  },
  delivery: freights.mixed,
  surcharges: [
    ...newTariff.surcharges.map((surcharge) => ({ ...surcharge, group: 'heavy-or-long' })),
    {
      key: 'pieces',
      measure: 'pieces',
      per: 'order',
      bands: [{ over: 3, upTo: null, price: { kind: 'unit', unit: 1, minor: 500, isWhole: true } }],
      least: 700,
      most: 9000,
      group: null,
    },
  ],
  remoteAreas: [
    { area: 'islands', price: unit, least: 2000 },
    { area: 'hills', price: null, least: 0 },
  ],
  collection: {
    bands: [
      { upToMinor: 100_000, minor: 500, bps: 125 },
      { upToMinor: null, minor: 0, bps: 200 },
    ],
    least: 1000,
  },
  tax: { mode: 'onValue', dutyBps: 910, freeUpToMinor: 80_000, commissionBps: 300, leastCommission: 1500 },
  discount: {
    rules: ['freight', 'delivery', 'storage'],
    levels: [
      { level: 1, bps: 150 },
      { level: 2, bps: 500 },
    ],
  },
  rounding: { step: 50, direction: 'up' },
};

export const volumeTariff: Tariff = {
  ...fullTariff,
  weighing: {
    basis: 'volume',
    gramsPerCubicMetre: 500_000,
    densestGramsPerCubicMetre: null,
    comparing: 'perBox',
    boxMinimum: 0,
    minimum: 500_001,
    carry: [{ from: 0, step: 10_000 }],
  },
  freight: { mode: 'unitPerBand', bands: [{ upTo: null, price: { ...unit, unit: 1_000_000 } }] },
  delivery: null,
  insurance: null,
  collection: null,
  tax: { mode: 'included' },
};

export const exampleNames = {
  areas: [
    { value: 'islands', label: 'Outlying islands' },
    { value: 'hills', label: 'Hills' },
  ],
  levels: [
    { value: '0', label: 'New' },
    { value: '1', label: 'Silver' },
    { value: '2', label: 'Gold' },
  ],
};

export const loadEnglishFormatter = () => loadTariffFormatter('en');

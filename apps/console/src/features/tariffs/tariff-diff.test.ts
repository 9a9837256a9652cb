import type { Tariff } from '@onehaul/domain/fee/tariff';
import { expect, test } from 'vitest';
import {
  exampleNames as names,
  freights,
  fullTariff,
  loadEnglishFormatter,
  volumeTariff,
} from './example-tariffs.ts';
import { tariffDiff } from './tariff-diff.ts';

const formatter = await loadEnglishFormatter();
const diff = (before: Tariff, after: Tariff) => tariffDiff(before, after, formatter, names);
const banded: Tariff = { ...fullTariff, freight: freights.unitPerBand };

test('a tariff changes nothing against itself', () => {
  for (const tariff of [fullTariff, volumeTariff, banded]) expect(diff(tariff, tariff)).toEqual([]);
});

test('a price of a band is told with its old and its new words', () => {
  const price = { kind: 'unit', unit: 1000, minor: 2400, isWhole: false } as const;
  const after: Tariff = {
    ...banded,
    freight: { mode: 'unitPerBand', bands: [{ upTo: 20_000, price }, ...bandsAfterFirst(banded)] },
  };
  expect(diff(banded, after)).toEqual([
    {
      section: 'freight',
      key: 'freight/20/0',
      name: 'Up to: 20 kg',
      before: 'Price: ¥23.50',
      after: 'Price: ¥24.00',
    },
  ]);
});

const bandsAfterFirst = (tariff: Tariff) =>
  tariff.freight.mode === 'unitPerBand' ? tariff.freight.bands.slice(1) : [];

test('a band put between others is one change, not a change of all that follow', () => {
  const [first, last] = freights.unitPerBand.mode === 'unitPerBand' ? freights.unitPerBand.bands : [];
  const after: Tariff = {
    ...banded,
    freight: { mode: 'unitPerBand', bands: [first!, { ...first!, upTo: 50_000 }, last!] },
  };
  expect(diff(banded, after)).toMatchObject([{ name: 'Up to: 50 kg', before: undefined }]);
  expect(diff(after, banded)).toMatchObject([{ name: 'Up to: 50 kg', after: undefined }]);
});

test('another mode says that the mode is another', () => {
  const after = { ...banded, freight: freights.fixedPerBand };
  expect(diff(banded, after)[0]).toMatchObject({
    name: 'Pricing mode',
    before: 'Unit price by band',
    after: 'Fixed price by band',
  });
});

const oneChange: [string, Tariff][] = [
  ['the least gram', { ...fullTariff, limits: { ...fullTariff.limits, totalGrams: 300_001 } }],
  ['a limit taken away', { ...fullTariff, limits: { ...fullTariff.limits, totalGrams: null } }],
  ['a least cent', { ...fullTariff, rounding: { ...fullTariff.rounding, step: 51 } }],
  ['the rounding direction', { ...fullTariff, rounding: { ...fullTariff.rounding, direction: 'down' } }],
  ['no more insurance', { ...fullTariff, insurance: null }],
  [
    'a basis point of tax',
    {
      ...fullTariff,
      tax: {
        mode: 'onValue',
        dutyBps: 911,
        freeUpToMinor: 80_000,
        commissionBps: 300,
        leastCommission: 1500,
      },
    },
  ],
  ['a level less', { ...fullTariff, discount: { ...fullTariff.discount, levels: [] } }],
  ['a rule of the discount', { ...fullTariff, discount: { ...fullTariff.discount, rules: ['freight'] } }],
  ['no delivery', { ...fullTariff, delivery: null }],
  ['a surcharge less', { ...fullTariff, surcharges: fullTariff.surcharges.slice(1) }],
  ['a group', { ...fullTariff, surcharges: fullTariff.surcharges.map((each) => ({ ...each, group: null })) }],
  ['a remote area that is served now', { ...fullTariff, remoteAreas: fullTariff.remoteAreas.slice(0, 1) }],
  ['the storage clock', { ...fullTariff, storage: { ...fullTariff.storage, clock: 'perOrder' } }],
  [
    'a storage price',
    { ...fullTariff, storage: { ...fullTariff.storage, bands: [{ upToGrams: null, minorPerDay: 101 }] } },
  ],
  ['a collection share', { ...fullTariff, collection: { ...fullTariff.collection!, least: 999 } }],
  ['a carry step', { ...fullTariff, weighing: { ...fullTariff.weighing, carry: [] } }],
  ['a minimum', { ...fullTariff, weighing: { ...fullTariff.weighing, minimum: 1001 } }],
  ['the comparing', { ...fullTariff, weighing: { ...fullTariff.weighing, comparing: 'perBox' } }],
  ['by volume', volumeTariff],
];

test.each(oneChange)('%s is seen', (_what, after) => {
  expect(diff(fullTariff, after)).not.toEqual([]);
});

test('cubic centimetres are not lost in the words', () => {
  const after: Tariff = { ...volumeTariff, weighing: { ...volumeTariff.weighing, minimum: 500_002 } };
  expect(diff(volumeTariff, after)).toMatchObject([{ before: '0.500001 m³', after: '0.500002 m³' }]);
});

import { expect, test } from 'vitest';
import { tariffProblems } from '@onehaul/domain/fee/tariff-problems';
import { Tariff as TariffSchema } from '@onehaul/contract/tariff';
import { freights, fullTariff, volumeTariff } from './example-tariffs.ts';
import { bandsOf, convertToMode, modes } from './freight-modes.ts';
import { withBasis } from './weighing-fields.ts';

test.each(modes.flatMap((from) => modes.map((to) => [from, to] as const)))(
  'a table of %s is told as %s and stays a tariff',
  (from, to) => {
    const freight = convertToMode(to, bandsOf(freights[from]), 1000);
    expect(freight.mode).toBe(to);
    const tariff = { ...fullTariff, freight };
    expect(tariffProblems(tariff)).toEqual([]);
    expect(TariffSchema.parse(tariff)).toEqual(tariff);
  },
);

test('a mode told as itself changes nothing', () => {
  for (const mode of modes)
    expect(convertToMode(mode, bandsOf(freights[mode]), 1000)).toEqual(freights[mode]);
});

test('by another basis the numbers people see stay', () => {
  const tariff = { ...fullTariff, freight: freights.unitPerBand };
  const byVolume = withBasis(tariff, 'volume');
  expect(bandsOf(byVolume.freight)[0]).toMatchObject({ upTo: 20_000_000, price: { unit: 1_000_000 } });
  expect(withBasis(byVolume, 'weight').freight).toEqual(tariff.freight);
  expect(withBasis(volumeTariff, 'volume')).toBe(volumeTariff);
  expect(TariffSchema.parse(byVolume)).toEqual(byVolume);
});

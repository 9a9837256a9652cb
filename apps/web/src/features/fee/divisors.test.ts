import type { Weighing } from '@onehaul/domain/fee/tariff';
import { newTariff } from '@onehaul/domain/fee/new-tariff';
import { expect, test } from 'vitest';
import { divisorsOf, volumeOf, volumetricOf, type WeighingLine } from './divisors.ts';

const line = (
  transport: WeighingLine['transport'],
  value: number,
  units: 'metric' | 'imperial' = 'metric',
): WeighingLine => ({
  transport,
  weighing: { ...newTariff.weighing, basis: 'weight', divisor: { units, value } } as Weighing,
});

test('the divisors of the shop come first, each once with its transports, then the usual ones', () => {
  const byVolume: Weighing = {
    basis: 'volume',
    comparing: 'summed',
    boxMinimum: 0,
    minimum: 0,
    carry: [],
    gramsPerCubicMetre: null,
    densestGramsPerCubicMetre: null,
  };
  const found = divisorsOf([
    line('land', 8000),
    line('air', 6000),
    line('express', 6000),
    line('air', 6000),
    { transport: 'sea', weighing: byVolume },
  ]);
  expect(found.map(({ divisor, transports, usual }) => [divisor.value, transports, usual])).toEqual([
    [6000, ['air', 'express'], 'air'],
    [8000, ['land'], undefined],
    [5000, [], 'express'],
    [139, [], 'inches'],
  ]);
});

test('boxes are divided one by one, as they are billed', () => {
  const box = { grams: 1000, lengthMillimetres: 100, widthMillimetres: 100, heightMillimetres: 100 };
  expect(volumetricOf([box, box], { units: 'metric', value: 6000 })).toBe(2 * 167);
  expect(volumeOf([box, box])).toEqual({
    grams: 2000,
    cubicCentimetres: 2000,
    gramsPerCubicMetre: 1_000_000,
  });
});

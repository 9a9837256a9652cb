import type { TariffLine } from '@onehaul/contract/fee';
import type { Box } from '@onehaul/domain/fee/shipment';
import type { Divisor, Weighing } from '@onehaul/domain/fee/tariff';
import { cubicCentimetresOf, volumetricGrams } from '@onehaul/domain/fee/weigh';

type Transport = TariffLine['transport'];

/** Weighing rules of one of the shop's lines. */
export type WeighingLine = { readonly transport: Transport; readonly weighing: Weighing };

/** A divisor, the shop's transports that use it, and whether it is common among carriers. */
export type KnownDivisor = {
  readonly divisor: Divisor;
  readonly transports: readonly Transport[];
  readonly usual: 'express' | 'air' | 'inches' | undefined;
};

/** The most common divisors of express carriers, airlines and carriers that measure in inches. */
const usualDivisors = [
  { divisor: { units: 'metric', value: 5000 }, usual: 'express' },
  { divisor: { units: 'metric', value: 6000 }, usual: 'air' },
  { divisor: { units: 'imperial', value: 139 }, usual: 'inches' },
] as const;

const isSame = (a: Divisor, b: Divisor) => a.units === b.units && a.value === b.value;

/** The shop's divisors first, ascending (the smallest yields the highest weight), then other common ones. */
export function divisorsOf(lines: readonly WeighingLine[]): KnownDivisor[] {
  const own: { divisor: Divisor; transports: Transport[] }[] = [];
  for (const { transport, weighing } of lines) {
    if (weighing.basis !== 'weight') continue;
    const known = own.find(({ divisor }) => isSame(divisor, weighing.divisor));
    if (!known) own.push({ divisor: weighing.divisor, transports: [transport] });
    else if (!known.transports.includes(transport)) known.transports.push(transport);
  }
  const usualOf = (divisor: Divisor) => usualDivisors.find((one) => isSame(one.divisor, divisor))?.usual;
  const byValue = own.toSorted(
    (a, b) => b.divisor.units.localeCompare(a.divisor.units) || a.divisor.value - b.divisor.value,
  );
  const others = usualDivisors.filter(({ divisor }) => !own.some((one) => isSame(one.divisor, divisor)));
  return [
    ...byValue.map(({ divisor, transports }) => ({ divisor, transports, usual: usualOf(divisor) })),
    ...others.map(({ divisor, usual }) => ({ divisor, transports: [], usual })),
  ];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export function volumeOf(boxes: readonly Box[]) {
  const grams = sum(boxes.map((box) => box.grams));
  const cubicCentimetres = sum(boxes.map(cubicCentimetresOf));
  return { grams, cubicCentimetres, gramsPerCubicMetre: Math.round((grams * 1_000_000) / cubicCentimetres) };
}

/** Sums the volumetric weight box by box, as the warehouse measures. */
export function volumetricOf(boxes: readonly Box[], divisor: Divisor): number {
  return sum(boxes.map((box) => volumetricGrams(box, divisor)));
}

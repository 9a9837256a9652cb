import { newTariff } from '@onehaul/domain/fee/new-tariff';
import type {
  Band,
  ByVolume,
  ByWeight,
  FirstContinuedPrice,
  FixedPrice,
  Freight,
  Tariff,
  UnitPrice,
  WeightChoice,
} from '@onehaul/domain/fee/tariff';

// Demo tariffs in price-list units: yuan, kilograms, centimetres, cubic metres.

const fen = (yuan: number) => Math.round(yuan * 100);
const grams = (kilograms: number) => Math.round(kilograms * 1000);
const cubicCentimetres = (cubicMetres: number) => Math.round(cubicMetres * 1_000_000);

export const fixed = (yuan: number): FixedPrice => ({ kind: 'fixed', minor: fen(yuan) });
export const eachKilogram = (yuan: number): UnitPrice => ({
  kind: 'unit',
  unit: 1000,
  minor: fen(yuan),
  isWhole: false,
});
export const eachCubicMetre = (yuan: number): UnitPrice => ({ ...eachKilogram(yuan), unit: 1_000_000 });

export const firstAndMore = (
  firstKilograms: number,
  firstYuan: number,
  stepKilograms: number,
  stepYuan: number,
): FirstContinuedPrice => ({
  kind: 'firstContinued',
  first: grams(firstKilograms),
  firstMinor: fen(firstYuan),
  step: grams(stepKilograms),
  stepMinor: fen(stepYuan),
  isWhole: true,
});

type Row<P> = readonly [upTo: number | null, price: P];
const bands = <P>(rows: readonly Row<P>[], units: (amount: number) => number): Band<P>[] =>
  rows.map(([upTo, price]) => ({ upTo: upTo === null ? null : units(upTo), price }));

/** Bands by kilograms, and by cubic metres. */
export const byKilograms = <P>(...rows: Row<P>[]) => bands(rows, grams);
export const byCubicMetres = <P>(...rows: Row<P>[]) => bands(rows, cubicCentimetres);

const carryOf = (kilograms: number) => [{ from: 0, step: grams(kilograms) }];

type Weights = {
  readonly divisor?: number;
  readonly inches?: number;
  readonly choice?: WeightChoice;
  readonly comparing?: 'perBox' | 'summed';
  readonly leastKilograms?: number;
  readonly stepKilograms?: number;
};

export function byWeight({ divisor = 6000, inches, ...rules }: Weights = {}): ByWeight {
  const {
    choice = { rule: 'greater' },
    comparing = 'perBox',
    leastKilograms = 0,
    stepKilograms = 0.5,
  } = rules;
  return {
    basis: 'weight',
    divisor: inches ? { units: 'imperial', value: inches } : { units: 'metric', value: divisor },
    choice,
    comparing,
    actualStep: 0,
    volumetricStep: 0,
    boxMinimum: 0,
    minimum: grams(leastKilograms),
    carry: carryOf(stepKilograms),
  };
}

type Volumes = { readonly least: number; readonly kilogramsPerCubicMetre: number; readonly densest?: number };

export function byVolume({ least, kilogramsPerCubicMetre, densest }: Volumes): ByVolume {
  return {
    basis: 'volume',
    comparing: 'summed',
    boxMinimum: 0,
    minimum: cubicCentimetres(least),
    carry: [{ from: 0, step: cubicCentimetres(0.01) }],
    gramsPerCubicMetre: grams(kilogramsPerCubicMetre),
    densestGramsPerCubicMetre: densest ? grams(densest) : null,
  };
}

type Rules = Partial<Omit<Tariff, 'freight' | 'weighing' | 'currency'>>;

/** Merges a shop's shared terms with those of one line. */
export function tariffOf(
  common: Rules,
  weighing: ByWeight | ByVolume,
  freight: Freight,
  own: Rules = {},
): Tariff {
  return { ...newTariff, ...common, ...own, weighing, freight };
}

/** Freight changed by a percentage, for a previous or a future version. */
export function changed(tariff: Tariff, percent: number): Tariff {
  const times = (minor: number) => Math.round((minor * (100 + percent)) / 1000) * 10;
  const scaled = JSON.parse(JSON.stringify(tariff.freight), (key, value: unknown) =>
    typeof value === 'number' && /minor$/i.test(key) ? times(value) : value,
  ) as Freight;
  return { ...tariff, freight: scaled };
}

export const limits = (sideCentimetres: number, totalKilograms: number, boxKilograms?: number) => ({
  sideMillimetres: sideCentimetres * 10,
  totalGrams: grams(totalKilograms),
  boxGrams: boxKilograms === undefined ? null : grams(boxKilograms),
  boxes: null,
});

/** Free days, then a daily rate by the weight of the parcel. */
export const storage = (freeDays: number, mostDays: number): Tariff['storage'] => ({
  freeDays,
  bands: [
    { upToGrams: 5000, minorPerDay: 50 },
    { upToGrams: 30_000, minorPerDay: 100 },
    { upToGrams: null, minorPerDay: 300 },
  ],
  mostDays,
  clock: 'perParcel',
});

/** On freight and delivery, from the second level up. */
export const discounts = (...percents: number[]): Tariff['discount'] => ({
  rules: ['freight', 'excessVolume', 'delivery'],
  levels: percents.map((percent, index) => ({ level: index + 2, bps: percent * 100 })),
});

export const remote = (area: string, price: FixedPrice | UnitPrice | null, leastYuan = 0) => ({
  area,
  price,
  least: fen(leastYuan),
});

/** A single version since the demo began. */
export const since = (daysAgo: number, tariff: Tariff, note = '') => ({ daysAgo, note, tariff });

import type { Band, Freight, Price, Weighing } from '@onehaul/domain/fee/tariff';

export const modes = [
  'firstContinued',
  'unitPerBand',
  'fixedPerBand',
  'firstContinuedPerBand',
  'tiered',
  'mixed',
] as const satisfies readonly Freight['mode'][];
export type Mode = (typeof modes)[number];
export const kinds = ['fixed', 'unit', 'firstContinued'] as const satisfies readonly Price['kind'][];

/** Price kind of a mode; undefined where each band has its own. */
export const kindOf: Record<Mode, Price['kind'] | undefined> = {
  firstContinued: 'firstContinued',
  unitPerBand: 'unit',
  fixedPerBand: 'fixed',
  firstContinuedPerBand: 'firstContinued',
  tiered: 'unit',
  mixed: undefined,
};

/** Base units in a kilogram, or in a cubic metre for a line priced by volume. */
export const wholeUnit = (basis: Weighing['basis']) => (basis === 'weight' ? 1000 : 1_000_000);

/** Converts a price to another kind, reusing its amounts where possible. */
export function convertPrice<K extends Price['kind']>(
  price: Price,
  kind: K,
  unit: number,
): Extract<Price, { kind: K }> {
  const amount = price.kind === 'firstContinued' ? price.firstMinor : price.minor;
  const step = price.kind === 'unit' ? price.unit : price.kind === 'firstContinued' ? price.step : unit;
  const each = price.kind === 'firstContinued' ? price.stepMinor : price.minor;
  const isWhole = price.kind === 'fixed' ? true : price.isWhole;
  const converted: Price =
    price.kind === kind
      ? price
      : kind === 'fixed'
        ? { kind: 'fixed', minor: amount }
        : kind === 'unit'
          ? { kind: 'unit', unit: step, minor: each, isWhole }
          : { kind: 'firstContinued', first: step, firstMinor: amount, step, stepMinor: each, isWhole };
  return converted as Extract<Price, { kind: K }>;
}

/** Returns the bands of any mode; a single price becomes one unbounded band. */
export function bandsOf(freight: Freight): readonly Band<Price>[] {
  return freight.mode === 'firstContinued' ? [{ upTo: null, price: freight.price }] : freight.bands;
}

/** Converts bands to a mode; prices of other kinds are converted. */
export function convertToMode(mode: Mode, bands: readonly Band<Price>[], unit: number): Freight {
  const each = <K extends Price['kind']>(kind: K) =>
    bands.map(({ upTo, price }) => ({ upTo, price: convertPrice(price, kind, unit) }));
  switch (mode) {
    case 'firstContinued': {
      const price: Price = bands[0]?.price ?? { kind: 'fixed', minor: 0 };
      return { mode, price: convertPrice(price, 'firstContinued', unit) };
    }
    case 'fixedPerBand':
      return { mode, bands: each('fixed') };
    case 'tiered':
    case 'unitPerBand':
      return { mode, bands: each('unit') };
    case 'firstContinuedPerBand':
      return { mode, bands: each('firstContinued') };
    case 'mixed':
      return { mode, bands };
  }
}

/** Converts quantities to another basis and preserves the displayed numbers: 10 kg becomes 10 m³. */
export function rescaleFreight(freight: Freight, by: (quantity: number) => number): Freight {
  const bands = bandsOf(freight).map(({ upTo, price }) => ({
    upTo: upTo === null ? null : by(upTo),
    price: rescaledPrice(price, by),
  }));
  return convertToMode(freight.mode, bands, by(1000));
}

function rescaledPrice(price: Price, by: (quantity: number) => number): Price {
  switch (price.kind) {
    case 'fixed':
      return price;
    case 'unit':
      return { ...price, unit: by(price.unit) };
    case 'firstContinued':
      return { ...price, first: by(price.first), step: by(price.step) };
  }
}

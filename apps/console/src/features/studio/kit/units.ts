import type { Unit } from '@onehaul/contract/console/studio/field';

type Measure = {
  /** Stored units per typed unit. */
  readonly parts: number;
  readonly decimals: number;
  /** Suffix of the input; days are translated. */
  readonly mark: string;
};

/** People type centimetres, kilograms and yuan; the wire has millimetres, grams and cents. */
export const measures: Readonly<Record<Unit, Measure>> = {
  days: { parts: 1, decimals: 0, mark: '' },
  degrees: { parts: 1, decimals: 6, mark: '°' },
  pixels: { parts: 1, decimals: 0, mark: 'px' },
  seconds: { parts: 1, decimals: 0, mark: 's' },
  percent: { parts: 1, decimals: 0, mark: '%' },
  count: { parts: 1, decimals: 0, mark: '' },
  rate: { parts: 1, decimals: 8, mark: '' },
  millimetres: { parts: 10, decimals: 1, mark: 'cm' },
  grams: { parts: 1000, decimals: 3, mark: 'kg' },
  cents: { parts: 100, decimals: 2, mark: 'CNY' },
};

export const toTyped = (unit: Unit, stored: number): number => stored / measures[unit].parts;

/** Rounds to a whole stored unit, because 0.29 * 100 is 28.999999999999996. */
export function toStored(unit: Unit, typed: number): number {
  const { parts, decimals } = measures[unit];
  return parts === 1 ? Number(typed.toFixed(decimals)) : Math.round(typed * parts);
}

import { Refusal } from './refusal.ts';

/**
 * Internally weight is whole grams and length whole millimetres; decimals exist only on the wire and on
 * screens.
 */
function roundExactly(value: number): number {
  const rounded = Math.round(value);
  if (!Number.isSafeInteger(rounded) || value < 0 || Math.abs(value - rounded) > 0.0005)
    throw new Refusal('input.invalid');
  return rounded === 0 ? 0 : rounded; // never -0
}

export function gramsFromKilograms(kilograms: number): number {
  return roundExactly(kilograms * 1000);
}

export function kilogramsFromGrams(grams: number): number {
  return grams / 1000;
}

export function millimetresFromCentimetres(centimetres: number): number {
  return roundExactly(centimetres * 10);
}

export function centimetresFromMillimetres(millimetres: number): number {
  return millimetres / 10;
}

/** Rounds up to the next multiple of `step` (进位). */
export function roundUpTo(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}

import { prorate } from '../money.ts';

/** A base price, a price per piece, and a price by weight. */
export type ServiceRates = {
  readonly minor: number;
  readonly minorEach: number;
  readonly minorPerKilogram: number;
};

/** Price of a service, with an order or apart from one; the only place that calculates it. */
export const serviceMinor = (
  { minor, minorEach, minorPerKilogram }: ServiceRates,
  { quantity, grams }: { readonly quantity: number; readonly grams: number },
): number => minor + minorEach * quantity + prorate(minorPerKilogram, grams, 1000);

/** Price to charge now; null where staff must price it: on request, or by a weight not yet known. */
export function chargeableServiceMinor(
  option: ServiceRates & { readonly isQuoted: boolean },
  { quantity, grams }: { readonly quantity: number; readonly grams: number | null },
): number | null {
  if (option.isQuoted) return null;
  if (grams === null && option.minorPerKilogram > 0) return null;
  return serviceMinor(option, { quantity, grams: grams ?? 0 });
}

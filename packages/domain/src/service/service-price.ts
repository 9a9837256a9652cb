import { prorate } from '../money.ts';

/** A price for doing it, one for each piece, and one for the weight it is done to. */
export type ServiceRates = {
  readonly minor: number;
  readonly minorEach: number;
  readonly minorPerKilogram: number;
};

/** What a service costs, with an order or apart from one: the only place where that is reckoned. */
export const serviceMinor = (
  { minor, minorEach, minorPerKilogram }: ServiceRates,
  { quantity, grams }: { readonly quantity: number; readonly grams: number },
): number => minor + minorEach * quantity + prorate(minorPerKilogram, grams, 1000);

/** What is asked for now; null where a person has to say: it is priced on request, or by a weight nobody knows yet. */
export function askedServiceMinor(
  option: ServiceRates & { readonly isQuoted: boolean },
  { quantity, grams }: { readonly quantity: number; readonly grams: number | null },
): number | null {
  if (option.isQuoted) return null;
  if (grams === null && option.minorPerKilogram > 0) return null;
  return serviceMinor(option, { quantity, grams: grams ?? 0 });
}

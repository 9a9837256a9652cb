import type { RefusalCode } from '../refusal.ts';

/** What was found of announced goods, piece by piece. */
export type Grade = { readonly good: number; readonly damaged: number; readonly missing: number };

/** Every announced piece is found in one of three ways: none is forgotten, none comes from nowhere. */
export const whyNotGraded = (quantity: number, { good, damaged, missing }: Grade): RefusalCode | undefined =>
  good + damaged + missing === quantity ? undefined : 'return.countDiffers';

/** Why a return is not graded yet: all its goods are found, each once, and nothing that was not announced. */
export function whyNotAllGraded(
  items: readonly { readonly position: number; readonly quantity: number }[],
  grades: readonly (Grade & { readonly position: number })[],
): { readonly code: RefusalCode; readonly quantity: number } | undefined {
  for (const { position, quantity } of items) {
    const [grade, ...more] = grades.filter((one) => one.position === position);
    const code = grade && more.length === 0 ? whyNotGraded(quantity, grade) : 'return.countDiffers';
    if (code) return { code, quantity };
  }
  return grades.length > items.length ? { code: 'return.countDiffers', quantity: 0 } : undefined;
}

/** Good ones, and where they went. */
export type GoodUnits = {
  readonly good: number | null;
  readonly restocked: number;
  readonly redispatched: number;
  readonly disposed: number;
};

/** What still lies there and is nobody's yet. Nothing, before somebody has looked. */
export const leftOf = ({ good, restocked, redispatched, disposed }: GoodUnits) =>
  (good ?? 0) - restocked - redispatched - disposed;

export type Decision = { readonly restock: number; readonly dispose: number };

/** The units after a decision, or nothing where it takes more than is left. */
export function decided<U extends GoodUnits>(units: U, { restock, dispose }: Decision): U | undefined {
  if (restock + dispose > leftOf(units)) return undefined;
  return { ...units, restocked: units.restocked + restock, disposed: units.disposed + dispose };
}

type Lot = { readonly left: number };

/** Spreads what is wanted over lots in their order; nothing where they do not have as much. */
export function takenFrom<L extends Lot>(
  lots: readonly L[],
  wanted: number,
): { readonly lot: L; readonly count: number }[] | undefined {
  let missing = wanted;
  const taken = lots.flatMap((lot) => {
    const count = Math.min(lot.left, missing);
    missing -= count;
    return count > 0 ? [{ lot, count }] : [];
  });
  return missing === 0 ? taken : undefined;
}

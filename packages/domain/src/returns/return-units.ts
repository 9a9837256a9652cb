import type { RefusalCode } from '../refusal.ts';

/** Inspection result of announced goods, in pieces. */
export type Grade = { readonly good: number; readonly damaged: number; readonly missing: number };

/** Good, damaged and missing pieces must add up to the announced quantity. */
export const gradeRefusal = (quantity: number, { good, damaged, missing }: Grade): RefusalCode | undefined =>
  good + damaged + missing === quantity ? undefined : 'return.countDiffers';

/** Returns why a return is not fully graded: each announced item must be graded once, and no other item. */
export function returnGradingRefusal(
  items: readonly { readonly position: number; readonly quantity: number }[],
  grades: readonly (Grade & { readonly position: number })[],
): { readonly code: RefusalCode; readonly quantity: number } | undefined {
  for (const { position, quantity } of items) {
    const [grade, ...more] = grades.filter((one) => one.position === position);
    const code = grade && more.length === 0 ? gradeRefusal(quantity, grade) : 'return.countDiffers';
    if (code) return { code, quantity };
  }
  return grades.length > items.length ? { code: 'return.countDiffers', quantity: 0 } : undefined;
}

/** Good units and what became of them. */
export type GoodUnits = {
  readonly good: number | null;
  readonly restocked: number;
  readonly redispatched: number;
  readonly disposed: number;
};

/** Units in the warehouse not yet assigned; zero before grading. */
export const remainingUnits = ({ good, restocked, redispatched, disposed }: GoodUnits) =>
  (good ?? 0) - restocked - redispatched - disposed;

export type Decision = { readonly restock: number; readonly dispose: number };

/** Returns the units after a decision; undefined when it takes more than is left. */
export function applyDecision<U extends GoodUnits>(units: U, { restock, dispose }: Decision): U | undefined {
  if (restock + dispose > remainingUnits(units)) return undefined;
  return { ...units, restocked: units.restocked + restock, disposed: units.disposed + dispose };
}

type Lot = { readonly left: number };

/** Takes the wanted quantity from lots in order; undefined when they hold too little. */
export function allocateFromLots<L extends Lot>(
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

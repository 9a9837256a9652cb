import { randomInt } from 'node:crypto';
import { generateOrderNumber } from '@onehaul/domain/order/order-number';

/** With about 45 random bits, five collisions in a row mean a bug, not bad luck. */
const maxAttempts = 5;

/** Inserts a row under a random number. `insert` returns undefined when the number is taken; another is drawn. */
export async function insertNumbered<Row>(
  insert: (number: string) => Promise<Row | undefined>,
): Promise<Row> {
  for (let draws = 0; draws < maxAttempts; draws++) {
    const row = await insert(generateOrderNumber(randomInt));
    if (row) return row;
  }
  throw new Error('no number is free');
}

/** A row to insert, with its place in the input: the statement inserts in this order. */
type NumberedDraft<Draft> = Draft & { readonly place: number; readonly number: string };

/**
 * Batch version of `insertNumbered`; the ids are in input order. `insert` returns the rows it inserted, and
 * only the others get another number.
 */
export async function insertAllNumbered<Draft extends object>(
  drafts: readonly Draft[],
  insert: (
    numbered: readonly NumberedDraft<Draft>[],
  ) => Promise<readonly { readonly id: number; readonly number: string }[]>,
): Promise<number[]> {
  const idAt = new Map<number, number>();
  for (let draws = 0; draws < maxAttempts && idAt.size < drafts.length; draws++) {
    const missing = drafts.flatMap((draft, place) =>
      idAt.has(place) ? [] : [{ ...draft, place, number: generateOrderNumber(randomInt) }],
    );
    const inserted = await insert(missing);
    const placeOf = new Map(missing.map(({ number, place }) => [number, place]));
    for (const { id, number } of inserted) idAt.set(placeOf.get(number)!, id);
  }
  if (idAt.size < drafts.length) throw new Error('no number is free');
  return drafts.map((_, place) => idAt.get(place)!);
}

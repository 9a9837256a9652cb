import { minTailLength } from '@onehaul/domain/search';
import { type Expression, sql } from 'kysely';

/** Highest code point: a beginning and this are the upper bound of all texts with that beginning. */
const maxCodePoint = '\u{10FFFF}';

/** Bounds of texts with a beginning. No text has an empty one, so that an unused branch of a query reads nothing. */
const rangeOf = (beginning: string) => ({
  from: beginning,
  until: beginning === '' ? '' : `${beginning}${maxCodePoint}`,
});

/** Parameters that find a number by its beginning, or by its last characters if there are enough of them. */
export type NumberRange = { number: string; afterNumber: string; tail: string; afterTail: string };

export function numberRange(typed: string): NumberRange {
  const { from: number, until: afterNumber } = rangeOf(typed);
  const isTail = typed.length >= minTailLength;
  const { from: tail, until: afterTail } = rangeOf(isTail ? [...typed].reverse().join('') : '');
  return { number, afterNumber, tail, afterTail };
}

/**
 * Row-level security keeps `LIKE`, which is not leakproof, out of index conditions; these bytewise operators are
 * leakproof.
 */
const inRange = (column: Expression<unknown>, from: string, until: string) =>
  sql<boolean>`(${column} ~>=~ ${from} and ${column} ~<~ ${until})`;

export const hasBeginning = (column: Expression<unknown>, p: NumberRange) =>
  inRange(column, p.number, p.afterNumber);

/** For a stored column with the reversed number. */
export const hasTail = (reversed: Expression<unknown>, p: NumberRange) =>
  inRange(reversed, p.tail, p.afterTail);

/**
 * For words of members: a row of `member_word` that begins with the typed words. Null finds nothing. The columns are in
 * collation "C", so the ordinary operators compare bytes.
 */
export const hasWords = (p: { words: string | null }) => {
  const words = sql`nullif(app.fold(${p.words}), '')`;
  return sql<boolean>`(word >= ${words} and word < ${words} || chr(1114111))`;
};

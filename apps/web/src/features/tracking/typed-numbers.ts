export const maxNumbers = 10;
const longestNumber = 60;

/** Parses numbers from typed or pasted text: distinct, in order. */
export function allNumbers(typed: string): readonly string[] {
  const all = typed
    .split(/[\s,，;；、|]+/u)
    .map((number) => number.slice(0, longestNumber))
    .filter(Boolean);
  return [...new Map(all.map((number) => [number.toUpperCase(), number])).values()];
}

/** The numbers to query, cut at the limit. */
export function readNumbers(typed: string): { readonly numbers: readonly string[]; readonly isCut: boolean } {
  const numbers = allNumbers(typed);
  return { numbers: numbers.slice(0, maxNumbers), isCut: numbers.length > maxNumbers };
}

/** Query string for the numbers. */
export const writeNumbers = (numbers: readonly string[]) =>
  `?numbers=${numbers.map(encodeURIComponent).join(',')}`;

export const mostNumbers = 10;
const longestNumber = 60;

/** The numbers in what somebody typed or pasted, each once, in their order. */
export function allNumbers(typed: string): readonly string[] {
  const all = typed
    .split(/[\s,，;；、|]+/u)
    .map((number) => number.slice(0, longestNumber))
    .filter(Boolean);
  return [...new Map(all.map((number) => [number.toUpperCase(), number])).values()];
}

/** Those of them that are asked for. */
export function readNumbers(typed: string): { readonly numbers: readonly string[]; readonly isCut: boolean } {
  const numbers = allNumbers(typed);
  return { numbers: numbers.slice(0, mostNumbers), isCut: numbers.length > mostNumbers };
}

/** The search part that asks for them. */
export const writeNumbers = (numbers: readonly string[]) =>
  `?numbers=${numbers.map(encodeURIComponent).join(',')}`;

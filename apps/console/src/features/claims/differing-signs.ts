type Sign = { readonly sign: string; readonly isSame: boolean; readonly at: number };

/** Marks the characters of a number that differ: those outside the common prefix and suffix. */
export function differingSigns(expected: string, found: string): Sign[] {
  const shorter = Math.min(expected.length, found.length);
  let start = 0;
  while (start < shorter && expected[start] === found[start]) start++;
  let end = 0;
  while (end < shorter - start && expected.at(-1 - end) === found.at(-1 - end)) end++;
  return [...expected].map((sign, at) => ({ sign, at, isSame: at < start || at >= expected.length - end }));
}

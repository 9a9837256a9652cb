/** What tells where in JSON one is: a string with its quotes, or a sign of structure. */
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;

/**
 * The first key that an object of valid JSON has twice. Parsers differ in which of the two they believe, so what a
 * proxy or a log read is perhaps not what we would act on.
 */
export function repeatedKey(json: string): string | undefined {
  /** For each object that is open, the keys seen; null for an array. */
  const open: (Set<string> | null)[] = [];
  let isKey = false;
  for (const [token] of json.matchAll(tokens)) {
    if (token.startsWith('"')) {
      if (isKey) {
        // A key may be spelled with escapes and still be the same.
        const key = token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1);
        const keys = open.at(-1);
        if (keys?.has(key)) return key;
        keys?.add(key);
      }
      isKey = false;
      continue;
    }
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token !== ',') open.pop();
    isKey = token === '{' || (token === ',' && open.at(-1) instanceof Set);
  }
  return undefined;
}

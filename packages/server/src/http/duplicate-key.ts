/** JSON tokens that determine the position: strings and structural characters. */
const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;

/**
 * Returns the first duplicate key of an object in valid JSON. Parsers differ in which duplicate wins, so a
 * proxy or log may have read another value than this server would.
 */
export function findDuplicateKey(json: string): string | undefined {
  /** Stack of open containers: the keys seen in an object, or null for an array. */
  const open: (Set<string> | null)[] = [];
  let isKey = false;
  for (const [token] of json.matchAll(tokens)) {
    if (token.startsWith('"')) {
      if (isKey) {
        // An escaped key may equal an unescaped one.
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

const maxCodeLength = 20;

/** Normalises a typed or scanned bin code to its stored form, dropping a prefix that some printers add. */
export function parseBinCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .replace(/^BIN[:.]/, '');
  return code !== '' && code.length <= maxCodeLength ? code : undefined;
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** Dashes are often omitted, and letters misread as digits. */
const comparisonKey = (code: string) =>
  code
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1');

/** The most likely intended codes, nearest first. */
export function nearestBinCodes(code: string, codes: readonly string[], most = 3): string[] {
  const sought = comparisonKey(code);
  return codes
    .map((one) => ({ one, far: distance(sought, comparisonKey(one)) }))
    .toSorted((a, b) => a.far - b.far || (a.one < b.one ? -1 : 1))
    .slice(0, most)
    .map(({ one }) => one);
}

/** Normalises a bank transfer number: strips separators and upper-cases; undefined when invalid. */
export function parseTransactionNumber(typed: string): string | undefined {
  const read = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s_./]/g, '');
  return /^[0-9A-Z-]{4,40}$/.test(read) ? read : undefined;
}

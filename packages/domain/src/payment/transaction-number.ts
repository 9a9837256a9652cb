/** A transfer's number as a bank writes it, whatever spaces and small letters it was typed with; undefined for none. */
export function readTransactionNumber(typed: string): string | undefined {
  const read = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s_./]/g, '');
  return /^[0-9A-Z-]{4,40}$/.test(read) ? read : undefined;
}

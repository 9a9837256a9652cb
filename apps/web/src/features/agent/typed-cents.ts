/** Parses yuan input into fen; undefined when it is not an amount. */
export function centsOf(typed: string): number | undefined {
  const plain = typed.trim().replace(',', '.');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined;
  const [whole = '0', part = ''] = plain.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

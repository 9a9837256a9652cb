/** Normalizes typed text: comma as decimal point, full-width digits of a Chinese input method. */
const plain = (typed: string) => typed.normalize('NFKC').trim().replace(',', '.');

/**
 * Reads a number as whole units of its last decimal, without float error: 12.5 with two decimals is 1250.
 * Undefined unless the text is a number of that precision. A thousands separator is refused, not guessed.
 */
export function readUnits(typed: string, decimals: number): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d{0,12})(?:\.(\d*))?$/.exec(plain(typed)) ?? [];
  const digits = fraction.replace(/0+$/, '');
  if (whole + fraction === '' || digits.length > decimals) return undefined;
  return Number((whole || '0') + digits.padEnd(decimals, '0'));
}

/** Writes whole units of the last decimal as text: 1250 with two decimals is 12.5. */
export function unitsText(units: number, decimals: number): string {
  if (decimals === 0) return String(units);
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
}

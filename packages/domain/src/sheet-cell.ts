/**
 * Prevents CSV injection (S46): untrusted text that a spreadsheet would evaluate gets a leading quote, in
 * case the file is saved as CSV and opened. Leading control characters such as tabs do not hide a formula.
 */
export function escapeFormula(text: string): string {
  const plain = text.replaceAll(/\p{Cc}+/gu, ' ');
  return /^\s*[=+\-@]/u.test(plain) ? `'${plain}` : plain;
}

/** Courier numbers: letters, digits and occasional dashes. */
const shape = /^[0-9A-Z][0-9A-Z-]{3,39}$/;

/**
 * Normalises a typed, pasted or scanned number to its stored form; undefined when no courier uses such a
 * number.
 */
export function parseCourierNumber(typed: string): string | undefined {
  // NFKC maps full-width letters of Chinese input methods to ASCII.
  const number = typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  return shape.test(number) ? number : undefined;
}

/** Splits a pasted column, chat line or cell at separators; each part is one number. */
export function splitPasted(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(/[\s,;、，；|]+/)
    .filter((part) => part !== '');
}

/** Leaves enough to recognise one's own number, too little to claim another member's parcel (A31). */
export function maskCourierNumber(number: string): string {
  const hidden = Math.max(4, Math.ceil(number.length / 3));
  return number.slice(0, -hidden) + '•'.repeat(hidden);
}

/** What couriers print: letters, digits and now and then a dash. */
const shape = /^[0-9A-Z][0-9A-Z-]{3,39}$/;

/** The number as it is kept, from how it was typed, pasted or scanned; undefined when no courier writes such a one. */
export function readCourierNumber(typed: string): string | undefined {
  // NFKC turns the wide letters of a Chinese keyboard into plain ones.
  const number = typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  return shape.test(number) ? number : undefined;
}

/** A pasted column, a line of a chat, a cell: whatever stands between separators is one number. */
export function splitPasted(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(/[\s,;、，；|]+/)
    .filter((part) => part !== '');
}

/** Enough to recognise one's own number by, too little to claim somebody else's (A31). */
export function maskCourierNumber(number: string): string {
  const hidden = Math.max(4, Math.ceil(number.length / 3));
  return number.slice(0, -hidden) + '•'.repeat(hidden);
}

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

const link = /https?:\/\/\S+/gi;
/** A mobile number of the mainland, a date or a time: digits that are often near a courier number. */
const otherDigits = /^(1[3-9]\d{9}|\d{4}-\d{1,2}-\d{1,2})$/;
const minDigits = 6;

/**
 * Courier numbers in copied text: all parts of a list of numbers, otherwise what looks like one between the words of a
 * message. Short numbers are found in lists only.
 */
export function findCourierNumbers(text: string): string[] {
  const parts = splitPasted(text);
  const listed = parts.flatMap((part) => parseCourierNumber(part) ?? []);
  const isList = listed.length === parts.length && listed.every((number) => /\d/.test(number));
  const words = text.replaceAll(link, ' ').normalize('NFKC').toUpperCase();
  const found = isList ? listed : (words.match(/[0-9A-Z][0-9A-Z-]*[0-9A-Z]/g) ?? []).filter(looksLikeNumber);
  return [...new Set(found)];
}

const looksLikeNumber = (word: string) =>
  word.length >= 8 &&
  parseCourierNumber(word) === word &&
  !otherDigits.test(word) &&
  word.replaceAll(/\D/g, '').length >= minDigits;

const marks = /\p{M}/gu;
const letters: Readonly<Record<string, string>> = { đ: 'd', 臺: '台', '’': "'" };
/** Zero-width and bidirectional control characters, which carry no meaning. */
const invisible = /[\u200b-\u200f\u2028\u2029\u202a-\u202e\u2060\ufeff]/g;

/** Normalises a message: full-width characters become ASCII, heading brackets become line breaks. */
export function normalizeMessage(message: string): string {
  return message
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(/[\r\n\u0085]+/g, '\n')
    .replaceAll(/[【】[\]「」『』{}<>]/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll('–', '-')
    .replaceAll('—', '-')
    .trim();
}

/**
 * Folds a character for comparison: lower case, no accents. Always one to one, so offsets match the original
 * text.
 */
function foldCharacter(sign: string): string {
  const known = letters[sign];
  if (known) return known;
  if (sign < '\u0080') return sign.toLowerCase();
  const small = sign.toLowerCase();
  const plain = (letters[small] ?? small).normalize('NFD').replaceAll(marks, '');
  return plain.length === sign.length ? plain : sign;
}

export function fold(text: string): string {
  let folded = '';
  for (const sign of text) folded += foldCharacter(sign);
  return folded;
}

const han = /\p{Script=Han}/u;
export const isHan = (sign: string | undefined) => sign !== undefined && sign > '\u2e7f' && han.test(sign);

/** Placeholder that masks already recognised text in the searched strings. */
export const maskPlaceholder = '\u0001';

export type Span = { readonly start: number; readonly end: number };

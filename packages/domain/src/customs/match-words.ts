/** Position of a word in a text; `to` is exclusive. */
export type Span = { readonly from: number; readonly to: number; readonly word: string };

/** Normalises a text for matching: full-width to ASCII, lower case, collapsed whitespace. */
export const normalizeForMatching = (typed: string) =>
  typed.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

const han = /\p{Script=Han}/u;
const letter = /[\p{L}\p{N}]/u;

/** Whether a character continues an alphabetic word; Han characters never do. */
const isPartOfWord = (sign: string | undefined) => sign !== undefined && letter.test(sign) && !han.test(sign);

const plurals = ['', 's', 'es'];

/** Returns the end of the word starting here, including a plural ending; undefined inside a longer word. */
function endOfWord(text: string, from: number, word: string): number | undefined {
  const end = from + word.length;
  if (han.test(word)) return end;
  if (isPartOfWord(text[from - 1])) return undefined;
  const plural = plurals.find(
    (ending) => text.startsWith(ending, end) && !isPartOfWord(text[end + ending.length]),
  );
  return plural === undefined ? undefined : end + plural.length;
}

/**
 * Finds every occurrence of the words in a text, both normalised by `normalizeForMatching`. Chinese has no spaces, so a
 * Han word matches anywhere; an alphabetic word matches only whole or as its plural.
 */
export function findOccurrences(text: string, words: readonly string[]): Span[] {
  const found: Span[] = [];
  for (const word of words) {
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
      const to = endOfWord(text, from, word);
      if (to !== undefined) found.push({ from, to, word });
    }
  }
  return found;
}

const denialsBefore = [
  '不含',
  '不带',
  '不帶',
  '无',
  '無',
  '没有',
  '沒有',
  '非',
  'no',
  'non',
  'not',
  'without',
  'không',
  'không có',
  'không chứa',
  'không kèm',
];
const denialsAfter = ['free', 'less', 'not included', 'excluded'];
const maxDenialLength = 14;

/** Detects negated words: `battery-free`, `without battery`, `不含电池`. */
function isDenied(text: string, { from, to }: Span): boolean {
  const before = text.slice(Math.max(0, from - maxDenialLength), from).replace(/[\s-]+$/u, '');
  const after = text.slice(to, to + maxDenialLength + 2).replace(/^[\s-]+/u, '');
  return (
    denialsBefore.some((denial) => {
      if (!before.endsWith(denial)) return false;
      return han.test(denial) || !isPartOfWord(before[before.length - denial.length - 1]);
    }) || denialsAfter.some((denial) => after.startsWith(denial) && !isPartOfWord(after[denial.length]))
  );
}

/** Returns the matching words except negated ones and those inside a phrase of the rule's exceptions. */
export function findMatchingWords(
  text: string,
  words: readonly string[],
  exceptWords: readonly string[],
): Span[] {
  const spans = findOccurrences(text, words).filter((span) => !isDenied(text, span));
  if (spans.length === 0) return spans;
  const excepted = findOccurrences(text, exceptWords);
  return spans.filter((span) => !excepted.some(({ from, to }) => from <= span.from && span.to <= to));
}

/** Filler words that do not make a vague name more specific. */
const fillers = new Set(
  (
    'a an and or the of for to my our your some various assorted several mixed new small other etc pc pcs piece ' +
    'pieces set sets box boxes pack packs x và các những một vài cho của bộ cái chiếc hộp loại mới'
  ).split(' '),
);
const hanFillers = /[的一批些个個件套各种種几幾和及与與等类類包箱盒新小]/gu;

/**
 * Returns the stop words of a name that contains nothing else but fillers: `gift` is vague, `gift box of
 * cedar` is not.
 */
export function vagueWords(text: string, words: readonly string[]): Span[] {
  const spans = findOccurrences(text, words);
  if (spans.length === 0) return [];
  const isCovered = Array.from({ length: text.length }, () => false);
  for (const { from, to } of spans) isCovered.fill(true, from, to);
  const left = Array.from({ length: text.length }, (_, place) => (isCovered[place] ? ' ' : text[place])).join(
    '',
  );
  const says = left
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map((part) => part.replaceAll(hanFillers, ''))
    .some((part) => part !== '' && !/^\d+$/.test(part) && !fillers.has(part));
  return says ? [] : spans;
}

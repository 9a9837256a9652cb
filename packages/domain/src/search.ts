import { parseBoxCode } from './order/order-number.ts';
import { phoneDigits } from './phone.ts';

/** Fewer characters of the end of a number, or of a phone number, match too many of them. */
export const minTailLength = 4;
const minNumberLength = 3;
const minWordLength = 2;
const writtenWithoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What a typed text may stand for; a part is empty when the text is no such thing, or too short for it. */
type SearchText = {
  /** Beginning or end of a number in its stored form. */
  readonly number: string;
  /** Digits of a phone number. */
  readonly phone: string;
  /** Words of a name, a username, a member code or an e-mail address. */
  readonly words: string;
};

/** Reads a typed, pasted or scanned text. A scanned box label is a search for its order. */
export function readSearch(typed: string): SearchText {
  const words = typed.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
  const joined = words.replaceAll(' ', '').toUpperCase();
  const number = parseBoxCode(joined)?.number ?? joined;
  const phone = phoneDigits(words);
  return {
    number: /^[0-9A-Z-]+$/.test(number) && number.length >= minNumberLength ? number : '',
    phone: /^[0-9]+$/.test(phone) && phone.length >= minTailLength ? phone : '',
    words: writtenWithoutSpaces.test(words) || words.length >= minWordLength ? words : '',
  };
}

import type { Span } from './fold.ts';

export const recognizableCountries = ['CN', 'HK', 'MO', 'TW', 'VN'] as const;
export type RecognizableCountry = (typeof recognizableCountries)[number];

export type PhoneToken = Span & {
  /** As written, reduced to digits and a plus sign. */
  readonly digits: string;
  readonly readings: readonly Reading[];
};
type Reading = {
  readonly country: RecognizableCountry;
  readonly isMobile: boolean;
  /** National format. */
  readonly home: string;
  /** Written with the country's dial code, so no other country can match. */
  readonly isNamed: boolean;
};

type Plan = {
  readonly country: RecognizableCountry;
  readonly dialCode: string;
  readonly mobile: RegExp;
  readonly landline: RegExp;
  /** National trunk prefix, omitted in international format. */
  readonly trunk: '' | '0';
};
const plans: readonly Plan[] = [
  {
    country: 'CN',
    dialCode: '86',
    mobile: /^1[3-9][0-9]{9}$/,
    landline: /^0[1-9][0-9]{1,2}[2-9][0-9]{6,7}$/,
    trunk: '',
  },
  { country: 'HK', dialCode: '852', mobile: /^[4-9][0-9]{7}$/, landline: /^[23][0-9]{7}$/, trunk: '' },
  { country: 'MO', dialCode: '853', mobile: /^6[0-9]{7}$/, landline: /^28[0-9]{6}$/, trunk: '' },
  { country: 'TW', dialCode: '886', mobile: /^09[0-9]{8}$/, landline: /^0[2-8][0-9]{7,8}$/, trunk: '0' },
  { country: 'VN', dialCode: '84', mobile: /^0[35789][0-9]{8}$/, landline: /^02[0-9]{9}$/, trunk: '0' },
];

const minPhoneDigits = 8;

function readingsOf(digits: string): Reading[] {
  if (digits.length < minPhoneDigits) return [];
  return plans.flatMap(({ country, dialCode, mobile, landline, trunk }) => {
    const bare = digits.replace(/^(\+|00)/, '');
    const isAbroad = bare.startsWith(dialCode);
    const rest = bare.slice(dialCode.length);
    const homes = [
      { home: digits, isNamed: false },
      ...(isAbroad ? [{ home: rest.startsWith(trunk) ? rest : trunk + rest, isNamed: true }] : []),
    ];
    return homes.flatMap(({ home, isNamed }): Reading[] => {
      if (mobile.test(home)) return [{ country, isMobile: true, home, isNamed }];
      if (landline.test(home)) return [{ country, isMobile: false, home, isNamed }];
      return [];
    });
  });
}

type Group = Span & { readonly digits: string; readonly isPlus: boolean };

/** Finds runs of digits with an optional plus sign before them. */
function groupsOf(folded: string): Group[] {
  return [...folded.matchAll(/\+?[0-9]{1,20}/g)].map(({ index, 0: run }) => ({
    start: index,
    end: index + run.length,
    digits: run,
    isPlus: run.startsWith('+'),
  }));
}

/** Separators allowed between the groups of one number. */
const isGroupSeparator = (between: string) => /^(?:[ .-]|\) ?-?| ?\()$/.test(between);
const maxDigitGroups = 5;

/** Joins as many digit groups as form one number, starting at `at`. */
function longestNumber(folded: string, groups: readonly Group[], at: number) {
  let digits = '';
  let best: { digits: string; readings: Reading[]; last: number } | undefined;
  for (let to = at; to < groups.length && to < at + maxDigitGroups; to += 1) {
    const part = groups[to]!;
    if (to > at && (part.isPlus || !isGroupSeparator(folded.slice(groups[to - 1]!.end, part.start)))) break;
    digits += part.digits;
    if (digits.length > 16) break;
    const readings = readingsOf(digits);
    if (readings.length > 0) best = { digits, readings, last: to };
  }
  return best;
}

/** Finds valid phone numbers of any country, however their digits are grouped. */
export function findPhones(folded: string): PhoneToken[] {
  const groups = groupsOf(folded);
  const found: PhoneToken[] = [];
  for (let at = 0; at < groups.length; at += 1) {
    const first = groups[at]!;
    // Letters directly before digits mark an alphanumeric code, not a phone number.
    if (/[a-z]/.test(folded[first.start - 1] ?? ' ') && !first.isPlus && first.digits.length < 8) continue;
    const number = longestNumber(folded, groups, at);
    if (!number) continue;
    const opened = folded[first.start - 1] === '(' ? 1 : 0;
    found.push({ ...number, start: first.start - opened, end: groups[number.last]!.end });
    at = number.last;
  }
  return found;
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
function isMainlandId(number: string): boolean {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return '10x98765432'[sum % 11] === number[17];
}

/** Finds identity numbers that are recognisable by shape; others need a label. */
export function findIdCard(
  folded: string,
  labelled: number | undefined,
): (Span & { value: string }) | undefined {
  const span = (start: number, text: string) => ({
    start,
    end: start + text.length,
    value: text.replaceAll(/[^0-9a-z]/g, '').toUpperCase(),
  });
  if (labelled !== undefined) {
    const said = /^[a-z]{0,2}[0-9]{6,17}[0-9x]?(?:\([0-9a]\))?/.exec(folded.slice(labelled, labelled + 24));
    if (said) return span(labelled, said[0]);
  }
  for (const { index, 0: text } of folded.matchAll(/[0-9]{17}[0-9x]/g))
    if (isMainlandId(text)) return span(index, text);
  const shaped = /\b(?:[a-z][12][0-9]{8}|[a-z]{1,2}[0-9]{6}\([0-9a]\))/.exec(folded);
  return shaped ? span(shaped.index, shaped[0]) : undefined;
}

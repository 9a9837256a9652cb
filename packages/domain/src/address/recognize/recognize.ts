import { fold, isHan, type Span, normalizeMessage } from './fold.ts';
import { type Gazetteer, simplify } from './gazetteer.ts';
import { findHanPlaces, type PlaceMatch } from './han-places.ts';
import { findCourtesies, findLabels, type Label } from './labels.ts';
import { leadingName, nameLikeness, type Piece, normalizeName, trailingName } from './names.ts';
import {
  findIdCard,
  findPhones,
  type PhoneToken,
  type RecognizableCountry,
  recognizableCountries,
} from './numbers.ts';
import { placeholders, joinRest, mask, piecesOf } from './pieces.ts';
import { findVietnamesePlaces, hasAccents } from './vietnamese-places.ts';
import { findWordPlaces } from './word-places.ts';

/** Confidence in a field: needs no review, needs review, or not found. */
type Certainty = 'sure' | 'check' | 'none';
export const recognizedFields = [
  'receiverName',
  'phone',
  'telephone',
  'country',
  'region',
  'detail',
  'postcode',
  'idCard',
] as const;
type RecognizedField = (typeof recognizedFields)[number];

export type RecognizedAddress = {
  readonly receiverName: string;
  readonly phone: string;
  readonly telephone: string;
  readonly countryCode: RecognizableCountry | undefined;
  /** Region ids of the platform's list, widest first, as far as they were recognised. */
  readonly regionIds: readonly string[];
  readonly detail: string;
  readonly postcode: string;
  readonly idCard: string;
  readonly certainty: Readonly<Record<RecognizedField, Certainty>>;
  /** Numbers that fit no remaining field. */
  readonly leftovers: string;
};

const countryWords: Readonly<Record<RecognizableCountry, RegExp>> = {
  CN: /中国|中國|\bchina\b/,
  HK: /香港(?!仔|[东東西南北中]?[路街道])|\bhong ?kong\b|\bhk\b/,
  MO: /澳门|澳門|\bmacau\b|\bmacao\b/,
  TW: /[台][湾灣](?!大道|[东東西南北中]?[路街])|\btaiwan\b(?! blvd)/,
  VN: /越南|\bviet ?nam\b/,
};
const hanCountry =
  /(?:中国|中國)?[ ,]?(?:香港特别行政区|香港特別行政區|香港|澳门特别行政区|澳門特別行政區|澳门|澳門|台湾省|台灣省|台湾|台灣)|中国|中國/g;
const notCountry = /^(?:仔|大道|[东東西南北中]?(?:路(?![环環氹])|[街道])|岛|島|半岛|半島)/;
const wordCountry =
  /(?<=^|[,\n.\u0001\u0002\u0003] ?)(?:hong kong(?: sar)?|hk|taiwan|viet ?nam|china|macau|macao)(?=$| ?[,.\n(\u0001\u0002\u0003]| [0-9])/g;

type Guess = {
  readonly country: RecognizableCountry;
  readonly found: PlaceMatch | undefined;
  readonly score: number;
};

/** Guesses the country from place names, phone numbers and the country's own name. */
function guessCountry(
  text: string,
  folded: string,
  phones: readonly PhoneToken[],
  gazetteer: Gazetteer,
): Guess | undefined {
  const isSigns = /\p{Script=Han}/u.test(text);
  const plain = simplify(folded);
  const readings = phones.flatMap((phone) => phone.readings);
  const guesses = recognizableCountries.map((country): Guess => {
    const found =
      (isSigns ? findHanPlaces(plain, gazetteer, country) : undefined) ??
      (country === 'VN'
        ? findVietnamesePlaces(text, folded, gazetteer)
        : findWordPlaces(folded, gazetteer, country));
    const own = readings.filter((reading) => reading.country === country);
    const byPhone = Math.max(0, ...own.map(({ isNamed, isMobile }) => (isNamed ? 5 : isMobile ? 2.5 : 1)));
    const byWord = countryWords[country].test(folded) ? (country === 'CN' ? 1 : 3) : 0;
    const byScript = country === 'VN' && hasAccents(text) ? 4 : 0;
    return { country, found, score: (found?.score ?? 0) + byPhone + byWord + byScript };
  });
  const best = guesses.toSorted((a, b) => b.score - a.score)[0]!;
  return best.score >= 2 ? best : undefined;
}

function countrySpans(masked: string): Span[] {
  const spanOf = ({ index, 0: word }: RegExpExecArray) => ({ start: index, end: index + word.length });
  const signs = [...masked.matchAll(hanCountry)].filter(
    ({ index, 0: word }) =>
      !isHan(masked[index - 1]) &&
      !notCountry.test(masked.slice(index + word.length, index + word.length + 4)),
  );
  return [...signs, ...masked.matchAll(wordCountry)].map(spanOf);
}

const postcodeShapes: Partial<Record<RecognizableCountry, RegExp>> = {
  CN: /^[0-8][0-9]{5}$/,
  TW: /^[1-9][0-9]{2}(?:-?[0-9]{2,3})?$/,
  VN: /^[0-9]{5,6}$/,
};

function findPostcode(masked: string, country: RecognizableCountry | undefined, label: Label | undefined) {
  if (label) {
    const said = /^[0-9]{3,6}/.exec(masked.slice(label.end, label.end + 8))?.[0];
    if (said) return { start: label.end, end: label.end + said.length, value: said, isSure: true };
  }
  const shape = country && postcodeShapes[country];
  if (!shape) return undefined;
  const alone = piecesOf(masked).find(
    ({ text, end }) => shape.test(text) && !/^ ?[号號室楼樓巷弄段栋棟]/.test(masked.slice(end, end + 2)),
  );
  return alone && { start: alone.start, end: alone.end, value: alone.text.replace('-', ''), isSure: false };
}

type NameFound = Span & { readonly value: string; readonly isSure: boolean };

function findName(masked: string, labels: readonly Label[]): NameFound | undefined {
  const pieces = piecesOf(masked);
  const asFound = ({ start, end, text }: Piece, isSure: boolean) => ({
    start,
    end,
    value: normalizeName(text),
    isSure,
  });
  for (const { meaning, end } of labels) {
    if (meaning !== 'name') continue;
    const said = pieces.find(({ start }) => start >= end);
    if (said && /^[ :\n\u0001\u0003]*$/.test(masked.slice(end, said.start)) && !/[0-9]/.test(said.text))
      return asFound(said, true);
  }
  const likely = pieces
    .map((piece, at) => ({ piece, score: nameLikeness(piece, at === 0 || at === pieces.length - 1) }))
    .toSorted((a, b) => b.score - a.score)[0];
  if (likely && likely.score >= 4) return asFound(likely.piece, likely.score >= 7);
  for (const { text, start, isBesidePhone } of pieces) {
    const name = isBesidePhone || start === 0 ? leadingName(text) : undefined;
    if (name) return { start, end: start + name.length, value: normalizeName(name), isSure: false };
  }
  for (const { text, end, isBeforePhone } of pieces) {
    const name = isBeforePhone || end === masked.length ? trailingName(text) : undefined;
    if (name) return { start: end - name.length, end, value: normalizeName(name), isSure: false };
  }
  return undefined;
}

function choosePhones(phones: readonly PhoneToken[], country: RecognizableCountry | undefined) {
  const numbers = phones.map((phone) => {
    const reading = phone.readings.find((each) => each.country === country);
    return { phone, reading, value: reading?.home ?? phone.digits };
  });
  const main =
    numbers.find(({ reading }) => reading?.isMobile) ?? numbers.find(({ reading }) => reading) ?? numbers[0];
  const second = numbers.find((each) => each !== main && each.value !== main?.value);
  return { main, second, rest: numbers.filter((each) => each !== main && each !== second) };
}

const none: Certainty = 'none';
const sureIf = (isSure: boolean): Certainty => (isSure ? 'sure' : 'check');

/**
 * Parses a pasted message into an address. Only listed places are returned; unrecognised text stays in the
 * detail. Runs in time linear in the length of the text.
 */
export function recognizeAddress(message: string, gazetteer: Gazetteer): RecognizedAddress {
  const text = normalizeMessage(message);
  const folded = fold(text);
  const labels = findLabels(folded);
  const labelOf = (meaning: Label['meaning']) => labels.find((label) => label.meaning === meaning);
  const idCard = findIdCard(folded, labelOf('idCard')?.end);
  const cuts: Span[] = idCard ? [idCard] : [];
  const phones = findPhones(mask(folded, cuts, placeholders.other));
  const shown = (of: string, more: readonly Span[] = []) =>
    mask(
      mask(mask(of, [...cuts, ...more], placeholders.other), phones, placeholders.phone),
      labels,
      placeholders.label,
    );
  const courtesies = findCourtesies(folded);
  const guess = guessCountry(shown(text, courtesies), shown(folded, courtesies), phones, gazetteer);
  const country = guess?.country;
  const found = guess?.found;
  cuts.push(...courtesies, ...(found?.spans ?? []));
  cuts.push(...countrySpans(shown(folded)));
  const postcode = findPostcode(shown(folded), country, labelOf('postcode'));
  if (postcode) cuts.push(postcode);
  const name = findName(shown(text), labels);
  if (name) cuts.push(name);
  const { main, second, rest } = choosePhones(phones, country);
  const detail = joinRest(shown(text));
  const isFound = (found?.path.length ?? 0) > 0;
  return {
    receiverName: name?.value ?? '',
    phone: main?.value ?? '',
    telephone: second?.value ?? '',
    countryCode: country,
    regionIds: found?.path ?? [],
    detail,
    postcode: postcode?.value ?? '',
    idCard: idCard?.value ?? '',
    certainty: {
      receiverName: name ? sureIf(name.isSure) : none,
      phone: main ? sureIf(main.reading !== undefined) : none,
      telephone: second ? 'check' : none,
      country: country ? sureIf((guess?.score ?? 0) >= 5) : none,
      region: isFound ? sureIf(found!.isSure) : none,
      detail: detail ? sureIf(isFound && name !== undefined) : none,
      postcode: postcode ? sureIf(postcode.isSure) : none,
      idCard: idCard ? 'check' : none,
    },
    leftovers: rest.map(({ value }) => value).join(' '),
  };
}

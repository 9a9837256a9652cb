import type { RefusalCode } from '../refusal.ts';

/** What a typed domain is known to be, besides its text. */
type Facts = {
  /** With Punycode labels decoded. */
  readonly unicode: string;
  /** The name is a public suffix itself, such as `co.uk`, or ends with none. */
  readonly isSuffix: boolean;
  /** Domains of the platform: neither they nor their subdomains are given away. */
  readonly reserved: readonly string[];
};

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const maxLength = 253;
/** Room for the record that proves the name. */
const recordPrefix = '_onehaul.';

/** Scripts that are written together; any other mixture is a way to imitate a name (UTS 39, highly restrictive). */
const scriptSets: readonly RegExp[] = [
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]*$/u,
  ...[
    'Cyrillic',
    'Greek',
    'Arabic',
    'Hebrew',
    'Thai',
    'Devanagari',
    'Georgian',
    'Armenian',
    'Khmer',
    'Lao',
  ].map((script) => new RegExp(`^[\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]*$`, 'u')),
];

/** Letters of other scripts that look like a Latin one (from Unicode's confusables). */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'аαɑ',
    b: 'Ьƅ',
    c: 'сϲ',
    d: 'ԁɗ',
    e: 'еєҽ',
    g: 'ɡց',
    h: 'һհ',
    i: 'іıιɩ',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏӀǀ',
    m: 'м',
    n: 'ոη',
    o: 'оοօ',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝѡ',
    x: 'хχ',
    y: 'уγ',
    z: 'ᴢ',
  }).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin])),
);

/** Form in which names that look alike are equal: without accents, with Latin letters for their imitations. */
export const lookOf = (unicode: string): string =>
  Array.from(unicode.normalize('NFKD').replaceAll(/\p{M}/gu, ''), (sign) => lookalikes[sign] ?? sign).join(
    '',
  );

const isAscii = (text: string) => !/[^\u0020-\u007e]/.test(text);
const isWithin = (name: string, domain: string) => name === domain || name.endsWith(`.${domain}`);

/** Canonical spelling of a typed name; Punycode is the caller's work. */
export const normalizeDomain = (typed: string): string => typed.trim().toLowerCase().replace(/\.$/, '');

/** Why a normalised name in ASCII cannot be a shop's own domain; undefined: it can. */
export function ownDomainRefusal(
  name: string,
  { unicode, isSuffix, reserved }: Facts,
): RefusalCode | undefined {
  const labels = name.split('.');
  if (
    recordPrefix.length + name.length > maxLength ||
    labels.length < 2 ||
    !labels.every((one) => label.test(one))
  )
    return 'host.nameInvalid';
  // An address, also in a notation that browsers read as one: `127.1`, `0x7f.1`.
  if (/^(?:\d+|0x[0-9a-f]*)$/.test(labels.at(-1)!)) return 'host.nameInvalid';
  if (isSuffix) return 'host.isSuffix';
  if (reserved.some((domain) => isWithin(name, domain))) return 'host.reserved';
  if (isAscii(unicode)) return undefined;
  if (!unicode.split('.').every((one) => scriptSets.some((set) => set.test(one)))) return 'host.lookalike';
  return reserved.some((domain) => isWithin(lookOf(unicode), domain)) ? 'host.lookalike' : undefined;
}

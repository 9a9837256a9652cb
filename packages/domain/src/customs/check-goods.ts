import type { Translated } from '../language.ts';
import { convert, money } from '../money.ts';
import type { CustomsRuleKind } from './confirmation-state.ts';
import { meantWords, plainText, type Span, vagueWords } from './match-words.ts';

/** The figures of a rule; which of them it has, its kind and its words say. */
export type RuleTerms = {
  /** Up to this the destination asks nothing, or lets goods in the simple way. */
  readonly value?: { readonly minor: number; readonly currency: string };
  /** So many shipments in half a year. */
  readonly timesAHalfYear?: number;
  /** For each kind of goods, told apart by six digits. */
  readonly perHsCode?: { readonly minor: number; readonly currency: string };
  /** Goods of the dictionary that say more than the word which was found. */
  readonly group?: string;
};

/** A rule of a destination, as it is kept (A59). */
export type CustomsRule = {
  readonly id: string;
  /** Empty for everywhere. */
  readonly countryCodes: readonly string[];
  readonly kind: CustomsRuleKind;
  readonly topic: string;
  readonly words: readonly string[];
  readonly exceptWords: readonly string[];
  readonly hsPrefixes: readonly string[];
  readonly notes: Translated;
  readonly terms: RuleTerms;
  readonly sourceUrl: string;
  /** Days, `2026-07-01`; the last is the first on which it does not count any more. */
  readonly validFrom: string;
  readonly validUntil: string | null;
};

/** What is said of one kind of goods. */
export type CheckedGoods = {
  /** In any language; empty ones are left out. */
  readonly names: readonly string[];
  readonly hsCode: string;
  readonly valueMinor: number;
};

export type Finding = {
  readonly ruleId: string;
  readonly kind: CustomsRuleKind;
  readonly topic: string;
  /** Which of the goods; null for what is true of all of them together. */
  readonly line: number | null;
  /** As the rule writes it, or the code that was found. */
  readonly word: string;
  /** Of a limit: whether the goods are worth more; null where no rate is known. */
  readonly isOver: boolean | null;
  /** Of a duty that is known beforehand. */
  readonly duty: { readonly minor: number; readonly currency: string } | null;
};

type CheckedDay = {
  readonly countryCode: string | null;
  /** `2026-11-15`. */
  readonly day: string;
  /** Units of a currency for one yuan; undefined where nobody knows. */
  readonly rateOf: (currency: string) => number | undefined;
};

function isInForce(rule: CustomsRule, { countryCode, day }: Pick<CheckedDay, 'countryCode' | 'day'>) {
  const isHere =
    rule.countryCodes.length === 0 || (countryCode !== null && rule.countryCodes.includes(countryCode));
  return isHere && rule.validFrom <= day && (rule.validUntil === null || day < rule.validUntil);
}

const plainOf = new WeakMap<readonly string[], readonly string[]>();
/** The words of a rule in the one way texts are compared; a rule's list is written once and asked for often. */
function plain(words: readonly string[]): readonly string[] {
  let known = plainOf.get(words);
  if (!known) {
    known = words.map(plainText);
    plainOf.set(words, known);
  }
  return known;
}

const nothing = { isOver: null, duty: null };

/** What the rules of a destination say of goods, on a day. Each of the goods is looked at for itself. */
export function checkGoods(
  rules: readonly CustomsRule[],
  goods: readonly CheckedGoods[],
  at: CheckedDay,
): Finding[] {
  const counting = rules.filter((rule) => isInForce(rule, at));
  const ofLines = goods.flatMap((one, line) => [
    ...vagueNames(counting, one, line),
    ...counting.flatMap((rule) => namedGoods(rule, one, line)),
  ]);
  return [...ofLines, ...counting.flatMap((rule) => ofAllGoods(rule, goods, at))];
}

function finding({ id, kind, topic }: CustomsRule, line: number | null, word: string): Finding {
  return { ruleId: id, kind, topic, line, word, ...nothing };
}

/** The word that says most of what was found: `quà tặng` rather than the `quà` in it. */
const longest = (spans: readonly Span[]) =>
  spans.reduce((one, { word }) => (word.length > one.length ? word : one), '');

/** Names that say nothing: all stop words together, so that a `gift, sample` is found as well. */
function vagueNames(rules: readonly CustomsRule[], { names }: CheckedGoods, line: number): Finding[] {
  const stops = rules.filter(({ kind }) => kind === 'stopWord');
  const words = stops.flatMap((rule) => plain(rule.words));
  const spans = names.flatMap((name): Span[] => vagueWords(plainText(name), words));
  return stops.flatMap((rule) => {
    const own = spans.filter(({ word }) => plain(rule.words).includes(word));
    return own.length > 0 ? [finding(rule, line, longest(own))] : [];
  });
}

/** Goods that a rule names by a word or by their code. */
function namedGoods(rule: CustomsRule, { names, hsCode }: CheckedGoods, line: number): Finding[] {
  if (rule.kind === 'stopWord') return [];
  const spans = names.flatMap((name) =>
    meantWords(plainText(name), plain(rule.words), plain(rule.exceptWords)),
  );
  const prefix = hsCode === '' ? undefined : rule.hsPrefixes.find((one) => hsCode.startsWith(one));
  const found = spans.length > 0 ? longest(spans) : prefix;
  return found === undefined ? [] : [finding(rule, line, found)];
}

/** Rules without words are about everything that goes there. */
function ofAllGoods(rule: CustomsRule, goods: readonly CheckedGoods[], { rateOf }: CheckedDay): Finding[] {
  if (goods.length === 0 || rule.words.length > 0 || rule.hsPrefixes.length > 0) return [];
  const total = goods.reduce((sum, { valueMinor }) => sum + valueMinor, 0);
  const { value, perHsCode } = rule.terms;
  const rate = value && rateOf(value.currency);
  const isOver =
    value && rate !== undefined
      ? convert(money(total, 'CNY'), rate, value.currency).minor > value.minor
      : null;
  const codes = new Set(goods.map(({ hsCode }, line) => hsCode.slice(0, 6) || `line ${line}`));
  const duty =
    perHsCode && isOver !== true
      ? { minor: perHsCode.minor * codes.size, currency: perHsCode.currency }
      : null;
  return [{ ...finding(rule, null, ''), isOver, duty }];
}

/** What keeps an order from being made; everything else is only said. */
export const isBlocking = ({ kind }: Pick<Finding, 'kind'>) => kind === 'refused' || kind === 'stopWord';

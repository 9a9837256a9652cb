import type { Translated } from '../language.ts';
import { convert, money } from '../money.ts';
import type { CustomsRuleKind } from './confirmation-state.ts';
import { findMatchingWords, normalizeForMatching, type Span, vagueWords } from './match-words.ts';

/** Figures of a rule; which ones are set depends on its kind and wording. */
export type RuleTerms = {
  /** De minimis or simplified-clearance threshold of the destination. */
  readonly value?: { readonly minor: number; readonly currency: string };
  /** Maximum number of shipments per half-year. */
  readonly timesAHalfYear?: number;
  /** Duty per kind of goods, distinguished by the six-digit HS code. */
  readonly perHsCode?: { readonly minor: number; readonly currency: string };
  /** Goods dictionary group to suggest from in place of a vague word. */
  readonly group?: string;
};

/** A stored customs rule of a destination (A59). */
export type CustomsRule = {
  readonly id: string;
  /** Empty for every destination. */
  readonly countryCodes: readonly string[];
  readonly kind: CustomsRuleKind;
  readonly topic: string;
  readonly words: readonly string[];
  readonly exceptWords: readonly string[];
  readonly hsPrefixes: readonly string[];
  readonly notes: Translated;
  readonly terms: RuleTerms;
  readonly sourceUrl: string;
  /** ISO dates such as `2026-07-01`; `validUntil` is exclusive. */
  readonly validFrom: string;
  readonly validUntil: string | null;
};

/** One kind of declared goods. */
export type CheckedGoods = {
  /** In any language; empty names are omitted. */
  readonly names: readonly string[];
  readonly hsCode: string;
  readonly valueMinor: number;
};

export type Finding = {
  readonly ruleId: string;
  readonly kind: CustomsRuleKind;
  readonly topic: string;
  /** Index of the goods line; null for a finding about all goods together. */
  readonly line: number | null;
  /** The matched word as spelled in the rule, or the matched HS prefix. */
  readonly word: string;
  /** For a value limit: whether the goods exceed it; null without an exchange rate. */
  readonly isOver: boolean | null;
  /** Set when the duty is known in advance. */
  readonly duty: { readonly minor: number; readonly currency: string } | null;
};

type CheckContext = {
  readonly countryCode: string | null;
  /** ISO date, such as `2026-11-15`. */
  readonly day: string;
  /** Units of a currency per yuan; undefined without a known rate. */
  readonly rateOf: (currency: string) => number | undefined;
};

function isInForce(rule: CustomsRule, { countryCode, day }: Pick<CheckContext, 'countryCode' | 'day'>) {
  const isHere =
    rule.countryCodes.length === 0 || (countryCode !== null && rule.countryCodes.includes(countryCode));
  return isHere && rule.validFrom <= day && (rule.validUntil === null || day < rule.validUntil);
}

const normalizedWordsCache = new WeakMap<readonly string[], readonly string[]>();
/**
 * Normalises the words of a rule for matching; memoized, because rules rarely change and are matched often.
 */
function normalizeWords(words: readonly string[]): readonly string[] {
  let known = normalizedWordsCache.get(words);
  if (!known) {
    known = words.map(normalizeForMatching);
    normalizedWordsCache.set(words, known);
  }
  return known;
}

const noLimitOrDuty = { isOver: null, duty: null };

/** Applies the rules in force on a day. Each line of goods is matched on its own. */
export function checkGoods(
  rules: readonly CustomsRule[],
  goods: readonly CheckedGoods[],
  at: CheckContext,
): Finding[] {
  const counting = rules.filter((rule) => isInForce(rule, at));
  const ofLines = goods.flatMap((one, line) => [
    ...vagueNames(counting, one, line),
    ...counting.flatMap((rule) => namedGoods(rule, one, line)),
  ]);
  return [...ofLines, ...counting.flatMap((rule) => findShipmentRules(rule, goods, at))];
}

function finding({ id, kind, topic }: CustomsRule, line: number | null, word: string): Finding {
  return { ruleId: id, kind, topic, line, word, ...noLimitOrDuty };
}

/** Returns the most specific match: `quà tặng` rather than the `quà` inside it. */
const longestWord = (spans: readonly Span[]) =>
  spans.reduce((one, { word }) => (word.length > one.length ? word : one), '');

/** Finds names of only stop words and fillers. Rules are combined, so that `gift, sample` is found. */
function vagueNames(rules: readonly CustomsRule[], { names }: CheckedGoods, line: number): Finding[] {
  const stops = rules.filter(({ kind }) => kind === 'stopWord');
  const words = stops.flatMap((rule) => normalizeWords(rule.words));
  const spans = names.flatMap((name): Span[] => vagueWords(normalizeForMatching(name), words));
  return stops.flatMap((rule) => {
    const own = spans.filter(({ word }) => normalizeWords(rule.words).includes(word));
    return own.length > 0 ? [finding(rule, line, longestWord(own))] : [];
  });
}

/** Finds goods that a rule names by word or HS code. */
function namedGoods(rule: CustomsRule, { names, hsCode }: CheckedGoods, line: number): Finding[] {
  if (rule.kind === 'stopWord') return [];
  const spans = names.flatMap((name) =>
    findMatchingWords(
      normalizeForMatching(name),
      normalizeWords(rule.words),
      normalizeWords(rule.exceptWords),
    ),
  );
  const prefix = hsCode === '' ? undefined : rule.hsPrefixes.find((one) => hsCode.startsWith(one));
  const found = spans.length > 0 ? longestWord(spans) : prefix;
  return found === undefined ? [] : [finding(rule, line, found)];
}

/** Rules without words or HS prefixes apply to every shipment to the destination. */
function findShipmentRules(
  rule: CustomsRule,
  goods: readonly CheckedGoods[],
  { rateOf }: CheckContext,
): Finding[] {
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

/** Findings that prevent placing an order; all others are informational. */
export const isBlocking = ({ kind }: Pick<Finding, 'kind'>) => kind === 'refused' || kind === 'stopWord';

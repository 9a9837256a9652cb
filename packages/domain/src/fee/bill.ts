import { convert, money } from '../money.ts';
import type { ChargeRule } from './tariff.ts';
import type { Weighed } from './weigh.ts';

export type LineRule = ChargeRule | 'discount' | 'coupon' | 'points' | 'rounding';

/** What shows that a line is right: the scale, the tape, or the record of a service done. */
export type ProofSlot = 'scale' | 'tape' | 'service';

export type Line = {
  readonly rule: LineRule;
  /** Names the line's words: `freight.firstContinued`. */
  readonly text: string;
  /** Every number the words need; amounts in minor units, weights in grams, lengths in millimetres. */
  readonly inputs: Readonly<Record<string, number>>;
  readonly minor: number;
  /** Which surcharge, service or remote area of the shop; null where the rule says it all. */
  readonly key: string | null;
  /** Index of the box that caused it; null for the whole. */
  readonly box: number | null;
  readonly proof: ProofSlot | null;
};

export type Bill = {
  readonly version: number;
  readonly currency: string;
  readonly weighed: Weighed;
  readonly lines: readonly Line[];
  readonly totalMinor: number;
};

export function line(rule: LineRule, minor: number, more: Partial<Omit<Line, 'rule' | 'minor'>> = {}): Line {
  return { rule, text: rule, inputs: {}, minor, key: null, box: null, proof: null, ...more };
}

export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((total, { minor }) => total + minor, 0);
}

/** Of several named rules. */
export function totalOfRules(lines: readonly Line[], rules: readonly LineRule[]): number {
  return totalOf(lines.filter(({ rule }) => rules.includes(rule)));
}

/** The names under which a bill travels and is kept (A44). Each rule belongs to one, so they sum to the total. */
const sums = {
  freight: ['freight', 'excessVolume', 'delivery', 'rounding'],
  surcharge: ['pieces'],
  addressSurcharge: ['remote'],
  storageCharge: ['storage'],
  lengthSurcharge: ['length', 'girth'],
  weightSurcharge: ['weight'],
  insuranceFee: ['insurance'],
  collectionFee: ['collection'],
  taxFee: ['duty', 'taxCommission'],
  servicesFee: ['service'],
  couponAmount: ['coupon'],
  pointsAmount: ['points'],
  discount: ['discount'],
} as const satisfies Record<string, readonly LineRule[]>;

export type FeeSums = Readonly<Record<keyof typeof sums | 'total', number>>;

/** A reduction counts as what it takes off: positive, as people name it. */
const reductions: ReadonlySet<string> = new Set(['couponAmount', 'pointsAmount', 'discount']);

type SumName = keyof typeof sums;
const sumOfRule = Object.fromEntries(
  Object.entries(sums).flatMap(([name, rules]) => rules.map((rule) => [rule, name])),
) as Record<LineRule, SumName>;
const noSums = Object.fromEntries(Object.keys(sums).map((name) => [name, 0])) as Record<SumName, number>;

/** In one pass: thirty lines are compared in one request. */
export function feeSums({ lines, totalMinor }: Bill): FeeSums {
  const found = { ...noSums, total: totalMinor };
  for (const { rule, minor } of lines) {
    const name = sumOfRule[rule];
    found[name] += reductions.has(name) ? -minor : minor;
  }
  return found;
}

/**
 * The same bill in another currency at one frozen rate. Each line is converted by itself; what the sum of the lines
 * then lacks of the converted total stands on the rounding line.
 */
export function inCurrency(bill: Bill, rate: number, currency: string): Bill {
  const convertMinor = (minor: number) => convert(money(minor, bill.currency), rate, currency).minor;
  const charged = bill.lines.filter(({ rule }) => rule !== 'rounding');
  const lines = charged.map((each) => ({ ...each, minor: convertMinor(each.minor) }));
  const totalMinor = convertMinor(bill.totalMinor);
  const residual = totalMinor - totalOf(lines);
  if (residual !== 0) lines.push(line('rounding', residual, { text: 'rounding.conversion' }));
  return { ...bill, currency, lines, totalMinor };
}

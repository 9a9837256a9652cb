import { convert, money } from '../money.ts';
import type { ChargeRule } from './tariff.ts';
import type { WeighingResult } from './weigh.ts';

export type LineRule = ChargeRule | 'discount' | 'coupon' | 'points' | 'rounding';

/** Evidence for a line: scale reading, tape measurement, or the record of a completed service. */
export type ProofSlot = 'scale' | 'tape' | 'service';

export type BillLine = {
  readonly rule: LineRule;
  /** Message key of the line, such as `freight.firstContinued`. */
  readonly text: string;
  /** Parameters of the message: amounts in minor units, weights in grams, lengths in millimetres. */
  readonly inputs: Readonly<Record<string, number>>;
  readonly minor: number;
  /** Identifies the shop's surcharge, service or remote area; null where the rule is enough. */
  readonly key: string | null;
  /** Index of the box that caused it; null for the whole shipment. */
  readonly box: number | null;
  readonly proof: ProofSlot | null;
};

export type Bill = {
  readonly version: number;
  readonly currency: string;
  readonly weighed: WeighingResult;
  readonly lines: readonly BillLine[];
  readonly totalMinor: number;
};

export function billLine(
  rule: LineRule,
  minor: number,
  more: Partial<Omit<BillLine, 'rule' | 'minor'>> = {},
): BillLine {
  return { rule, text: rule, inputs: {}, minor, key: null, box: null, proof: null, ...more };
}

export function totalOf(lines: readonly BillLine[]): number {
  return lines.reduce((total, { minor }) => total + minor, 0);
}

export function totalOfRules(lines: readonly BillLine[], rules: readonly LineRule[]): number {
  return totalOf(lines.filter(({ rule }) => rules.includes(rule)));
}

/**
 * Names under which sums of a bill are sent and stored (A44). Each rule belongs to exactly one, so they add
 * up to the total.
 */
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

/** Reductions are reported as positive amounts. */
const reductions: ReadonlySet<string> = new Set(['couponAmount', 'pointsAmount', 'discount']);

type SumName = keyof typeof sums;
const sumOfRule = Object.fromEntries(
  Object.entries(sums).flatMap(([name, rules]) => rules.map((rule) => [rule, name])),
) as Record<LineRule, SumName>;
const noSums = Object.fromEntries(Object.keys(sums).map((name) => [name, 0])) as Record<SumName, number>;

/** Uses a single pass, because one request compares thirty lines. */
export function feeSums({ lines, totalMinor }: Bill): FeeSums {
  const found = { ...noSums, total: totalMinor };
  for (const { rule, minor } of lines) {
    const name = sumOfRule[rule];
    found[name] += reductions.has(name) ? -minor : minor;
  }
  return found;
}

/**
 * Converts a bill at one frozen rate. Lines are converted individually; the rounding line holds the residual
 * to the converted total.
 */
export function convertBill(bill: Bill, rate: number, currency: string): Bill {
  const convertMinor = (minor: number) => convert(money(minor, bill.currency), rate, currency).minor;
  const charged = bill.lines.filter(({ rule }) => rule !== 'rounding');
  const lines = charged.map((each) => ({ ...each, minor: convertMinor(each.minor) }));
  const totalMinor = convertMinor(bill.totalMinor);
  const residual = totalMinor - totalOf(lines);
  if (residual !== 0) lines.push(billLine('rounding', residual, { text: 'rounding.conversion' }));
  return { ...bill, currency, lines, totalMinor };
}

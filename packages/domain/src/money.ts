import { Refusal } from './refusal.ts';

/** Whole minor units of a currency: 1234 CNY is 12.34 yuan, 1234 VND is 1,234 đồng (A45). */
export type Money = { readonly minor: number; readonly currency: string };

/** Currencies without decimals; all other supported currencies have two. */
const wholeCurrencies = new Set(['VND', 'JPY', 'KRW']);

export function decimalsOf(currency: string): number {
  return wholeCurrencies.has(currency) ? 0 : 2;
}

/** Whether the currency exists and has the decimals we keep its amounts with. */
export function isSupportedCurrency(code: string): boolean {
  if (!Intl.supportedValuesOf('currency').includes(code)) return false;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
  return format.resolvedOptions().maximumFractionDigits === decimalsOf(code);
}

/** A relative change above this is more likely a typing error than a market move. */
const maxUsualChange = 0.1;

/** Whether a new exchange rate is so far from the last one that a person must confirm it. */
export const isUnusualRate = (before: number, after: number): boolean =>
  Math.max(after / before, before / after) - 1 > maxUsualChange;

export function money(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new Refusal('money.notExact');
  return { minor: minor === 0 ? 0 : minor, currency };
}

/** Up to here a double represents hundredths distinctly, with margin for summation noise. */
const maxWireMinor = 1e15;

/** Converts a wire decimal in major units; surplus decimals are rejected, never rounded. */
export function fromMajor(major: number, currency: string): Money {
  const scale = 10 ** decimalsOf(currency);
  const minor = Math.round(major * scale);
  // Float noise is far below a thousandth of a minor unit, a genuine third decimal far above.
  const isExact = Math.abs(minor / scale - major) <= 0.0005 / scale;
  if (!isExact || Math.abs(minor) > maxWireMinor) throw new Refusal('money.notExact');
  return money(minor, currency);
}

export function toMajor({ minor, currency }: Money): number {
  return minor / 10 ** decimalsOf(currency);
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new Refusal('money.currencyMismatch');
}

export function add(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.minor + b.minor, a.currency);
}

export function subtract(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.minor - b.minor, a.currency);
}

export function sum(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(add, money(0, currency));
}

/**
 * `minor * factor * 10^power`, rounded once, half away from zero: the only rounding rule of the product. The
 * factor is taken as its written decimal, so 1.005 is not 1.00499999.
 */
function multiplyRounded(minor: number, factor: number, power: number): number {
  if (!Number.isFinite(factor)) throw new Refusal('money.notExact');
  const [mantissa = '', exponent] = factor.toExponential().split('e');
  const [whole, decimals = ''] = mantissa.split('.');
  const tens = Number(exponent) - decimals.length + power;
  const product = BigInt(minor) * BigInt(`${whole}${decimals}`) * 10n ** BigInt(Math.max(tens, 0));
  const divisor = 10n ** BigInt(Math.max(-tens, 0));
  const half = product < 0n ? -divisor : divisor;
  return Number((2n * product + half) / (2n * divisor));
}

/** Products up to this value are exact in a double. */
const maxExactProduct = Number.MAX_SAFE_INTEGER / 2;

/** `minor * part / whole` on integers, rounded once, half away from zero. */
export function prorate(minor: number, part: number, whole: number): number {
  const product = minor * part;
  if (Math.abs(product) < maxExactProduct) {
    const rest = Math.abs(product) % whole;
    const units = (Math.abs(product) - rest) / whole + (2 * rest >= whole ? 1 : 0);
    return product < 0 && units > 0 ? -units : units;
  }
  const large = BigInt(minor) * BigInt(part);
  const half = large < 0n ? -BigInt(whole) : BigInt(whole);
  return Number((2n * large + half) / (2n * BigInt(whole)));
}

/** Converts at one frozen rate (units of `to` per unit of the amount's currency). */
export function convert(amount: Money, rate: number, to: string): Money {
  return money(multiplyRounded(amount.minor, rate, decimalsOf(to) - decimalsOf(amount.currency)), to);
}

/** Rates are stored with eight decimals. */
const rateScale = 100_000_000;

/** Inverse conversion: `rate` is units of the amount's currency per unit of `to`; rounded once. */
export function convertBack(amount: Money, rate: number, to: string): Money {
  const divisor = Math.round(rate * rateScale);
  if (!Number.isSafeInteger(divisor) || divisor <= 0) throw new Refusal('money.notExact');
  const power = decimalsOf(to) - decimalsOf(amount.currency);
  const scale = BigInt(rateScale) * 10n ** BigInt(Math.max(power, 0));
  const whole = BigInt(divisor) * 10n ** BigInt(Math.max(-power, 0));
  const product = BigInt(amount.minor) * scale;
  const half = product < 0n ? -whole : whole;
  return money(Number((2n * product + half) / (2n * whole)), to);
}

/**
 * Largest-remainder allocation by integer weights, without losing a minor unit; ties favour earlier shares.
 * Uses BigInt, because a product of two doubles is not exact.
 */
export function allocate(amount: Money, weights: readonly number[]): Money[] {
  if (!weights.every(isWeight)) throw new Refusal('money.notExact');
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n) throw new Refusal('money.notExact');
  const whole = BigInt(Math.abs(amount.minor));
  const shares = weights.map((weight, index) => {
    const product = whole * BigInt(weight);
    return { index, units: product / total, remainder: product % total };
  });
  const left = Number(whole - shares.reduce((units, share) => units + share.units, 0n));
  const byRemainder = shares.toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const share of byRemainder.slice(0, left)) share.units += 1n;
  const sign = amount.minor < 0 ? -1 : 1;
  return shares.map(({ units }) => money(sign * Number(units), amount.currency));
}

function isWeight(weight: number): boolean {
  return Number.isSafeInteger(weight) && weight >= 0;
}

import { Refusal } from './refusal.ts';

/** Whole minor units of a currency: 1234 CNY is 12.34 yuan, 1234 VND is 1,234 đồng (A45). */
export type Money = { readonly minor: number; readonly currency: string };

/** Currencies without decimals; every other currency of ours has two. */
const wholeCurrencies = new Set(['VND', 'JPY', 'KRW']);

export function decimalsOf(currency: string): number {
  return wholeCurrencies.has(currency) ? 0 : 2;
}

export function money(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new Refusal('money.notExact');
  return { minor: minor === 0 ? 0 : minor, currency };
}

/** A double tells hundredths apart up to here, with room for the noise of a sum. */
const mostMinorOnWire = 1e15;

/** From a decimal of the wire in major units; more decimals than the currency has are refused, never rounded. */
export function fromMajor(major: number, currency: string): Money {
  const scale = 10 ** decimalsOf(currency);
  const minor = Math.round(major * scale);
  // Float noise is far below a thousandth of a minor unit, a real third decimal far above.
  const isExact = Math.abs(minor / scale - major) <= 0.0005 / scale;
  if (!isExact || Math.abs(minor) > mostMinorOnWire) throw new Refusal('money.notExact');
  return money(minor, currency);
}

export function toMajor({ minor, currency }: Money): number {
  return minor / 10 ** decimalsOf(currency);
}

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new Refusal('money.currencyMismatch');
}

export function add(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.minor + b.minor, a.currency);
}

export function subtract(a: Money, b: Money): Money {
  sameCurrency(a, b);
  return money(a.minor - b.minor, a.currency);
}

export function sum(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(add, money(0, currency));
}

/**
 * `minor * factor * 10^power`, rounded once and half away from zero: the rounding a person does on paper, and the
 * only one in the product. The factor counts as the decimal it is written as, so 1.005 is no 1.00499999.
 */
function times(minor: number, factor: number, power: number): number {
  if (!Number.isFinite(factor)) throw new Refusal('money.notExact');
  const [mantissa = '', exponent] = factor.toExponential().split('e');
  const [whole, decimals = ''] = mantissa.split('.');
  const tens = Number(exponent) - decimals.length + power;
  const product = BigInt(minor) * BigInt(`${whole}${decimals}`) * 10n ** BigInt(Math.max(tens, 0));
  const divisor = 10n ** BigInt(Math.max(-tens, 0));
  const half = product < 0n ? -divisor : divisor;
  return Number((2n * product + half) / (2n * divisor));
}

/** Products up to here are exact in a double. */
const exact = Number.MAX_SAFE_INTEGER / 2;

/** `minor * part / whole`, of whole numbers, rounded once and half away from zero. */
export function prorate(minor: number, part: number, whole: number): number {
  const product = minor * part;
  if (Math.abs(product) < exact) {
    const rest = Math.abs(product) % whole;
    const units = (Math.abs(product) - rest) / whole + (2 * rest >= whole ? 1 : 0);
    return product < 0 && units > 0 ? -units : units;
  }
  const large = BigInt(minor) * BigInt(part);
  const half = large < 0n ? -BigInt(whole) : BigInt(whole);
  return Number((2n * large + half) / (2n * BigInt(whole)));
}

/** The same value in another currency at one frozen rate (units of `to` for one unit of the amount's). */
export function convert(amount: Money, rate: number, to: string): Money {
  return money(times(amount.minor, rate, decimalsOf(to) - decimalsOf(amount.currency)), to);
}

/** Rates are kept with eight decimals. */
const rateScale = 100_000_000;

/** And back: the amount in the currency one unit of which is worth `rate` of the amount's, rounded once. */
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
 * Splits an amount by whole weights without losing a minor unit: the largest remainders take the rest,
 * earlier shares first when equal. Whole numbers of any size, for a product of two doubles is not exact.
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

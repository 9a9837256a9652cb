import { prorate } from '../money.ts';
import { Refusal } from '../refusal.ts';
import { line, type Line, totalOf, totalOfRules } from './bill.ts';
import type { Shipment } from './shipment.ts';
import type { Discount, Rounding } from './tariff.ts';

/** What a member of this level is given; a level without an entry of its own has that of the one below. */
function levelBps({ levels }: Discount, level: number): number {
  const reached = levels.filter((each) => each.level <= level);
  return reached.toSorted((a, b) => b.level - a.level)[0]?.bps ?? 0;
}

export function discountLines(discount: Discount, lines: readonly Line[], shipment: Shipment): Line[] {
  const bps = Math.max(levelBps(discount, shipment.level), shipment.memberBps);
  const baseMinor = totalOfRules(lines, discount.rules);
  const off = prorate(baseMinor, bps, 10_000);
  return off > 0 ? [line('discount', -off, { inputs: { baseMinor, bps } })] : [];
}

type CouponTerms = { readonly leastMinor: number; readonly leastGrams: number };

/** What a bill lacks for a coupon; the server refuses by it, the wizard does not offer by it. */
export function whyNotCoupon(
  { leastMinor, leastGrams }: CouponTerms,
  { dueMinor, grams }: { readonly dueMinor: number; readonly grams: number },
): 'amount' | 'weight' | undefined {
  if (dueMinor < leastMinor) return 'amount';
  return grams < leastGrams ? 'weight' : undefined;
}

/** What there was to pay before coupon and points: what a coupon's least amount is compared with. */
export const dueBeforeCoupon = (lines: readonly Line[]): number =>
  totalOf(lines.filter(({ rule }) => rule !== 'coupon' && rule !== 'points' && rule !== 'rounding'));

/** A coupon takes off what it is worth, and never more than there is to pay. */
export function couponLines({ coupon }: Shipment, lines: readonly Line[], grams: number): Line[] {
  if (!coupon) return [];
  const due = totalOf(lines);
  if (whyNotCoupon(coupon, { dueMinor: due, grams })) throw new Refusal('fee.couponNotMet');
  const off = Math.min(coupon.minor, due);
  return off > 0 ? [line('coupon', -off, { inputs: { couponMinor: coupon.minor } })] : [];
}

export function pointsLines({ points }: Shipment, lines: readonly Line[]): Line[] {
  if (!points) return [];
  const { count, minorEach } = points;
  const off = Math.min(count * minorEach, totalOf(lines));
  return off > 0 ? [line('points', -off, { inputs: { points: Math.ceil(off / minorEach), minorEach } })] : [];
}

/** The one line on which a total becomes a round one. */
export function roundingLines({ step, direction }: Rounding, lines: readonly Line[]): Line[] {
  const total = totalOf(lines);
  const rest = total % step;
  if (rest === 0) return [];
  const isUp = direction === 'up' || (direction === 'nearest' && 2 * rest >= step);
  return [line('rounding', isUp ? step - rest : -rest, { text: `rounding.${direction}`, inputs: { step } })];
}

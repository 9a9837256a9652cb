import { prorate } from '../money.ts';
import { Refusal } from '../refusal.ts';
import { billLine, type BillLine, totalOf, totalOfRules } from './bill.ts';
import type { Shipment } from './shipment.ts';
import type { Discount, Rounding } from './tariff.ts';

/** Discount of a member level; a level without its own entry inherits the next lower one. */
function levelBps({ levels }: Discount, level: number): number {
  const reached = levels.filter((each) => each.level <= level);
  return reached.toSorted((a, b) => b.level - a.level)[0]?.bps ?? 0;
}

export function discountLines(
  discount: Discount,
  lines: readonly BillLine[],
  shipment: Shipment,
): BillLine[] {
  const bps = Math.max(levelBps(discount, shipment.level), shipment.memberBps);
  const baseMinor = totalOfRules(lines, discount.rules);
  const off = prorate(baseMinor, bps, 10_000);
  return off > 0 ? [billLine('discount', -off, { inputs: { baseMinor, bps } })] : [];
}

type CouponTerms = { readonly leastMinor: number; readonly leastGrams: number };

/**
 * Returns the condition of a coupon that a bill misses; the server refuses with it and the wizard hides the
 * coupon.
 */
export function couponRefusal(
  { leastMinor, leastGrams }: CouponTerms,
  { dueMinor, grams }: { readonly dueMinor: number; readonly grams: number },
): 'amount' | 'weight' | undefined {
  if (dueMinor < leastMinor) return 'amount';
  return grams < leastGrams ? 'weight' : undefined;
}

/** Amount due before coupon and points; a coupon's minimum amount is compared with it. */
export const dueBeforeCoupon = (lines: readonly BillLine[]): number =>
  totalOf(lines.filter(({ rule }) => rule !== 'coupon' && rule !== 'points' && rule !== 'rounding'));

type CouponBenefit = { readonly minor: number; readonly percent?: number | undefined };

/**
 * Amount a coupon takes off. A percentage is rounded down to a whole minor unit and stops at its maximum; no
 * coupon takes off more than is due.
 */
export function couponAmount({ minor, percent = 0 }: CouponBenefit, dueMinor: number): number {
  const hundredfold = dueMinor * percent;
  const off = percent > 0 ? (hundredfold - (hundredfold % 100)) / 100 : minor;
  return Math.min(off, minor, dueMinor);
}

export function couponLines({ coupon }: Shipment, lines: readonly BillLine[], grams: number): BillLine[] {
  if (!coupon) return [];
  const due = totalOf(lines);
  if (couponRefusal(coupon, { dueMinor: due, grams })) throw new Refusal('fee.couponNotMet');
  const off = couponAmount(coupon, due);
  if (off === 0) return [];
  const { minor: couponMinor, percent = 0 } = coupon;
  return percent > 0
    ? [
        billLine('coupon', -off, {
          text: 'coupon.percent',
          inputs: { bps: percent * 100, couponMinor, baseMinor: due },
        }),
      ]
    : [billLine('coupon', -off, { inputs: { couponMinor } })];
}

export function pointsLines({ points }: Shipment, lines: readonly BillLine[]): BillLine[] {
  if (!points) return [];
  const { count, minorEach } = points;
  const off = Math.min(count * minorEach, totalOf(lines));
  return off > 0
    ? [billLine('points', -off, { inputs: { points: Math.ceil(off / minorEach), minorEach } })]
    : [];
}

/** The single line that rounds the total. */
export function roundingLines({ step, direction }: Rounding, lines: readonly BillLine[]): BillLine[] {
  const total = totalOf(lines);
  const rest = total % step;
  if (rest === 0) return [];
  const isUp = direction === 'up' || (direction === 'nearest' && 2 * rest >= step);
  return [
    billLine('rounding', isUp ? step - rest : -rest, { text: `rounding.${direction}`, inputs: { step } }),
  ];
}

import type { Bill } from '@onehaul/domain/fee/bill';
import { dueBeforeCoupon, couponRefusal } from '@onehaul/domain/fee/reductions';
import { couponScopeRefusal } from '@onehaul/domain/reward/coupon';
import type { Wizard } from './use-wizard.ts';

type Terms = {
  readonly leastMinor: number;
  readonly leastGrams: number;
  readonly lineIds: readonly number[];
  readonly levels: readonly number[];
};
/** Line and member level of the order. */
type Place = { readonly lineId: number; readonly level: number };
type Reached = { readonly dueMinor: number; readonly grams: number };
/** Shortfall to a coupon's minimum amount or weight, or the restriction it is not for. */
export type CouponShortfall = {
  readonly minor?: number;
  readonly grams?: number;
  readonly other?: 'line' | 'level';
};

const reachedBy = ({ lines, weighed }: Bill): Reached => ({
  dueMinor: dueBeforeCoupon(lines),
  grams: weighed.actualGrams,
});

/** Amount and weight of the order before a coupon; undefined while it is not priced. */
export function reachedIn({ bill, offers, draft }: Pick<Wizard, 'bill' | 'offers' | 'draft'>) {
  // An unmet coupon leaves no bill: falls back to the line's own price.
  const known = bill ?? offers.find(({ line }) => line.id === draft.lineId)?.bill;
  return known && reachedBy(known);
}

/** Coupons with their shortfall, usable ones first. */
export function couponChoices<Coupon extends Terms>(
  coupons: readonly Coupon[],
  reached: Reached | undefined,
  place: Place | undefined,
): { readonly coupon: Coupon; readonly lacking: CouponShortfall | undefined }[] {
  const judged = coupons.map((coupon) => ({ coupon, lacking: lackingFor(coupon, reached, place) }));
  return judged.toSorted((a, b) => Number(a.lacking !== undefined) - Number(b.lacking !== undefined));
}

function lackingFor(
  coupon: Terms,
  reached: Reached | undefined,
  place: Place | undefined,
): CouponShortfall | undefined {
  const refusal = place && couponScopeRefusal(coupon, place);
  if (refusal) return { other: refusal === 'coupon.lineNotMet' ? 'line' : 'level' };
  if (!reached) return undefined;
  const why = couponRefusal(coupon, reached);
  if (why === 'amount') return { minor: coupon.leastMinor - reached.dueMinor };
  return why === 'weight' ? { grams: coupon.leastGrams - reached.grams } : undefined;
}

import { couponCalls } from '@onehaul/contract/coupon';
import { readerOf } from '../../db/page.ts';
import { bind } from '../../http/bind.ts';
import { nextEndingCoupon } from './coupon.repository.ts';
import { countCoupons, findCoupons } from './find-coupons.ts';

export const couponRoutes = bind(couponCalls, {
  list: findCoupons,
  count: countCoupons,
  nextEnding: async (context) => {
    const owner = { memberId: context.member.ownerId };
    return { coupon: (await context.db.first(nextEndingCoupon, { ...readerOf(context), ...owner })) ?? null };
  },
});

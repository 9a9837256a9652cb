export { couponRoutes } from './coupon.routes.ts';
export { couponsHad, insertCoupon, warnOfEnding } from './coupon.repository.ts';
export { countUsable } from './find-coupons.ts';
export {
  findTerms,
  giveCoupon,
  lockCoupon,
  lockCouponsOf,
  releaseCoupons,
  spendCoupons,
} from './lock-coupon.ts';

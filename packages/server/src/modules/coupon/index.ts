export { couponConsoleRoutes } from './coupon.console.routes.ts';
export { couponRoutes } from './coupon.routes.ts';
export {
  campaignStanding,
  insertCoupon,
  issuedTerms,
  namesOfLevels,
  namesOfLines,
  notifyExpiringCoupons,
} from './coupon.repository.ts';
export { countUsable } from './find-coupons.ts';
export {
  getCouponTerms,
  bindCouponToOrder,
  lockCoupon,
  lockCouponsOf,
  releaseCoupons,
  spendCoupons,
} from './lock-coupon.ts';

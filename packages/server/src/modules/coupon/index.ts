export { couponRoutes } from './coupon.routes.ts';
export {
  findTerms,
  giveCoupon,
  lockCoupon,
  lockCouponsOf,
  releaseCoupons,
  spendCoupons,
} from './lock-coupon.ts';

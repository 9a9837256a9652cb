import { couponCalls } from '@onehaul/contract/coupon';
import { bind } from '../../http/bind.ts';
import { countCoupons, findCoupons } from './find-coupons.ts';

export const couponRoutes = bind(couponCalls, { list: findCoupons, count: countCoupons });

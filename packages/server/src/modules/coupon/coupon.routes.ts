import { couponCalls } from '@onehaul/contract/coupon';
import { bind } from '../../http/bind.ts';
import { findCoupons } from './find-coupons.ts';

export const couponRoutes = bind(couponCalls, { list: findCoupons });

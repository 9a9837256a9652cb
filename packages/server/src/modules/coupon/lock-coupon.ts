import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import {
  bindCoupon,
  couponForUpdate,
  couponsForUpdate,
  markCouponsUsed,
  unbindCoupons,
  usableCoupon,
} from './coupon.repository.ts';

/** A coupon of a member. */
type Which = { readonly shopId: number; readonly memberId: number; readonly id: number };
type Terms = { readonly minor: number; readonly leastMinor: number; readonly leastGrams: number };

/** What a coupon takes off now; refused unless it is the member's, in no order and within its days. */
export async function findTerms(db: Db, which: Which): Promise<Terms> {
  const terms = await db.first(usableCoupon, which);
  if (!terms) throw new Refusal('coupon.notUsable');
  return terms;
}

/** The same, held until the transaction ends: of many who want it one gets it. Taken before anything else is held. */
export async function lockCoupon(db: Db, which: Which): Promise<Terms> {
  const terms = await db.first(couponForUpdate, which);
  if (!terms) throw new Refusal('coupon.notUsable');
  return terms;
}

/** Puts a coupon that is held into its order. */
export async function giveCoupon(db: Db, which: Which & { readonly orderId: number }): Promise<void> {
  if (!(await db.first(bindCoupon, which))) throw new Refusal('coupon.notUsable');
}

type OfOrders = { readonly shopId: number; readonly orderIds: readonly number[] };

/** Holds what these orders have, before the orders themselves are. */
export async function lockCouponsOf(db: Db, { shopId, orderIds }: OfOrders): Promise<void> {
  await db.all(couponsForUpdate, { shopId, orderIds: [...orderIds] });
}

/** Orders that come to nothing give theirs back, once; what was used stays used. */
export async function releaseCoupons(db: Db, { shopId, orderIds }: OfOrders): Promise<void> {
  await db.all(unbindCoupons, { shopId, orderIds: [...orderIds] });
}

/** Orders that are done have used theirs. */
export async function spendCoupons(db: Db, { shopId, orderIds }: OfOrders): Promise<void> {
  await db.all(markCouponsUsed, { shopId, orderIds: [...orderIds] });
}

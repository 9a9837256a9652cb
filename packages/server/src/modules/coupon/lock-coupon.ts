import { Refusal } from '@onehaul/domain/refusal';
import { couponScopeRefusal } from '@onehaul/domain/reward/coupon';
import type { Db, TransactionDb } from '../../db/database.ts';
import {
  bindCoupon,
  lockFreeCoupon,
  lockCouponRows,
  markCouponsUsed,
  unbindCoupons,
  usableCoupon,
} from './coupon.repository.ts';

type CouponKey = { readonly shopId: number; readonly memberId: number; readonly id: number };
type CouponUse = CouponKey & { readonly lineId: number };
type Terms = {
  readonly minor: number;
  readonly percent: number;
  readonly leastMinor: number;
  readonly leastGrams: number;
};

/** Terms of a coupon; refused unless it is the member's own, unbound, valid now and for this line and level. */
export async function getCouponTerms(db: Db, { lineId, ...which }: CouponUse): Promise<Terms> {
  return termsFor(await db.first(usableCoupon, which), lineId);
}

/** As getCouponTerms, with a row lock, so that only one order gets the coupon. Taken before all other locks. */
export async function lockCoupon(db: TransactionDb, { lineId, ...which }: CouponUse): Promise<Terms> {
  return termsFor(await db.first(lockFreeCoupon, which), lineId);
}

function termsFor(found: (typeof usableCoupon)['row'] | undefined, lineId: number): Terms {
  if (!found) throw new Refusal('coupon.notUsable');
  const { lineIds, levels, level, ...terms } = found;
  const why = couponScopeRefusal({ lineIds, levels }, { lineId, level });
  if (why) throw new Refusal(why);
  return terms;
}

/** Binds a locked coupon to its order. */
export async function bindCouponToOrder(
  db: TransactionDb,
  which: CouponKey & { readonly orderId: number },
): Promise<void> {
  if (!(await db.first(bindCoupon, which))) throw new Refusal('coupon.notUsable');
}

type OrdersScope = { readonly shopId: number; readonly orderIds: readonly number[] };

/** Locks the coupons of these orders, before the orders themselves. */
export async function lockCouponsOf(db: TransactionDb, { shopId, orderIds }: OrdersScope): Promise<void> {
  await db.all(lockCouponRows, { shopId, orderIds: [...orderIds] });
}

/** Returns the coupons of cancelled orders, idempotently; used coupons stay used. */
export async function releaseCoupons(db: TransactionDb, { shopId, orderIds }: OrdersScope): Promise<void> {
  await db.all(unbindCoupons, { shopId, orderIds: [...orderIds] });
}

/** Marks the coupons of completed orders as used. */
export async function spendCoupons(db: TransactionDb, { shopId, orderIds }: OrdersScope): Promise<void> {
  await db.all(markCouponsUsed, { shopId, orderIds: [...orderIds] });
}

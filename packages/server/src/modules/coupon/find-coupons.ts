import type { Coupon, CouponState } from '@onehaul/contract/coupon';
import type { PageRequest } from '@onehaul/contract/wire';
import type { Db } from '../../db/database.ts';
import { findPage } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import { countFreeCoupons, couponCounts, couponPage } from './coupon.repository.ts';

type CouponFilter = PageRequest & {
  readonly isUsed?: boolean | undefined;
  readonly isEffective?: boolean | undefined;
  readonly state?: CouponState | undefined;
};

/** Coupons of the main account, earliest end first. */
export function findCoupons(
  context: MemberContext,
  { isUsed, isEffective, state, ...page }: CouponFilter,
): Promise<{ items: Coupon[]; total: number }> {
  const filter = { isUsed: isUsed ?? null, isEffective: isEffective ?? null, state: state ?? null };
  return findPage(context, couponPage, page, { memberId: context.member.ownerId, ...filter });
}

/** Coupon counts per tab. */
export async function countCoupons({ db, shop, member }: MemberContext) {
  return (await db.first(couponCounts, { shopId: shop.id, memberId: member.ownerId }))!;
}

/** How many coupons could be used in an order now. */
export async function countUsable(db: Db, shopId: number, memberId: number): Promise<number> {
  return (await db.first(countFreeCoupons, { shopId, memberId }))!.coupons;
}

import type { Coupon } from '@onehaul/contract/coupon';
import type { PageRequest } from '@onehaul/contract/wire';
import { findPage } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import { couponPage } from './coupon.repository.ts';

type CouponFilter = PageRequest & {
  readonly isUsed?: boolean | undefined;
  readonly isEffective?: boolean | undefined;
};

/** Of the main account, those that end first first. */
export function findCoupons(
  context: MemberContext,
  { isUsed, isEffective, ...page }: CouponFilter,
): Promise<{ items: Coupon[]; total: number }> {
  const filter = { isUsed: isUsed ?? null, isEffective: isEffective ?? null };
  return findPage(context, couponPage, page, { memberId: context.member.ownerId, ...filter });
}

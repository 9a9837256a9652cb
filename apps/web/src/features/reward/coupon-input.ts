import type { CouponState } from '@onehaul/contract/coupon';

export const couponStates = ['usable', 'inOrder', 'used', 'ended'] as const satisfies readonly CouponState[];
export const couponRows = 12;

/** Tab and page from the URL; unknown values count as the first. */
export function couponInput(address: URLSearchParams) {
  const page = address.get('page') ?? '';
  return {
    state: couponStates.find((state) => state === address.get('state')) ?? 'usable',
    pageIndex: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    pageRows: couponRows,
  };
}

import { couponCalls, type CouponState } from '@onehaul/contract/coupon';
import { rewardCalls } from '@onehaul/contract/reward';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { rewardsKey } from '../../app/portal/reward-key.ts';
import type { Send } from '../../app/session-context.tsx';

export const couponStates = ['usable', 'inOrder', 'used', 'ended'] as const satisfies readonly CouponState[];
export const couponRows = 12;
export const moveRows = 20;

/** Tab from the URL; defaults to usable coupons. */
export const stateIn = (address: URLSearchParams): CouponState =>
  couponStates.find((state) => state === address.get('state')) ?? 'usable';

/** Page from the URL; defaults to the first when invalid. */
export const pageIn = (address: URLSearchParams): number => {
  const page = address.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
};

export const couponsQuery = (send: Send, state: CouponState, page: number) =>
  queryOptions({
    queryKey: [...rewardsKey, 'coupons', state, page],
    queryFn: () => send(couponCalls.list, { state, pageIndex: page, pageRows: couponRows }),
    placeholderData: keepPreviousData,
  });

export const couponCountQuery = (send: Send) =>
  queryOptions({ queryKey: [...rewardsKey, 'count'], queryFn: () => send(couponCalls.count, {}) });

export const pointsQuery = (send: Send, page = 1) =>
  queryOptions({
    queryKey: [...rewardsKey, 'points', page],
    queryFn: () => send(rewardCalls.points, { pageIndex: page, pageRows: moveRows }),
    placeholderData: keepPreviousData,
  });

export const signInQuery = (send: Send) =>
  queryOptions({ queryKey: [...rewardsKey, 'signIn'], queryFn: () => send(rewardCalls.signInState, {}) });

export const levelQuery = (send: Send) =>
  queryOptions({ queryKey: [...rewardsKey, 'level'], queryFn: () => send(rewardCalls.level, {}) });

export const campaignsQuery = (send: Send) =>
  queryOptions({
    queryKey: [...rewardsKey, 'campaigns'],
    queryFn: () => send(rewardCalls.campaigns, { pageIndex: 1, pageRows: 100 }),
  });

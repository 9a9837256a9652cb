import { rewardCalls } from '@onehaul/contract/reward';
import { bind } from '../../http/bind.ts';
import { claimCoupon } from './claim-coupon.ts';
import { findCampaigns } from './find-campaigns.ts';
import { findPoints } from './find-points.ts';
import { getLevelState } from './get-level-state.ts';
import { getSignInState } from './get-sign-in-state.ts';
import { redeemCoupon } from './redeem-coupon.ts';
import { signInToday } from './sign-in-today.ts';

export const rewardRoutes = bind(rewardCalls, {
  signIn: (context) => signInToday(context),
  signInState: getSignInState,
  points: findPoints,
  level: getLevelState,
  campaigns: findCampaigns,
  claim: (context, input) => claimCoupon(context, input),
  redeem: (context, input) => redeemCoupon(context, input),
});

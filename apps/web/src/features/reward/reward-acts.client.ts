import { rewardCalls } from '@onehaul/contract/reward';
import { browserSession } from '../../app/session/browser-session.ts';

export const signIn = () => browserSession().send(rewardCalls.signIn, {});
export const claim = (code: string) => browserSession().send(rewardCalls.claim, { code });
export const redeem = (id: number) => browserSession().send(rewardCalls.redeem, { id });

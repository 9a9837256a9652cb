import { rewardCalls } from '@onehaul/contract/reward';
import { browserSession } from '../../app/session/browser-session.ts';

export const signIn = () => browserSession().send(rewardCalls.signIn, {});

import { agentCalls } from '@onehaul/contract/agent';
import { bind } from '../../http/bind.ts';
import { applyAsAgent } from './apply-as-agent.ts';
import { findEarnings, findRecommendation, findReferred, findStatistics } from './find-referrals.ts';
import { getAgent } from './get-agent.ts';
import { moveEarnings } from './move-earnings.ts';

export const agentRoutes = bind(agentCalls, {
  get: (context) => getAgent(context),
  withdraw: (context, input) => moveEarnings(context, input),
  apply: applyAsAgent,
  members: findReferred,
  earnings: findEarnings,
  statistics: (context) => findStatistics(context),
  recommendation: findRecommendation,
});

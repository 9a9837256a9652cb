export { exportSettlement, findAgents, findPlans, findSettlement, searchEarnings } from './agent-desk.ts';
export { agentRoutes } from './agent.routes.ts';
export { approveAgent } from './approve-agent.ts';
export { openEarningSweep, sweepEarnings } from './open-earning-sweep.ts';
export { refuseAgent } from './refuse-agent.ts';
export { restoreAgent } from './restore-agent.ts';
export { saveAgentPlan } from './save-agent-plan.ts';
export { setAgentPlan } from './set-agent-plan.ts';
export { suspendAgent } from './suspend-agent.ts';

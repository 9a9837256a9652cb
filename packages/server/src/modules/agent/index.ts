export { agentRoutes } from './agent.routes.ts';
export { openEarningSweep, sweepEarnings } from './open-earning-sweep.ts';
export { agentConsoleRoutes } from './agent.console.routes.ts';

export { agentRoutes } from './agent.routes.ts';
export { createEarningSweep, sweepEarnings } from './earning-sweep.ts';
export { agentConsoleRoutes } from './agent.console.routes.ts';

export { returnListPlan } from './return-list-plan.ts';
export { openReturnRoutes } from './return.routes.ts';
export { openReturnsConsoleRoutes } from './returns.console.routes.ts';

export { returnListPlan } from './return-list-plan.ts';
export { createReturnRoutes } from './return.routes.ts';
export { createReturnsConsoleRoutes } from './returns.console.routes.ts';

export { createBoxListPlan } from './box-list-plan.ts';
export { createDedicatedRoutes } from './dedicated.routes.ts';
export { createBoxStationConsoleRoutes } from './box-station.console.routes.ts';
export { createDedicatedConsoleRoutes } from './dedicated.console.routes.ts';

export { createBoxListPlan } from './box-list-plan.ts';
export { createDedicatedRoutes } from './dedicated.routes.ts';
export { createBoxStationConsoleRoutes } from './box-station.console.routes.ts';
export { dedicatedConsoleRoutes } from './dedicated.console.routes.ts';

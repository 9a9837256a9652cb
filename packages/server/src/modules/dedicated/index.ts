export { openBoxListPlan } from './box-list-plan.ts';
export { openDedicatedRoutes } from './dedicated.routes.ts';
export { openBoxStationConsoleRoutes } from './box-station.console.routes.ts';
export { dedicatedConsoleRoutes } from './dedicated.console.routes.ts';

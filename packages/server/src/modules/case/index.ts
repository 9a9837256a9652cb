export { openCaseRoutes } from './case.routes.ts';
export { openCaseConsoleRoutes } from './case.console.routes.ts';

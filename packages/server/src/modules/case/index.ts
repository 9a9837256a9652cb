export { createCaseRoutes } from './case.routes.ts';
export { createCaseConsoleRoutes } from './case.console.routes.ts';

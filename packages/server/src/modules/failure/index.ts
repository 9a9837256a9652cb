export { failureConsoleRoutes } from './failure.console.routes.ts';

export { openBatchConsoleRoutes } from './batch.console.routes.ts';

export { createBatchConsoleRoutes } from './batch.console.routes.ts';

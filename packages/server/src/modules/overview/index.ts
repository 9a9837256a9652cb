export { createOverviewRoutes } from './overview.routes.ts';

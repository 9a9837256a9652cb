export { openOverviewRoutes } from './overview.routes.ts';

export { serviceCancelRoutes } from './service-desk.routes.ts';
export { openServiceDeskConsoleRoutes } from './service-desk.console.routes.ts';

export { serviceCancelRoutes } from './service-desk.routes.ts';
export { createServiceDeskConsoleRoutes } from './service-desk.console.routes.ts';

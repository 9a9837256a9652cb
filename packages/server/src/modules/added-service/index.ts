export { addedServiceRoutes } from './added-service.routes.ts';

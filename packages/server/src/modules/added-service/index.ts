export { addedServiceRoutes } from './added-service.routes.ts';
export { orderOptionsByIds } from './added-service.repository.ts';

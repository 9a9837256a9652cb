export { pickupPointRoutes } from './pickup-point.routes.ts';
export { pickupPointStore } from './pickup-point.stores.ts';

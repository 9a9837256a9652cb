export { pickupPointRoutes } from './pickup-point.routes.ts';

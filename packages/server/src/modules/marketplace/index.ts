export { openMarketplaceRoutes } from './marketplace.routes.ts';
export { openMarketplaceShipment } from './marketplace-shipment.ts';
export { findOrdersAtDesk, findShopsAtDesk, labelAtTable } from './marketplace-desk.ts';
export { openMarketplaceSweep } from './open-marketplace-sweep.ts';

export { openMarketplaceRoutes } from './marketplace.routes.ts';
export { openMarketplaceShipment } from './marketplace-shipment.ts';
export { openMarketplaceSweep } from './open-marketplace-sweep.ts';
export { sealedMarketplaceTables } from './sealed-tables.ts';
export { openMarketplaceConsoleRoutes } from './marketplace.console.routes.ts';

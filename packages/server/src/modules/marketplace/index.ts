export { createMarketplaceRoutes } from './marketplace.routes.ts';
export { createMarketplaceShipmentPlan } from './marketplace-shipment.ts';
export { createMarketplaceSweep } from './marketplace-sweep.ts';
export { sealedMarketplaceTables } from './sealed-tables.ts';
export { createMarketplaceConsoleRoutes } from './marketplace.console.routes.ts';

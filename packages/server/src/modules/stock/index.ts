export { bindOrders, releaseStock, shipBound } from './bind-orders.ts';
export { moveStock, type StockMove } from './move-stock.ts';
export { skuImport } from './sku-import.ts';
export { createStockRoutes } from './stock.routes.ts';
export { createStockConsoleRoutes } from './stock.console.routes.ts';

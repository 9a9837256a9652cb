export { bindOrders, releaseStock, shipBound } from './bind-orders.ts';
export { moveStock, type StockMove } from './move-stock.ts';
export { skuImport } from './sku-import.ts';
export { openStockRoutes } from './stock.routes.ts';
export { openStockConsoleRoutes } from './stock.console.routes.ts';

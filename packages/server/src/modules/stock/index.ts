export { bindOrders, letStockGo, shipBound } from './bind-orders.ts';
export { correctStock } from './correct-stock.ts';
export {
  findDeskMovements,
  findExpected,
  findInboundByCode,
  findStock,
  type StockReader,
} from './find-at-desk.ts';
export { moveStock, type StockMove } from './move-stock.ts';
export { receiveInbound } from './receive-inbound.ts';
export { skuImport } from './sku-import.ts';
export { openStockRoutes } from './stock.routes.ts';

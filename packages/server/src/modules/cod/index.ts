export { createCodOrderPlan } from './cod-order-import.ts';
export { codRoutes } from './cod.routes.ts';
export { refuseCodOrder } from './refuse-cod-order.ts';
export { codMoneyRoutes } from './cod-money.routes.ts';
export { createCollectionSweep } from './collection-sweep.ts';
export { codConsoleRoutes } from './cod.console.routes.ts';

export { giveBillNumbers, readBillNumber } from './set-bill-numbers.ts';
export { openOrderDeskConsoleRoutes } from './order-desk.console.routes.ts';

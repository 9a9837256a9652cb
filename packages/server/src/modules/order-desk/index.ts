export { assignBillNumbers, normalizeBillNumber } from './set-bill-numbers.ts';
export { createOrderDeskConsoleRoutes } from './order-desk.console.routes.ts';
export { orderSheet } from './order-sheet.ts';

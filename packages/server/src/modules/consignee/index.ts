export { requestConfirmations } from './request-confirmations.ts';
export { confirmClearedOrders } from './confirm-cleared.ts';
export { consigneeJobs } from './consignee.jobs.ts';
export { createConsigneeRoutes } from './consignee.routes.ts';
export { receiverPrint } from './receiver-print.ts';
export { consigneeConsoleRoutes } from './consignee.console.routes.ts';

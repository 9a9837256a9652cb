export { askConsignees } from './ask-consignees.ts';
export { endConfirmations } from './confirm-cleared.ts';
export { consigneeJobs } from './consignee.jobs.ts';
export { openConsigneeRoutes } from './consignee.routes.ts';
export { receiverPrint } from './receiver-print.ts';
export { consigneeConsoleRoutes } from './consignee.console.routes.ts';

export { askAgain, answerConfirmation } from './answer-confirmation.ts';
export { askConsignees } from './ask-consignees.ts';
export { answerMany, countConfirmationsAtDesk, findConfirmationsAtDesk } from './consignee-desk.ts';
export { consigneeJobs } from './consignee.jobs.ts';
export { openConsigneeRoutes } from './consignee.routes.ts';
export { receiverPrint } from './receiver-print.ts';

export { findLabels, findOrderPapers, findOrderRows } from './find-papers.ts';
export { createPrinter } from './create-printer.ts';
export { paperJobs } from './paper.jobs.ts';
export { createPaperRoutes } from './paper.routes.ts';
export { findPrint, startPrint } from './start-print.ts';

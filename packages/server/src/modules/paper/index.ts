export { findLabels, findOrderPapers, findOrderRows } from './find-papers.ts';
export { openPrinter } from './open-printer.ts';
export { paperJobs } from './paper.jobs.ts';
export { openPaperRoutes } from './paper.routes.ts';
export { findPrint, startPrint } from './start-print.ts';

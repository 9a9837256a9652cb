export { findOrderPapers, findOrderRows } from './find-papers.ts';
export { findLayout } from './find-layout.ts';
export { printLabels, printOrderSheets } from './print-papers.ts';
export { createPrinter } from './create-printer.ts';
export { paperJobs } from './paper.jobs.ts';
export { createPaperRoutes } from './paper.routes.ts';
export { createPaperConsoleRoutes } from './paper.console.routes.ts';
export { invoiceLayoutStore, labelLayoutStore, orderSheetLayoutStore } from './paper.stores.ts';
export { findPrint, startPrint } from './start-print.ts';

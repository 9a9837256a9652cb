export { openPrinter } from './open-printer.ts';
export { printJobs } from './print.jobs.ts';
export { openPrintRoutes } from './print.routes.ts';
export { findPrint, startPrint } from './start-print.ts';

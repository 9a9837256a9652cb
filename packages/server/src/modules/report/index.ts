export { reportConsoleRoutes } from './report.console.routes.ts';
export { reportJobs } from './report.jobs.ts';

export { createHealthConsoleRoutes } from './health.console.routes.ts';
export { healthJobs } from './health.jobs.ts';

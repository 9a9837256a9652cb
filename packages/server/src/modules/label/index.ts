export { createLabelRoutes } from './label.routes.ts';
export { createLabelConsoleRoutes } from './label.console.routes.ts';
export { labelJobs } from './label.jobs.ts';

export { boardConsoleRoutes } from './board.console.routes.ts';
export { boardJobs } from './board.jobs.ts';

export { openMemberRoutes } from './member.routes.ts';
export { memberJobs } from './member.jobs.ts';
export { openMemberConsoleRoutes } from './member.console.routes.ts';

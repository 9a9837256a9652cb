export { createMemberRoutes } from './member.routes.ts';
export { memberJobs } from './member.jobs.ts';
export { createMemberConsoleRoutes } from './member.console.routes.ts';

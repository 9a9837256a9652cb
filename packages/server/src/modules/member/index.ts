export { createMemberRoutes } from './member.routes.ts';
export { erasedMemberColumns } from './erase.repository.ts';
export { memberJobs } from './member.jobs.ts';
export { createMemberConsoleRoutes } from './member.console.routes.ts';

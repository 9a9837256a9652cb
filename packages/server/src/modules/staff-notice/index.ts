export { createStaffNoticeConsoleRoutes } from './staff-notice.console.routes.ts';
export { createStaffMailer } from './mail-notices.ts';
export { staffNoticeJobs } from './staff-notice.jobs.ts';

export { noticeRoutes } from './notice.routes.ts';
export { openMailer } from './open-mailer.ts';

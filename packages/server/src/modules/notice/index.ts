export { createNoticeRoutes } from './notice.routes.ts';
export { createSenders } from './create-senders.ts';

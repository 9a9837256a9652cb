export { openNoticeRoutes } from './notice.routes.ts';
export { openSenders } from './open-senders.ts';

export { createNoticeRoutes } from './notice.routes.ts';
export { createSenders } from './create-senders.ts';
export { saveTemplate } from './change-template.ts';
export { findTemplates } from './notice-template.repository.ts';
export { createTemplateConsoleRoutes } from './notice-template.console.routes.ts';

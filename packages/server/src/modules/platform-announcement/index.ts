export { createPlatformAnnouncementConsoleRoutes } from './platform-announcement.console.routes.ts';

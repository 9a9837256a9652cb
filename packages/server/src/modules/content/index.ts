export { contentConsoleRoutes } from './content.console.routes.ts';
export { contentRoutes } from './content.routes.ts';
export { announcementStore, articleStore, videoStore } from './content.stores.ts';

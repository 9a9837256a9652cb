export { contentRoutes } from './content.routes.ts';
export { announcementStore, articleStore } from './content.stores.ts';

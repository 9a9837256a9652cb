export { createListViewConsoleRoutes } from './list-view.console.routes.ts';

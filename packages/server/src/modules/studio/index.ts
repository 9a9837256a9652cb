export { studioConsoleRoutes } from './studio.console.routes.ts';

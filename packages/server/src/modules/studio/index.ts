export { openStudioConsoleRoutes } from './studio.console.routes.ts';

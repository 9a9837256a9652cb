export { createStudioConsoleRoutes } from './studio.console.routes.ts';

export { referenceConsoleRoutes } from './reference.console.routes.ts';

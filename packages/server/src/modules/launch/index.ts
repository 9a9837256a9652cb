export { createLaunchConsoleRoutes } from './launch.console.routes.ts';

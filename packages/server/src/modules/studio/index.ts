export { studioConsoleRoutes } from './studio.console.routes.ts';
export { studioResources } from './studio-resources.ts';

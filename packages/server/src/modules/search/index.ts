export { searchConsoleRoutes } from './search.console.routes.ts';

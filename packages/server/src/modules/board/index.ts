export { boardConsoleRoutes } from './board.console.routes.ts';

export { contentRoutes } from './content.routes.ts';
export { sanitize } from './sanitize.ts';

export { createReviewRoutes } from './review.routes.ts';
export { reviewConsoleRoutes } from './review.console.routes.ts';

export { addTrackEvents } from './add-track-events.ts';
export { createTracker } from './create-tracker.ts';
export { handleTrackingWebhooks } from './tracking-webhooks.ts';
export { sealAccount } from './tracking-account.ts';
export { trackingJobs } from './tracking.jobs.ts';
export { trackingRoutes } from './tracking.routes.ts';
export { watchOrders } from './watch-orders.ts';

export { previewRoutes } from './studio.routes.ts';
export { studioJobs } from './studio.jobs.ts';
export { singleResources, studioResources } from './studio-resources.ts';
export { createStudioConsoleRoutes } from './studio.console.routes.ts';

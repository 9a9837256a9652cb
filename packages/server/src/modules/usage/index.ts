export { assertMemberRoom, assertStaffRoom, assertStorageRoom } from './assert-room.ts';
export { recordShopFiles } from './record-shop-files.ts';
export { createUsageConsoleRoutes } from './usage.console.routes.ts';
export { usageJobs } from './usage.jobs.ts';

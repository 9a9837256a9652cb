export { sealedStaffTables } from './sealed-tables.ts';
export { createStaffConsoleRoutes } from './staff.console.routes.ts';
export { staffJobs } from './staff.jobs.ts';
export { createStaffService } from './staff-service.ts';

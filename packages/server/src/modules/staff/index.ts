export { sealedStaffTables } from './sealed-tables.ts';
export { openStaffConsoleRoutes } from './staff.console.routes.ts';
export { staffJobs } from './staff.jobs.ts';
export { openStaffDoor } from './staff-door.ts';

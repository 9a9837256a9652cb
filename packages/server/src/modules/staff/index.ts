import type { ConsoleOptions } from '../../http/mount-staff.ts';
import type { Services } from '../../services.ts';
import { forgetStaffSessionsJob } from './staff.jobs.ts';
import { openStaffDoor } from './staff-door.ts';
import { openStaffRoutes } from './staff.routes.ts';

/** The console, for the server that answers at its hosts. */
export function openConsole(services: Services, hosts: readonly string[]): ConsoleOptions {
  const door = openStaffDoor(services.database);
  return { hosts, door, routes: openStaffRoutes(services, door) };
}

export const staffJobs = [forgetStaffSessionsJob];

import type { PlatformOptions } from '../http/mount-platform.ts';
import type { Services } from '../services.ts';
import { createCompanyPlatformRoutes } from './company/index.ts';

/** The platform's own hosts, for the HTTP server. */
export const createPlatformOptions = (services: Services): PlatformOptions => ({
  hosts: services.platform?.hosts ?? [],
  routes: createCompanyPlatformRoutes(services),
});

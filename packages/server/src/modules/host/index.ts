export { createHostConsoleRoutes } from './host.console.routes.ts';
export { createMailSenderConsoleRoutes } from './sender.console.routes.ts';
export { createHostSweep } from './host-sweep.ts';
export { createHostCheck } from './known-host.ts';

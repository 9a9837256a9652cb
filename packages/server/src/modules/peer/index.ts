export { createPeerOrderPlan } from './import-peer-orders.ts';
export { peerJobs } from './peer.jobs.ts';
export { createPeerRoutes } from './peer.routes.ts';
export { sealedPeerTables } from './sealed-tables.ts';
export { peerConsoleRoutes } from './peer.console.routes.ts';

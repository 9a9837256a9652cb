export { addressConsoleRoutes } from './address.console.routes.ts';
export { createAddressRoutes } from './address.routes.ts';
export { addressJobs } from './address.jobs.ts';
export { getAddressRow } from './find-addresses.ts';
export { sealDeclarationId, sealIdCard, unsealIdCard } from './seal-id-card.ts';
export { sealedAddressTables } from './sealed-tables.ts';

export { openAddressRoutes } from './address.routes.ts';
export { getAddressRow } from './find-addresses.ts';
export { unsealIdCard } from './seal-id-card.ts';

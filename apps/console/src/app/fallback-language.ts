import type { Me } from '@onehaul/contract/console/staff-session';

/** Returns the fallback language of a shop's texts; uses the first shop while none is chosen. */
export const fallbackLanguageOf = (shops: Me['shops'], shopId: number | undefined) =>
  (shops.find(({ id }) => id === shopId) ?? shops[0])?.languages[0];

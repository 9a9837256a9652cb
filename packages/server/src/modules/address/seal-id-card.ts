import { readIdCard } from '@onehaul/domain/address/validate';
import type { Keys } from '../../keys.ts';
import { seal, unseal } from '../../sealed.ts';

type Shop = { readonly tenantId: number; readonly id: number };
/** In another address's row it does not open. */
const ownerOf = (shop: Shop, addressId: number) => ({
  purpose: 'id card',
  owner: [shop.tenantId, shop.id, 'address', addressId],
});

/** What customs asks of a person, as it is stored. */
export const sealIdCard = (keys: Keys, shop: Shop, addressId: number, typed: string): Buffer =>
  seal(keys, ownerOf(shop, addressId), readIdCard(typed));

/** Undefined where there is none, or none of our keys opens it. */
export const unsealIdCard = (
  keys: Keys,
  shop: Shop,
  addressId: number,
  sealed: Buffer | null,
): string | undefined => (sealed ? unseal(keys, ownerOf(shop, addressId), sealed) : undefined);

/** The last four signs: enough to recognise it. */
export const idCardTail = (keys: Keys, shop: Shop, addressId: number, sealed: Buffer | null): string =>
  unsealIdCard(keys, shop, addressId, sealed)?.slice(-4) ?? '';

import type { Keys } from '../../keys.ts';
import { seal, type SealOwner, unseal } from '../../sealed.ts';

type Shop = { readonly tenantId: number; readonly id: number };

/** Bound to the order by its number: in another order's row it does not open. */
const ownerOf = (shop: Shop, number: string): SealOwner => ({
  purpose: 'order receiver',
  owner: [shop.tenantId, shop.id, number],
});

/** What customs asks of the receiver, as it is stored in an order. */
export const sealReceiverId = (keys: Keys, shop: Shop, number: string, id: string): Buffer =>
  seal(keys, ownerOf(shop, number), id);

export const openReceiverId = (keys: Keys, shop: Shop, number: string, sealed: Buffer): string | undefined =>
  unseal(keys, ownerOf(shop, number), sealed);

const shownSigns = 4;

/** Enough to recognise it, too little to use it. */
export function receiverIdTail(keys: Keys, shop: Shop, number: string, sealed: Buffer | null): string {
  const id = sealed ? (openReceiverId(keys, shop, number, sealed) ?? '') : '';
  return id.length > shownSigns * 2 ? id.slice(-shownSigns) : '';
}

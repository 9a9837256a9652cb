import type { Keys } from '../../keys.ts';
import { seal, type SealOwner, unseal } from '../../sealed.ts';

type Shop = { readonly tenantId: number; readonly id: number };

/** Binds the ciphertext to the order number: it does not decrypt in another order's row. */
const ownerOf = (shop: Shop, number: string): SealOwner => ({
  purpose: 'order receiver',
  owner: [shop.tenantId, shop.id, number],
});

/** Encrypts the receiver's identity number for storage in an order. */
export const sealReceiverId = (keys: Keys, shop: Shop, number: string, id: string): Buffer =>
  seal(keys, ownerOf(shop, number), id);

export const unsealReceiverId = (
  keys: Keys,
  shop: Shop,
  number: string,
  sealed: Buffer,
): string | undefined => unseal(keys, ownerOf(shop, number), sealed);

const visibleCharacters = 4;

/** Last characters only: enough to recognise the number, too few to use it. */
export function receiverIdTail(keys: Keys, shop: Shop, number: string, sealed: Buffer | null): string {
  const id = sealed ? (unsealReceiverId(keys, shop, number, sealed) ?? '') : '';
  return id.length > visibleCharacters * 2 ? id.slice(-visibleCharacters) : '';
}

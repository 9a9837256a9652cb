import type { Keys } from '../../keys.ts';
import { seal, type SealOwner, unseal } from '../../sealed.ts';

type Shop = { readonly tenantId: number; readonly id: number };

/** Binds the sealed secret to its key and shop, so a copied row cannot be decrypted elsewhere. */
const ownerOf = (shop: Shop, prefix: string): SealOwner => ({
  purpose: 'api key',
  owner: [shop.tenantId, shop.id, prefix],
});

export const sealSecret = (keys: Keys, shop: Shop, prefix: string, secret: string): Buffer =>
  seal(keys, ownerOf(shop, prefix), secret);

export const unsealSecret = (keys: Keys, shop: Shop, prefix: string, sealed: Buffer): string | undefined =>
  unseal(keys, ownerOf(shop, prefix), sealed);

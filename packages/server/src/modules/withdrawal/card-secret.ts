import { keyedPrint, keyedPrints, type Keys } from '../../keys.ts';
import { seal, type SealOwner, unseal } from '../../sealed.ts';

type Shop = { readonly tenantId: number; readonly id: number };

const printPurpose = 'bank card print';

/** Keyed fingerprint: equal for the same card number, and not reversible. */
export const cardPrint = (keys: Keys, number: string): Buffer => keyedPrint(keys, printPurpose, number);

/** Fingerprints by every active key, so that a card is recognised during key rotation. */
export const cardPrints = (keys: Keys, number: string): Buffer[] => keyedPrints(keys, printPurpose, number);

/** Binds the sealed number to its member, so that a copied row cannot be decrypted elsewhere. */
const ownerOf = (shop: Shop, memberId: number): SealOwner => ({
  purpose: 'bank card',
  owner: [shop.tenantId, shop.id, memberId],
});

export const sealCard = (keys: Keys, shop: Shop, memberId: number, number: string): Buffer =>
  seal(keys, ownerOf(shop, memberId), number);

export const unsealCard = (keys: Keys, shop: Shop, memberId: number, sealed: Buffer): string | undefined =>
  unseal(keys, ownerOf(shop, memberId), sealed);

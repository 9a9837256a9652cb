import { keyedPrint, keyedPrints, type Keys } from '../../keys.ts';
import { seal, type SealOwner, unseal } from '../../sealed.ts';

type Shop = { readonly tenantId: number; readonly id: number };

const printPurpose = 'bank card print';

/** The same card gives the same print, and nothing can be read from it: this is how one is known again. */
export const cardPrint = (keys: Keys, number: string): Buffer => keyedPrint(keys, printPurpose, number);

/** By every key that may have made a print: a card stays known while keys change. */
export const cardPrints = (keys: Keys, number: string): Buffer[] => keyedPrints(keys, printPurpose, number);

/** Bound to its member: in somebody else's row it does not open. */
const ownerOf = (shop: Shop, memberId: number): SealOwner => ({
  purpose: 'bank card',
  owner: [shop.tenantId, shop.id, memberId],
});

export const sealCard = (keys: Keys, shop: Shop, memberId: number, number: string): Buffer =>
  seal(keys, ownerOf(shop, memberId), number);

export const openCard = (keys: Keys, shop: Shop, memberId: number, sealed: Buffer): string | undefined =>
  unseal(keys, ownerOf(shop, memberId), sealed);

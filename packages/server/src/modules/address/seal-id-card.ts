import { readIdCard } from '@onehaul/domain/address/validate';
import type { Keys } from '../../keys.ts';
import { seal, unseal } from '../../sealed.ts';

type Shop = { readonly tenantId: number; readonly id: number };
/** In another address's row it does not open. */
export const ownerOf = (shop: Shop, addressId: number) => ({
  purpose: 'id card',
  owner: [shop.tenantId, shop.id, 'address', addressId],
});

export const declarationOwner = (shop: Shop, declarationId: number) => ({
  purpose: 'id card',
  owner: [shop.tenantId, shop.id, 'declaration', declarationId],
});

/** The number a goods declaration is signed with: of a person or of a company. */
export const sealDeclarationId = (keys: Keys, shop: Shop, declarationId: number, typed: string): Buffer =>
  seal(keys, declarationOwner(shop, declarationId), readIdCard(typed));

export const declarationIdTail = (
  keys: Keys,
  shop: Shop,
  declarationId: number,
  sealed: Buffer | null,
): string => (sealed ? (unseal(keys, declarationOwner(shop, declarationId), sealed)?.slice(-4) ?? '') : '');

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

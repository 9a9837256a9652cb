import { normalizeIdCard } from '@onehaul/domain/address/validate';
import type { Keys } from '../../keys.ts';
import { seal, unseal } from '../../sealed.ts';

type Shop = { readonly tenantId: number; readonly id: number };
/** Encryption context: the ciphertext does not decrypt in another address's row. */
export const addressSealOwner = (shop: Shop, addressId: number) => ({
  purpose: 'id card',
  owner: [shop.tenantId, shop.id, 'address', addressId],
});

export const declarationSealOwner = (shop: Shop, declarationId: number) => ({
  purpose: 'id card',
  owner: [shop.tenantId, shop.id, 'declaration', declarationId],
});

/** Encrypts the ID number of a declarant, who is a person or a company. */
export const sealDeclarationId = (keys: Keys, shop: Shop, declarationId: number, typed: string): Buffer =>
  seal(keys, declarationSealOwner(shop, declarationId), normalizeIdCard(typed));

export const declarationIdTail = (
  keys: Keys,
  shop: Shop,
  declarationId: number,
  sealed: Buffer | null,
): string =>
  sealed ? (unseal(keys, declarationSealOwner(shop, declarationId), sealed)?.slice(-4) ?? '') : '';

/** Encrypts the ID number that customs requires of a receiver. */
export const sealIdCard = (keys: Keys, shop: Shop, addressId: number, typed: string): Buffer =>
  seal(keys, addressSealOwner(shop, addressId), normalizeIdCard(typed));

/** Returns undefined when there is no number or none of the current keys decrypts it. */
export const unsealIdCard = (
  keys: Keys,
  shop: Shop,
  addressId: number,
  sealed: Buffer | null,
): string | undefined => (sealed ? unseal(keys, addressSealOwner(shop, addressId), sealed) : undefined);

import { consigneeIdentity } from '@onehaul/domain/customs/consignee';
import { keyedPrint, keyedPrints, type Keys } from '../../keys.ts';

type Shop = { readonly tenantId: number; readonly id: number };
type Receiver = Parameters<typeof consigneeIdentity>[0];

const printPurpose = 'receiver print';
const receiverKey = (shop: Shop, receiver: Receiver) =>
  `${shop.tenantId}/${shop.id}/${consigneeIdentity(receiver)}`;

/**
 * Keyed hash (HMAC) of the receiver, which allows counting a person's shipments without reading their
 * identity. The same person has a different hash in another shop.
 */
export const receiverPrint = (keys: Keys, shop: Shop, receiver: Receiver): Buffer =>
  keyedPrint(keys, printPurpose, receiverKey(shop, receiver));

/** Hashes under every key still in use, so that a person's orders are found during key rotation. */
export const receiverPrints = (keys: Keys, shop: Shop, receiver: Receiver): Buffer[] =>
  keyedPrints(keys, printPurpose, receiverKey(shop, receiver));

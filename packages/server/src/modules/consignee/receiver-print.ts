import { consigneeIdentity } from '@onehaul/domain/customs/consignee';
import { keyedPrint, keyedPrints, type Keys } from '../../keys.ts';

type Shop = { readonly tenantId: number; readonly id: number };
type Receiver = Parameters<typeof consigneeIdentity>[0];

const printPurpose = 'receiver print';
const whoOf = (shop: Shop, receiver: Receiver) =>
  `${shop.tenantId}/${shop.id}/${consigneeIdentity(receiver)}`;

/**
 * A keyed print of who receives, so that one person's shipments can be counted without reading who it is. In another
 * shop the same person has another print.
 */
export const receiverPrint = (keys: Keys, shop: Shop, receiver: Receiver): Buffer =>
  keyedPrint(keys, printPurpose, whoOf(shop, receiver));

/** By every key that may have made one: orders of one person are found while their prints are made anew. */
export const receiverPrints = (keys: Keys, shop: Shop, receiver: Receiver): Buffer[] =>
  keyedPrints(keys, printPurpose, whoOf(shop, receiver));

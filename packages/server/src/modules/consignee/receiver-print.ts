import { consigneeIdentity } from '@onehaul/domain/customs/consignee';
import { type Keys, secretHash } from '../../keys.ts';

type Shop = { readonly tenantId: number; readonly id: number };
type Receiver = Parameters<typeof consigneeIdentity>[0];

/**
 * A keyed print of who receives, so that one person's shipments can be counted without reading who it is. In another
 * shop the same person has another print.
 */
export const receiverPrint = (keys: Keys, shop: Shop, receiver: Receiver): Buffer =>
  secretHash(keys, 'receiver print', `${shop.tenantId}/${shop.id}/${consigneeIdentity(receiver)}`);

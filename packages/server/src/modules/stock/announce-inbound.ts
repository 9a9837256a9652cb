import { randomInt } from 'node:crypto';
import { stockCalls } from '@onehaul/contract/stock';
import { wirePath } from '@onehaul/contract/wire';
import { generateOrderNumber } from '@onehaul/domain/order/order-number';
import { parseCourierNumber } from '@onehaul/domain/parcel/courier-number';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { insertInbound, usableSkus, activeWarehouse } from './inbound.repository.ts';

type Announcement = {
  readonly warehouseId: number;
  readonly courierNumber: string;
  readonly remark: string;
  readonly items: readonly { readonly skuId: number; readonly quantity: number }[];
};

const fieldOf = (name: string) => wirePath(stockCalls.announce.input, [name]);

/** Announces a delivery, so that the received quantities can be checked against it. */
export async function announceInbound(
  { db, shop, member }: ChangeContext,
  { warehouseId, courierNumber, remark, items }: Announcement,
): Promise<{ id: number; number: string }> {
  const shopId = shop.id;
  const whose = { shopId, memberId: member.ownerId };
  const ids = items.map(({ skuId }) => skuId);
  const [warehouse, skus] = await Promise.all([
    db.first(activeWarehouse, { shopId, warehouseId }),
    db.all(usableSkus, { ...whose, ids }),
  ]);
  if (!warehouse) throw new Refusal('input.invalid', { field: fieldOf('warehouseId') });
  if (skus.length < ids.length) throw new Refusal('record.notFound');
  const courier = courierNumber === '' ? '' : parseCourierNumber(courierNumber);
  if (courier === undefined) throw new Refusal('input.invalid', { field: fieldOf('courierNumber') });
  return (await db.first(insertInbound, {
    ...whose,
    accountId: member.id,
    number: generateOrderNumber(randomInt),
    warehouseId,
    courierNumber: courier,
    remark,
    items: JSON.stringify(items),
  }))!;
}

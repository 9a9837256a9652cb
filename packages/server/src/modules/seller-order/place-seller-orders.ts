import type { Bill } from '@onehaul/domain/fee/bill';
import type { Shipment } from '@onehaul/domain/fee/shipment';
import type { DeclaredGoods } from '@onehaul/domain/order/instruction';
import type { OrderKind } from '@onehaul/domain/order/order-kind';
import type { OrderStep, PayPolicy } from '@onehaul/domain/order/order-state';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import type { ChangeContext } from '../../http/context.ts';
import { insertAllNumbered } from '../../insert-numbered.ts';
import type { Keys } from '../../keys.ts';
import { receiverPrint } from '../consignee/index.ts';
import { recordOrderEvents } from '../order-move/index.ts';
import { insertSellerOrders } from './seller-order.repository.ts';

/** An order not made from a member's parcels and address book. */
export type SellerOrder = {
  readonly kind: OrderKind;
  readonly step: OrderStep;
  readonly payPolicy: PayPolicy;
  readonly warehouseId: number;
  readonly lineId: number;
  /** Tariff version; null where the order is priced after its goods arrive. */
  readonly version: number | null;
  readonly countryId: number;
  /** The seller's own order number. */
  readonly clientNumber: string | null;
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly receiverPostcode: string;
  readonly receiverRegion: string;
  readonly receiverDetail: string;
  readonly goodsName: string;
  readonly goodsTypeId: number | null;
  readonly declaration: readonly DeclaredGoods[];
  readonly declaredMinor: number;
  readonly collectionMinor: number;
  readonly isTaxHandled: boolean;
  readonly shipment: Shipment | null;
  readonly bill: Bill | null;
  /** Defaults to `asTheyAre`. */
  readonly packing?: 'together' | 'asTheyAre';
  readonly currencyCode: string;
  readonly exchangeRate: number;
  readonly remark: string;
};

/** Orders per insert statement: large enough to be fast, small enough for one protocol message. */
const insertBatchSize = 500;

/**
 * Inserts orders and their first history entries, all or none; the ids are in input order. A seller number
 * already in use refuses them all (`order.numberKnown`): importers check beforehand.
 */
export async function placeSellerOrders(
  keys: Keys,
  { db, shop, member }: Pick<ChangeContext, 'db' | 'shop' | 'member'>,
  orders: readonly SellerOrder[],
): Promise<number[]> {
  const whose = { shopId: shop.id, memberId: member.ownerId, accountId: member.id };
  const ids: number[] = [];
  for (let from = 0; from < orders.length; from += insertBatchSize) {
    const drafts = orders.slice(from, from + insertBatchSize).map((order) => ({
      ...order,
      receiverPrint: receiverPrint(keys, shop, {
        receiverName: order.receiverName,
        phone: order.receiverPhone,
        idCard: undefined,
      }).toString('hex'),
    }));
    const added = await insertAllNumbered(drafts, (numbered) =>
      db
        .all(insertSellerOrders, { ...whose, orders: JSON.stringify(numbered) })
        .catch(refuseUniqueViolation('shop_order_client_number', 'order.numberKnown')),
    );
    ids.push(...added);
  }
  const actor = { kind: 'member', id: member.id } as const;
  await recordOrderEvents(db, shop.id, ids, 'submit', { actor });
  return ids;
}

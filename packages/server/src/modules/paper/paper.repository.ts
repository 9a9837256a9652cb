import type { Language } from '@onehaul/domain/language';
import { sql } from 'kysely';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type OrdersScope = { tenantId: number; shopId: number; ids: number[] };
type PaperQuery = OrdersScope & { language: Language };

/** Orders with the names that documents show. */
export const ordersOnPaper = prepare((p: PaperQuery) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'shopOrder.tenantId').onRef('shop.id', '=', 'shopOrder.shopId'),
    )
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'shopOrder').onRef('member.id', '=', 'shopOrder.memberId'),
    )
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'shopOrder').onRef('warehouse.id', '=', 'shopOrder.warehouseId'),
    )
    .innerJoin('line', (join) =>
      sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'),
    )
    .innerJoin('carrier', (join) =>
      sameShop(join, 'carrier', 'line').onRef('carrier.id', '=', 'line.carrierId'),
    )
    .innerJoin('country', 'country.id', 'shopOrder.countryId')
    .leftJoin('pickupPoint', (join) =>
      sameShop(join, 'pickupPoint', 'shopOrder').onRef('pickupPoint.id', '=', 'shopOrder.pickupPointId'),
    )
    .select(({ ref }) => [
      'shopOrder.id',
      'shopOrder.memberId',
      'shopOrder.number',
      'shopOrder.step',
      'shopOrder.stage',
      'shopOrder.payPolicy',
      'shopOrder.totalMinor',
      'shopOrder.paidMinor',
      'shopOrder.receiverName',
      'shopOrder.receiverPhone',
      'shopOrder.receiverPostcode',
      'shopOrder.receiverRegion',
      'shopOrder.receiverDetail',
      'shopOrder.goodsName',
      'shopOrder.declaration',
      'shopOrder.bill',
      'shopOrder.remark',
      'shopOrder.createdAt',
      sql<string>`coalesce(shop_order.carrier_bill_number, '')`.as('carrierBillNumber'),
      'shop.timeZone',
      'member.code as memberCode',
      translatedTextInShopOrEmpty(ref('shop.names'), p.language).as('shopName'),
      translatedTextInShopOrEmpty(ref('warehouse.names'), p.language).as('warehouseName'),
      translatedTextInShopOrEmpty(ref('line.names'), p.language).as('lineName'),
      translatedTextInShopOrEmpty(ref('carrier.names'), p.language).as('carrierName'),
      translatedTextInShopOrEmpty(ref('country.names'), p.language).as('destinationName'),
      translatedTextInShopOrEmpty(ref('pickupPoint.names'), p.language).as('pickupPointName'),
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where(sql<boolean>`shop_order.id = any(${p.ids}::bigint[])`),
);
export type OrderOnPaper = NonNullable<(typeof ordersOnPaper)['row']>;

/** Parcels of the orders. */
export const parcelsOnPaper = prepare((p: OrdersScope) =>
  tables
    .selectFrom('orderParcel')
    .innerJoin('parcel', (join) =>
      sameShop(join, 'parcel', 'orderParcel').onRef('parcel.id', '=', 'orderParcel.parcelId'),
    )
    .select([
      'orderParcel.orderId',
      'parcel.courierNumber',
      'parcel.goodsName',
      'parcel.quantity',
      'parcel.weightGrams',
    ])
    .where('orderParcel.tenantId', '=', p.tenantId)
    .where('orderParcel.shopId', '=', p.shopId)
    .where(sql<boolean>`order_parcel.order_id = any(${p.ids}::bigint[])`)
    .orderBy('parcel.id'),
);

export const boxesOnPaper = prepare((p: OrdersScope) =>
  tables
    .selectFrom('orderBox')
    .select(['orderId', 'boxNumber as box', 'weightGrams', 'lengthMm', 'widthMm', 'heightMm'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`order_id = any(${p.ids}::bigint[])`)
    .orderBy('orderId')
    .orderBy('boxNumber'),
);

import type { Language } from '@onehaul/domain/language';
import { sql } from 'kysely';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { parcelsIn, paymentsFor } from '../order-move/index.ts';

type OrderScope = { tenantId: number; shopId: number; id: number };

/** Columns that list rows omit. */
export const restOfOrder = prepare((p: OrderScope & { language: Language }) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'shopOrder.tenantId').onRef('shop.id', '=', 'shopOrder.shopId'),
    )
    .innerJoin('line', (join) =>
      sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'),
    )
    .innerJoin('carrier', (join) =>
      sameShop(join, 'carrier', 'line').onRef('carrier.id', '=', 'line.carrierId'),
    )
    .leftJoin('pickupPoint', (join) =>
      sameShop(join, 'pickupPoint', 'shopOrder').onRef('pickupPoint.id', '=', 'shopOrder.pickupPointId'),
    )
    .leftJoin('batch', (join) =>
      sameShop(join, 'batch', 'shopOrder').onRef('batch.id', '=', 'shopOrder.batchId'),
    )
    .select(({ ref }) => [
      'shopOrder.receiverPhone',
      'shopOrder.receiverRegion',
      'shopOrder.receiverDetail',
      'shopOrder.receiverPostcode',
      'shopOrder.receiverIdSealed',
      'shopOrder.delivery',
      'shopOrder.goodsName',
      sql<string>`coalesce(shop_order.client_number, '')`.as('clientNumber'),
      'shopOrder.remark',
      'shopOrder.declaredMinor',
      'shopOrder.collectionMinor',
      'batch.number as batchNumber',
      translatedTextInShopOrEmpty(ref('carrier.names'), p.language).as('carrierName'),
      translatedTextInShopOrEmpty(ref('pickupPoint.names'), p.language).as('pickupPointName'),
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.id', '=', p.id),
);

export const parcelsForStaff = prepare((p: OrderScope) =>
  parcelsIn({ tenantId: p.tenantId, shopId: p.shopId, orderId: p.id }).select([
    'parcel.id',
    'parcel.courierNumber',
    'parcel.goodsName',
    'parcel.quantity',
    'parcel.weightGrams',
    sql<boolean>`order_parcel.picked_at is not null`.as('isPicked'),
    'orderParcel.boxNumber',
  ]),
);

export const boxesForStaff = prepare((p: OrderScope) =>
  tables
    .selectFrom('orderBox')
    .select(['boxNumber', 'weightGrams', 'lengthMm', 'widthMm', 'heightMm', 'loadedAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.id)
    .orderBy('boxNumber'),
);

export const paymentsForStaff = prepare((p: OrderScope) =>
  paymentsFor({ tenantId: p.tenantId, shopId: p.shopId, orderId: p.id }).select([
    'payment.number',
    'payment.method',
    'payment.state',
    'paymentOrder.minor',
    'payment.settledAt',
    'payment.createdAt',
  ]),
);

export const refundsForStaff = prepare((p: OrderScope) =>
  tables
    .selectFrom('refund')
    .select(['number', 'minor', 'route', 'state', 'createdAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.id)
    .orderBy('id', 'desc'),
);

/** The order's event log, newest first, limited. */
export const eventsForStaff = prepare((p: OrderScope) =>
  tables
    .selectFrom('orderEvent')
    .leftJoin('staff', (join) =>
      join
        .on('orderEvent.actor', '=', 'staff')
        .onRef('staff.tenantId', '=', 'orderEvent.tenantId')
        .onRef('staff.id', '=', 'orderEvent.actorId'),
    )
    .leftJoin('member', (join) =>
      join
        .on('orderEvent.actor', '=', 'member')
        .onRef('member.tenantId', '=', 'orderEvent.tenantId')
        .onRef('member.shopId', '=', 'orderEvent.shopId')
        .onRef('member.id', '=', 'orderEvent.actorId'),
    )
    .select([
      'orderEvent.id',
      'orderEvent.act',
      'orderEvent.fromStep as from',
      'orderEvent.toStep as to',
      'orderEvent.actor',
      sql<string>`coalesce(staff.name, member.name, '')`.as('actorName'),
      'orderEvent.reason',
      'orderEvent.details',
      'orderEvent.createdAt',
    ])
    .where('orderEvent.tenantId', '=', p.tenantId)
    .where('orderEvent.shopId', '=', p.shopId)
    .where('orderEvent.orderId', '=', p.id)
    .orderBy('orderEvent.id', 'desc')
    .limit(200),
);

export const trackEventsForStaff = prepare((p: OrderScope) =>
  tables
    .selectFrom('trackEvent')
    .select(['id', 'source', 'phase', 'words', 'place', 'happenedAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.id)
    .orderBy('happenedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(200),
);

/** Row lock on a line's carrier: serialises concurrent assignments of the same bill number. */
export const lockCarrierOf = prepareChange((p: { tenantId: number; shopId: number; lineId: number }) =>
  tables
    .selectFrom('carrier')
    .innerJoin('line', (join) => sameShop(join, 'line', 'carrier').onRef('line.carrierId', '=', 'carrier.id'))
    .select('carrier.id')
    .where('line.tenantId', '=', p.tenantId)
    .where('line.shopId', '=', p.shopId)
    .where('line.id', '=', p.lineId)
    .forNoKeyUpdate('carrier'),
);

type BillNumbers = {
  tenantId: number;
  shopId: number;
  carrierId: number;
  ids: number[];
  billNumbers: string[];
};

/** Filters the bill numbers to those used by another order of the same shop and carrier. */
export const takenBillNumbers = prepare((p: BillNumbers) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('line', (join) =>
      sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'),
    )
    .select(['shopOrder.id', sql<string>`shop_order.carrier_bill_number`.as('billNumber')])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('line.carrierId', '=', p.carrierId)
    .where(sql<boolean>`shop_order.carrier_bill_number = any(${p.billNumbers}::text[])`)
    .where(sql<boolean>`not shop_order.id = any(${p.ids}::bigint[])`),
);

/** Pairs the two lists by position; an empty number clears the column. */
export const writeBillNumbers = prepareChange((p: Omit<BillNumbers, 'carrierId'>) =>
  tables
    .updateTable('shopOrder')
    .set({ carrierBillNumber: sql`nullif(given.number, '')` })
    .from(
      sql<{ id: number; number: string }>`unnest(${p.ids}::bigint[], ${p.billNumbers}::text[])`.as<'given'>(
        sql`given(id, number)`,
      ),
    )
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .whereRef('shopOrder.id', '=', 'given.id'),
);

/** Removes the order from its picking wave. */
export const leaveWave = prepareChange((p: OrderScope) =>
  tables
    .updateTable('shopOrder')
    .set({ waveId: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

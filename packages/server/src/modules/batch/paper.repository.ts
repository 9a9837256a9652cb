import type { Language } from '@onehaul/domain/language';
import { sql } from 'kysely';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type BatchScope = { tenantId: number; shopId: number; batchId: number };

const weight = sql<number>`coalesce((select sum(box.weight_grams) from order_box box
  where box.tenant_id = shop_order.tenant_id and box.shop_id = shop_order.shop_id
    and box.order_id = shop_order.id), 0)::int`;
const billNumber = sql<string>`coalesce(shop_order.carrier_bill_number, '')`;

/** Manifest rows grouped by unit, loose boxes last; an order split over two units has two rows. */
export const manifestOrders = prepare((p: BatchScope) =>
  tables
    .selectFrom('shopOrder')
    .leftJoin('orderBox', (join) =>
      sameShop(join, 'orderBox', 'shopOrder').onRef('orderBox.orderId', '=', 'shopOrder.id'),
    )
    .leftJoin('loadUnit', (join) =>
      sameShop(join, 'loadUnit', 'orderBox').onRef('loadUnit.id', '=', 'orderBox.loadUnitId'),
    )
    .select([
      'loadUnit.number as unitNumber',
      'shopOrder.number',
      billNumber.as('carrierBillNumber'),
      'shopOrder.receiverName',
      sql<string>`split_part(shop_order.receiver_region, ' ', 1)`.as('destination'),
      sql<number>`count(order_box.box_number)::int`.as('boxCount'),
      sql<number>`coalesce(sum(order_box.weight_grams), 0)::int`.as('weightGrams'),
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.batchId', '=', p.batchId)
    .groupBy([
      'loadUnit.id',
      'loadUnit.number',
      'shopOrder.id',
      'shopOrder.number',
      'shopOrder.carrierBillNumber',
      'shopOrder.receiverName',
      'shopOrder.receiverRegion',
    ])
    .orderBy(sql`load_unit.id nulls last`)
    .orderBy('shopOrder.id'),
);

/** Customs declaration of each order. */
export const declaredOrders = prepare((p: BatchScope) =>
  tables
    .selectFrom('shopOrder')
    .select([
      'number',
      billNumber.as('carrierBillNumber'),
      'receiverName',
      'declaration',
      weight.as('weightGrams'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('batchId', '=', p.batchId)
    .orderBy('id'),
);

type NumberQuery = { tenantId: number; number: string; language: Language };

const columns = [
  'shopOrder.tenantId',
  'shopOrder.shopId',
  'shopOrder.id',
  'shopOrder.number',
  'shopOrder.step',
  'shopOrder.carrierBillNumber',
  'shopOrder.memberId',
  'shopOrder.countryId',
  'shopOrder.batchId',
  'shopOrder.receiverName',
  'shopOrder.payPolicy',
  'shopOrder.totalMinor',
  'shopOrder.paidMinor',
  'shopOrder.deliveredAt',
] as const;

/** Matches by either number; each has an index over all shops of the tenant. */
const ordersWithNumber = (p: NumberQuery) => {
  const by = (column: 'shopOrder.number' | 'shopOrder.carrierBillNumber') =>
    tables
      .selectFrom('shopOrder')
      .select(columns)
      .where('shopOrder.tenantId', '=', p.tenantId)
      .where(({ ref }) => sql<boolean>`${ref(column)} ~>=~ ${p.number} and ${ref(column)} ~<=~ ${p.number}`);
  return by('shopOrder.number').union(by('shopOrder.carrierBillNumber'));
};

export const ordersArriving = prepare((p: NumberQuery) =>
  tables
    .selectFrom(ordersWithNumber(p).as('shopOrder'))
    .innerJoin('shop', (join) =>
      join.on('shop.tenantId', '=', p.tenantId).onRef('shop.id', '=', 'shopOrder.shopId'),
    )
    .innerJoin('country', 'country.id', 'shopOrder.countryId')
    .innerJoin('member', (join) =>
      join
        .on('member.tenantId', '=', p.tenantId)
        .onRef('member.shopId', '=', 'shopOrder.shopId')
        .onRef('member.id', '=', 'shopOrder.memberId'),
    )
    .leftJoin('batch', (join) =>
      join
        .on('batch.tenantId', '=', p.tenantId)
        .onRef('batch.shopId', '=', 'shopOrder.shopId')
        .onRef('batch.id', '=', 'shopOrder.batchId'),
    )
    .select(({ ref }) => [
      'shopOrder.shopId',
      'shopOrder.id',
      'shopOrder.number',
      'shopOrder.step',
      'shopOrder.carrierBillNumber',
      'shopOrder.receiverName',
      'shopOrder.payPolicy',
      'shopOrder.totalMinor',
      'shopOrder.paidMinor',
      'shopOrder.deliveredAt',
      'member.code as memberCode',
      'batch.number as batchNumber',
      translatedTextInShopOrEmpty(ref('country.names'), p.language).as('countryName'),
    ])
    .orderBy('shopOrder.id', 'desc')
    .limit(20),
);

export const trackOfOrders = prepare((p: { tenantId: number; shopIds: number[]; ids: number[] }) =>
  tables
    .selectFrom('trackEvent')
    .innerJoin(
      sql<{ shopId: number; id: number }>`unnest(${p.shopIds}::int[], ${p.ids}::bigint[])`.as<'wanted'>(
        sql`wanted(shop_id, id)`,
      ),
      (join) =>
        join.onRef('trackEvent.shopId', '=', 'wanted.shopId').onRef('trackEvent.orderId', '=', 'wanted.id'),
    )
    .select([
      'trackEvent.orderId',
      'trackEvent.id',
      'trackEvent.source',
      'trackEvent.phase',
      'trackEvent.place',
      'trackEvent.happenedAt',
    ])
    .where('trackEvent.tenantId', '=', p.tenantId)
    .orderBy('trackEvent.happenedAt', 'desc')
    .orderBy('trackEvent.id', 'desc')
    .limit(500),
);

export const ordersByNumber = prepare((p: BatchScope & { numbers: string[] }) =>
  tables
    .selectFrom('shopOrder')
    .select(['id', 'number'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('batchId', '=', p.batchId)
    .where(sql<boolean>`number = any(${p.numbers}::text[])`),
);

import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type BatchScope = ShopScope & { batchId: number };

/** The order with this number, and whether it has this box. */
export const orderOfBox = prepare((p: ShopScope & { number: string; box: number }) =>
  tables
    .selectFrom('shopOrder')
    .leftJoin('orderBox', (join) =>
      sameShop(join, 'orderBox', 'shopOrder')
        .onRef('orderBox.orderId', '=', 'shopOrder.id')
        .on('orderBox.boxNumber', '=', p.box),
    )
    .select(['shopOrder.id', 'orderBox.boxNumber'])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.number', '=', p.number),
);

/** An order by its own number, when no box label was scanned; with the box if it has exactly one. */
export const orderOfNumber = prepare((p: ShopScope & { number: string }) =>
  tables
    .selectFrom('shopOrder')
    .select([
      'id',
      'number',
      sql<number[]>`array(select box.box_number from order_box box where box.tenant_id = shop_order.tenant_id
        and box.shop_id = shop_order.shop_id and box.order_id = shop_order.id order by box.box_number)::int[]`.as(
        'boxes',
      ),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('number', '=', p.number),
);

/** The other shop of the tenant that owns an order; the index spans all its shops. */
export const otherShopOfOrder = prepare((p: ShopScope & { number: string }) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'shopOrder.tenantId').onRef('shop.id', '=', 'shopOrder.shopId'),
    )
    .select(['shopOrder.number', 'shop.names'])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '<>', p.shopId)
    .where(
      sql<boolean>`shop_order.number ~>=~ ${p.number}::text and shop_order.number ~<=~ ${p.number}::text`,
    )
    .limit(1),
);

/**
 * Where an order belongs that does not fit this batch: its line, its batch, or one it could be loaded into.
 */
export const loadingTargetOf = prepare((p: ShopScope & { orderId: number }) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('line', (join) =>
      sameShop(join, 'line', 'shopOrder').onRef('line.id', '=', 'shopOrder.lineId'),
    )
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'shopOrder').onRef('warehouse.id', '=', 'shopOrder.warehouseId'),
    )
    .leftJoin('batch', (join) =>
      sameShop(join, 'batch', 'shopOrder').onRef('batch.id', '=', 'shopOrder.batchId'),
    )
    .select([
      'line.names as line',
      'warehouse.names as warehouse',
      'batch.number as batchNumber',
      sql<string | null>`(select other.number from batch other where other.tenant_id = shop_order.tenant_id
        and other.shop_id = shop_order.shop_id and other.line_id = shop_order.line_id
        and other.warehouse_id = shop_order.warehouse_id and other.state = 'loading'
        order by other.id desc limit 1)`.as('openBatchNumber'),
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.id', '=', p.orderId),
);

type LineScope = ShopScope & { lineId: number; warehouseId: number };
const readyOrdersOfLine = (p: LineScope) =>
  tables
    .selectFrom('shopOrder')
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.step', '=', 'ready')
    .where('shopOrder.lineId', '=', p.lineId)
    .where('shopOrder.warehouseId', '=', p.warehouseId);

/** Orders ready to load that are in no batch, oldest first. */
export const waitingOrders = prepare((p: LineScope & { most: number }) =>
  readyOrdersOfLine(p)
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'shopOrder').onRef('member.id', '=', 'shopOrder.memberId'),
    )
    .select([
      'shopOrder.id',
      'shopOrder.number',
      'shopOrder.exception',
      'member.code as memberCode',
      sql<number>`(select count(*) from order_box box where box.tenant_id = shop_order.tenant_id
        and box.shop_id = shop_order.shop_id and box.order_id = shop_order.id)::int`.as('boxes'),
      sql<number>`(select coalesce(sum(box.weight_grams), 0) from order_box box
        where box.tenant_id = shop_order.tenant_id and box.shop_id = shop_order.shop_id
          and box.order_id = shop_order.id)::int`.as('weightGrams'),
    ])
    .orderBy('shopOrder.id')
    .limit(p.most),
);
export const countWaitingOrders = prepare((p: LineScope) =>
  readyOrdersOfLine(p).select(({ fn }) => fn.countAll<number>().as('total')),
);

/** The order whose single box carries a marketplace label instead of ours. */
export const orderOfLabel = prepare((p: ShopScope & { trackingNumber: string }) =>
  tables
    .selectFrom('shopOrder')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('kind', '=', 'marketplace')
    .where('carrierBillNumber', '=', p.trackingNumber),
);

export const setBatchOfOrder = prepareChange((p: ShopScope & { id: number; batchId: number | null }) =>
  tables
    .updateTable('shopOrder')
    .set({ batchId: p.batchId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

type BoxScope = ShopScope & { orderId: number; box: number };

/** Returns a row only for the first load of the box. Requires the order lock. */
export const markBoxLoaded = prepareChange((p: BoxScope & { staffId: number }) =>
  tables
    .updateTable('orderBox')
    .set({ loadedAt: sql`now()`, loadedBy: p.staffId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('boxNumber', '=', p.box)
    .where('loadedAt', 'is', null)
    .returning('boxNumber'),
);
export const markBoxUnloaded = prepareChange((p: BoxScope) =>
  tables
    .updateTable('orderBox')
    .set({ loadedAt: null, loadedBy: null, loadUnitId: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('boxNumber', '=', p.box)
    .where('loadedAt', 'is not', null)
    .returning('boxNumber'),
);

/** A box and the unit that contains it. */
export const boxOfOrder = prepare((p: BoxScope) =>
  tables
    .selectFrom('orderBox')
    .leftJoin('loadUnit', (join) =>
      sameShop(join, 'loadUnit', 'orderBox').onRef('loadUnit.id', '=', 'orderBox.loadUnitId'),
    )
    .select(['orderBox.boxNumber', 'loadUnit.number as unitNumber', 'loadUnit.state as unitState'])
    .where('orderBox.tenantId', '=', p.tenantId)
    .where('orderBox.shopId', '=', p.shopId)
    .where('orderBox.orderId', '=', p.orderId)
    .where('orderBox.boxNumber', '=', p.box),
);

const selectBatchOrders = (p: BatchScope) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'shopOrder').onRef('member.id', '=', 'shopOrder.memberId'),
    )
    .leftJoin('orderBox', (join) =>
      sameShop(join, 'orderBox', 'shopOrder').onRef('orderBox.orderId', '=', 'shopOrder.id'),
    )
    .leftJoin('loadUnit', (join) =>
      sameShop(join, 'loadUnit', 'orderBox').onRef('loadUnit.id', '=', 'orderBox.loadUnitId'),
    )
    .select([
      'shopOrder.id',
      'shopOrder.number',
      'shopOrder.step',
      'shopOrder.carrierBillNumber',
      'shopOrder.exception',
      'member.code as memberCode',
      sql<number>`count(order_box.box_number)::int`.as('boxes'),
      sql<number>`count(order_box.loaded_at)::int`.as('loadedBoxes'),
      sql<number>`coalesce(sum(order_box.weight_grams), 0)::int`.as('weightGrams'),
      sql<string[]>`coalesce(array_agg(distinct load_unit.number)
        filter (where load_unit.number is not null), '{}')`.as('unitNumbers'),
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.batchId', '=', p.batchId)
    .groupBy([
      'shopOrder.id',
      'shopOrder.number',
      'shopOrder.step',
      'shopOrder.carrierBillNumber',
      'shopOrder.exception',
      'member.code',
    ]);

/** Orders of a batch with their boxes, incomplete orders first. */
export const ordersInBatch = prepare((p: BatchScope) =>
  selectBatchOrders(p)
    .orderBy(sql`count(order_box.box_number) = count(order_box.loaded_at)`)
    .orderBy(sql`max(order_box.loaded_at) desc nulls last`)
    .orderBy('shopOrder.id'),
);
export const orderInBatch = prepare((p: BatchScope & { orderId: number }) =>
  selectBatchOrders(p).where('shopOrder.id', '=', p.orderId),
);

export const orderIdsInBatch = prepare((p: BatchScope) =>
  tables
    .selectFrom('shopOrder')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('batchId', '=', p.batchId)
    .orderBy('id'),
);

import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { isOrderServed } from '../service/index.ts';
import type { OrderScope, ShopScope } from './workplace.repository.ts';

type WarehouseScope = ShopScope & { warehouseId: number };
type WaveScope = ShopScope & { waveId: number };

/** Locks the longest-waiting orders; skips locked rows, such as an order that its member is cancelling. */
export const lockOldestToPick = prepareChange((p: WarehouseScope & { most: number }) =>
  tables
    .selectFrom('shopOrder')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('warehouseId', '=', p.warehouseId)
    .where('step', '=', 'toPick')
    .where('exception', 'is', null)
    .where(({ not }) => not(isOrderServed))
    .orderBy('id')
    .limit(p.most)
    .forUpdate()
    .skipLocked(),
);

export const ordersByNumbers = prepare((p: WarehouseScope & { numbers: string[] }) =>
  tables
    .selectFrom('shopOrder')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('warehouseId', '=', p.warehouseId)
    .where(sql<boolean>`number = any(${p.numbers}::text[])`),
);

export const insertWave = prepareChange((p: WarehouseScope & { staffId: number }) =>
  tables
    .insertInto('wave')
    .values({ tenantId: p.tenantId, shopId: p.shopId, warehouseId: p.warehouseId, staffId: p.staffId })
    .returning('id'),
);

/** Null removes the orders from their wave. */
export const setWaveOfOrders = prepareChange((p: ShopScope & { ids: number[]; waveId: number | null }) =>
  tables
    .updateTable('shopOrder')
    .set({ waveId: p.waveId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`),
);

/** Serializes concurrent last picks of two orders, so that each checks whether anything is left. */
export const lockWave = prepareChange((p: WaveScope) =>
  tables
    .selectFrom('wave')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.waveId)
    .forUpdate(),
);

/** A wave is done when none of its orders is being picked, however the last one left it. */
export const endWave = prepareChange((p: WaveScope) =>
  tables
    .updateTable('wave')
    .set({ state: 'done', doneAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.waveId)
    .where('state', '=', 'open')
    .where(
      sql<boolean>`not exists (select from shop_order where shop_order.tenant_id = wave.tenant_id
        and shop_order.shop_id = wave.shop_id and shop_order.wave_id = wave.id and shop_order.step = 'picking')`,
    )
    .returning('id'),
);

export const openWaveRows = prepare((p: WarehouseScope) =>
  tables
    .selectFrom('wave')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'wave.tenantId').onRef('staff.id', '=', 'wave.staffId'),
    )
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('shopOrder')
          .innerJoinLateral(
            // An order consists of parcels or of stock items.
            sql<{ pickedAt: Date | null }>`(
              select picked_at from order_parcel part where part.tenant_id = shop_order.tenant_id
                and part.shop_id = shop_order.shop_id and part.order_id = shop_order.id
              union all
              select picked_at from order_item part where part.tenant_id = shop_order.tenant_id
                and part.shop_id = shop_order.shop_id and part.order_id = shop_order.id)`.as('part'),
            (join) => join.onTrue(),
          )
          .whereRef('shopOrder.tenantId', '=', 'wave.tenantId')
          .whereRef('shopOrder.shopId', '=', 'wave.shopId')
          .whereRef('shopOrder.waveId', '=', 'wave.id')
          .where('shopOrder.step', '<>', 'cancelled')
          .select([
            sql<number>`count(distinct shop_order.id)`.as('orderCount'),
            sql<number>`count(*)`.as('parcelCount'),
            sql<number>`count(part.picked_at)`.as('pickedCount'),
            sql<number>`count(distinct shop_order.id) filter (where shop_order.step = 'picking'
              and shop_order.exception is not null)`.as('exceptionCount'),
            sql<number>`count(*) filter (where shop_order.step = 'picking')`.as('left'),
          ])
          .as('work'),
      (join) => join.onTrue(),
    )
    .select([
      'wave.id',
      'staff.name as staffName',
      'wave.createdAt',
      'work.orderCount',
      'work.parcelCount',
      'work.pickedCount',
      'work.exceptionCount',
    ])
    .where('wave.tenantId', '=', p.tenantId)
    .where('wave.shopId', '=', p.shopId)
    .where('wave.warehouseId', '=', p.warehouseId)
    .where('wave.state', '=', 'open')
    .where('work.left', '>', 0)
    .orderBy('wave.id'),
);

export const countToPick = prepare((p: WarehouseScope) =>
  tables
    .selectFrom('shopOrder')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('warehouseId', '=', p.warehouseId)
    .where('step', '=', 'toPick')
    .where('exception', 'is', null)
    .where(({ not }) => not(isOrderServed)),
);

export const waveById = prepare((p: WarehouseScope & { waveId: number }) =>
  tables
    .selectFrom('wave')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'wave.tenantId').onRef('staff.id', '=', 'wave.staffId'),
    )
    .select(['wave.id', 'staff.name as staffName', 'wave.state', 'wave.createdAt'])
    .where('wave.tenantId', '=', p.tenantId)
    .where('wave.shopId', '=', p.shopId)
    .where('wave.warehouseId', '=', p.warehouseId)
    .where('wave.id', '=', p.waveId),
);

/** In aisle order; parcels without a bin come last, because they have to be searched for. */
export const parcelsOfWave = prepare((p: WaveScope) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('orderParcel', (join) =>
      sameShop(join, 'orderParcel', 'shopOrder').onRef('orderParcel.orderId', '=', 'shopOrder.id'),
    )
    .innerJoin('parcel', (join) =>
      sameShop(join, 'parcel', 'orderParcel').onRef('parcel.id', '=', 'orderParcel.parcelId'),
    )
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'shopOrder').onRef('member.id', '=', 'shopOrder.memberId'),
    )
    .leftJoin('bin', (join) => sameShop(join, 'bin', 'parcel').onRef('bin.id', '=', 'parcel.binId'))
    .select([
      'shopOrder.number as orderNumber',
      'parcel.courierNumber',
      'parcel.piece',
      sql<string>`coalesce(bin.code, '')`.as('binCode'),
      'parcel.goodsName',
      'parcel.weightGrams',
      'member.code as memberCode',
      'orderParcel.pickedAt',
      'shopOrder.exception',
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.waveId', '=', p.waveId)
    .where('shopOrder.step', '<>', 'cancelled')
    .orderBy(sql`bin.position nulls last`)
    .orderBy('shopOrder.id')
    .orderBy('parcel.id'),
);

export const pickOfParcel = prepare((p: OrderScope & { parcelId: number }) =>
  tables
    .selectFrom('orderParcel')
    .select(['pickedAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('parcelId', '=', p.parcelId),
);

export const markPicked = prepareChange(
  (p: OrderScope & { parcelId: number; pickedAt: Date; staffId: number }) =>
    tables
      .updateTable('orderParcel')
      .set({ pickedAt: p.pickedAt, pickedBy: p.staffId })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('orderId', '=', p.orderId)
      .where('parcelId', '=', p.parcelId)
      .where('pickedAt', 'is', null),
);

/** Reverts the picks: parcels return to their bins. */
export const resetPicks = prepareChange((p: OrderScope) =>
  tables
    .updateTable('orderParcel')
    .set({ pickedAt: null, pickedBy: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId),
);

export const countPicks = prepare((p: OrderScope) =>
  tables
    .selectFrom('orderParcel')
    .select(({ fn }) => [
      fn.countAll<number>().as('parcelCount'),
      fn.count<number>('pickedAt').as('pickedCount'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId),
);

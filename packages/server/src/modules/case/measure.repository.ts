import type { MeasureOutcome } from '@onehaul/domain/case/measurement';
import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { isOverdue } from './case.repository.ts';

type ShopScope = { tenantId: number; shopId: number };

/**
 * Pending remeasurements of a warehouse. Selects no previous figures, so none can be displayed by mistake.
 */
export const pendingRemeasurements = prepare((p: ShopScope & { warehouseId: number; staffId: number }) =>
  tables
    .selectFrom('supportCase')
    .leftJoin('parcel', (join) =>
      sameShop(join, 'parcel', 'supportCase').onRef('parcel.id', '=', 'supportCase.parcelId'),
    )
    .leftJoin('bin', (join) => sameShop(join, 'bin', 'parcel').onRef('bin.id', '=', 'parcel.binId'))
    .leftJoin('shopOrder', (join) =>
      sameShop(join, 'shopOrder', 'supportCase').onRef('shopOrder.id', '=', 'supportCase.orderId'),
    )
    .select([
      'supportCase.id',
      sql<'parcel' | 'order'>`case when support_case.parcel_id is null then 'order' else 'parcel' end`.as(
        'of',
      ),
      sql<string>`coalesce(parcel.courier_number, shop_order.number)`.as('number'),
      sql<number>`coalesce(parcel.piece, 1)`.as('piece'),
      sql<string>`coalesce(bin.code, '')`.as('binCode'),
      sql<string>`coalesce(parcel.goods_name, shop_order.goods_name)`.as('goodsName'),
      sql<number[]>`case when support_case.parcel_id is null then array(
          select box.box_number::int from order_box box where box.tenant_id = support_case.tenant_id
            and box.shop_id = support_case.shop_id and box.order_id = support_case.order_id order by box.box_number)
        else array[1] end`.as('boxNumbers'),
      'supportCase.dueAt',
      isOverdue.as('isOverdue'),
      'supportCase.createdAt as openedAt',
      sql<boolean>`support_case.first_staff_id is not distinct from ${p.staffId}::int or exists (
        select from order_box box where box.tenant_id = support_case.tenant_id
          and box.shop_id = support_case.shop_id and box.order_id = support_case.order_id
          and box.packed_by = ${p.staffId}::int)`.as('isOwn'),
    ])
    .where('supportCase.tenantId', '=', p.tenantId)
    .where('supportCase.shopId', '=', p.shopId)
    .where('supportCase.warehouseId', '=', p.warehouseId)
    .where('supportCase.kind', '=', 'measurement')
    .where('supportCase.state', '<>', 'closed')
    .orderBy('supportCase.dueAt')
    .orderBy('supportCase.id')
    .limit(sql<number>`200`),
);

type Proof = ShopScope & { staffId: number; since: Date };

/** Photos of the parcel that the measuring person took since the case was opened. */
export const proofOfParcel = prepare((p: Proof & { parcelId: number }) =>
  tables
    .selectFrom('parcelPhoto')
    .select(['id', sql<number>`1`.as('boxNumber')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('parcelId', '=', p.parcelId)
    .where('staffId', '=', p.staffId)
    .where('createdAt', '>=', p.since),
);
export const proofOfOrder = prepare((p: Proof & { orderId: number }) =>
  tables
    .selectFrom('orderPhoto')
    .select(['id', sql<number>`box_number`.as('boxNumber')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('staffId', '=', p.staffId)
    .where('kind', '=', 'scale')
    .where('boxNumber', 'is not', null)
    .where('createdAt', '>=', p.since),
);

type RemeasureRecord = ShopScope & {
  id: number;
  remeasured: string;
  secondStaffId: number;
  outcome: MeasureOutcome;
  refundedMinor: number;
};

export const updateRemeasurement = prepareChange((p: RemeasureRecord) =>
  tables
    .updateTable('supportCase')
    .set({
      remeasured: sql`${p.remeasured}::jsonb`,
      secondStaffId: p.secondStaffId,
      outcome: p.outcome,
      refundedMinor: p.refundedMinor,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

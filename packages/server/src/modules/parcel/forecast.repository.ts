import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type MemberScope = ShopScope & { memberId: number };

export const goodsTypesOf = prepare((p: ShopScope) =>
  tables
    .selectFrom('goodsType')
    .select(['id', 'names'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .orderBy('position')
    .orderBy('id'),
);

export const warehouseOf = prepare((p: ShopScope & { warehouseId: number }) =>
  tables
    .selectFrom('warehouse')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where('id', '=', p.warehouseId),
);

/**
 * Parcels a forecast depends on: the member's own forecasts and parcels in stock. Other members' forecasts
 * are excluded so that they stay undisclosed (A31).
 */
export const findRelatedParcels = prepare((p: MemberScope & { numbers: string[] }) =>
  tables
    .selectFrom('parcel')
    .select(['id', 'courierNumber', 'memberId', 'state'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`courier_number = any(${p.numbers}::text[])`)
    .where('joinedId', 'is', null)
    .where(
      sql<boolean>`(state in ('received', 'stored', 'reserved', 'packed', 'unclaimed', 'claimPending', 'onHold')
        or (state = 'forecast' and member_id = ${p.memberId}))`,
    )
    .orderBy('id'),
);
export type RelatedParcel = NonNullable<(typeof findRelatedParcels)['row']>;

export const ownForecasts = prepare((p: MemberScope & { numbers: string[] }) =>
  tables
    .selectFrom('parcel')
    .select(['id', 'courierNumber'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<boolean>`courier_number = any(${p.numbers}::text[])`)
    .where(sql<boolean>`state = 'forecast' and joined_id is null`),
);

type NewForecasts = MemberScope & {
  warehouseId: number;
  numbers: string[];
  goodsNames: string[];
  goodsTypeIds: (number | null)[];
  quantities: number[];
  unitPrices: number[];
  remarks: string[];
};

/**
 * Inserts all forecasts in one statement, sorted by number to prevent deadlocks. A number the member forecast
 * concurrently returns no row.
 */
export const insertForecasts = prepareChange((p: NewForecasts) =>
  tables
    .insertInto('parcel')
    .columns([
      'tenantId',
      'shopId',
      'memberId',
      'warehouseId',
      'courierNumber',
      'state',
      'goodsName',
      'goodsTypeId',
      'quantity',
      'unitPriceCents',
      'remark',
    ])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, ${p.memberId}::int, ${p.warehouseId}::int, number, 'forecast',
            goods_name, goods_type_id, quantity, unit_price, remark
          from unnest(${p.numbers}::text[], ${p.goodsNames}::text[], ${p.goodsTypeIds}::int[], ${p.quantities}::int[],
            ${p.unitPrices}::bigint[], ${p.remarks}::text[])
            as row (number, goods_name, goods_type_id, quantity, unit_price, remark)
          order by number`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'shopId', 'memberId', 'courierNumber'])
        .where(sql<boolean>`state = 'forecast' and joined_id is null`)
        .doNothing(),
    )
    .returning(['id', 'courierNumber']),
);

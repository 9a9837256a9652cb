import { sql } from 'kysely';
import { prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

/** Locks the member's forecast of this number, to be joined with the arrived parcel. */
export const lockForecastOf = prepareChange((p: ShopScope & { memberId: number; courierNumber: string }) =>
  tables
    .selectFrom('parcel')
    .selectAll()
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('courierNumber', '=', p.courierNumber)
    .where('state', '=', 'forecast')
    .where('joinedId', 'is', null)
    .forUpdate(),
);

/** Copies the goods data from the forecast to the parcel. */
export const copyGoodsFromForecast = prepareChange((p: ShopScope & { id: number; forecastId: number }) =>
  tables
    .updateTable('parcel')
    .from('parcel as forecast')
    .set({
      goodsName: sql`forecast.goods_name`,
      goodsTypeId: sql`forecast.goods_type_id`,
      quantity: sql`forecast.quantity`,
      unitPriceCents: sql`forecast.unit_price_cents`,
      remark: sql`forecast.remark`,
    })
    .where('parcel.tenantId', '=', p.tenantId)
    .where('parcel.shopId', '=', p.shopId)
    .where('parcel.id', '=', p.id)
    .where('forecast.tenantId', '=', p.tenantId)
    .where('forecast.shopId', '=', p.shopId)
    .where('forecast.id', '=', p.forecastId),
);

/** Marks a forecast as joined with the parcel: the row remains for its events, hidden from all lists. */
export const joinForecast = prepareChange((p: ShopScope & { id: number; joinedId: number }) =>
  tables
    .updateTable('parcel')
    .set({ joinedId: p.joinedId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

type Settling = ShopScope & { parcelId: number; memberId: number; staffId: number | null; reason: string };

/** Decides every open claim: approves the new owner's, rejects the others. */
export const settleClaims = prepareChange((p: Settling) =>
  tables
    .updateTable('parcelClaim')
    .set({
      state: sql`case when member_id = ${p.memberId}::int then 'approved' else 'rejected' end`,
      reason: sql`case when member_id = ${p.memberId}::int then ${p.reason}::text else '' end`,
      staffId: p.staffId,
      decidedAt: sql`now()`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('parcelId', '=', p.parcelId)
    .where('state', '=', 'open')
    .returning(['id', 'memberId', 'state']),
);

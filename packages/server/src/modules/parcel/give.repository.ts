import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';

type OfShop = { tenantId: number; shopId: number };

/** What the member said of this number before it came, held with the parcel it turned out to be. */
export const lockForecastOf = prepare((p: OfShop & { memberId: number; courierNumber: string }) =>
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

/** The parcel speaks of its goods as the forecast did. */
export const takeGoods = prepare((p: OfShop & { id: number; forecastId: number }) =>
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

/** The forecast is the same thing as the parcel: it is kept for its events and shown nowhere. */
export const joinForecast = prepare((p: OfShop & { id: number; joinedId: number }) =>
  tables
    .updateTable('parcel')
    .set({ joinedId: p.joinedId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

type Settling = OfShop & { parcelId: number; memberId: number; staffId: number | null; reason: string };

/** Every claim that waits is answered: the owner's with yes, the others' with no. */
export const settleClaims = prepare((p: Settling) =>
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

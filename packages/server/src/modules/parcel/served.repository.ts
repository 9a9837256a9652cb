import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';

type OfShop = { tenantId: number; shopId: number };

/** Which of these parcels somebody was paid to work on and has not finished with, or is to measure again. */
export const servedParcels = prepare((p: OfShop & { ids: number[] }) =>
  tables
    .selectFrom('serviceRequest')
    .select([sql<number>`parcel_id`.as('parcelId'), sql<boolean>`false`.as('isMeasured')])
    .distinct()
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`parcel_id = any(${p.ids}::bigint[])`)
    .where('parcelId', 'is not', null)
    // Written out: only then does the planner see that the index of what is worked on holds them all.
    .where(sql<boolean>`state in ('paid', 'assigned')`)
    .union(
      tables
        .selectFrom('supportCase')
        .select([sql<number>`parcel_id`.as('parcelId'), sql<boolean>`true`.as('isMeasured')])
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where(sql<boolean>`parcel_id = any(${p.ids}::bigint[])`)
        .where('parcelId', 'is not', null)
        .where('kind', '=', 'measurement')
        .where('state', '<>', 'closed'),
    ),
);

/** The one instant of a change. */
export const instantNow = prepare((_: { tenantId: number }) =>
  tables.selectNoFrom([sql<Date>`now()`.as('now')]),
);

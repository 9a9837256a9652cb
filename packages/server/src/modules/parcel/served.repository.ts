import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

/** Parcels with a paid service in progress or a remeasurement pending. */
export const servedParcels = prepare((p: ShopScope & { ids: number[] }) =>
  tables
    .selectFrom('serviceRequest')
    .select([sql<number>`parcel_id`.as('parcelId'), sql<boolean>`false`.as('isMeasured')])
    .distinct()
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(sql<boolean>`parcel_id = any(${p.ids}::bigint[])`)
    .where('parcelId', 'is not', null)
    // Literal SQL, not parameters: only then does the planner match the partial index of services in
    // progress.
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

/** Transaction time. */
export const instantNow = prepare((_: { tenantId: number }) =>
  tables.selectNoFrom([sql<Date>`now()`.as('now')]),
);

import type { evidenceActs } from '@onehaul/contract/case';
import type { MeasuredPiece } from '@onehaul/domain/case/measurement';
import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type ParcelScope = ShopScope & { parcelId: number };
type OrderScope = ShopScope & { orderId: number };
type EvidenceAct = (typeof evidenceActs)[number];

/** History acts that count as evidence, mapped to the case's own terms. */
const actsOfParcel: Record<string, EvidenceAct> = {
  arrive: 'arrived',
  receive: 'arrived',
  measure: 'measured',
  remeasure: 'remeasured',
  hold: 'held',
  pack: 'packed',
  ship: 'shipped',
  deliver: 'delivered',
  lose: 'lost',
};
const actsOfOrder: Record<string, EvidenceAct> = {
  pack: 'packed',
  remeasure: 'remeasured',
  ship: 'shipped',
  deliver: 'delivered',
};
const mapActs = (acts: Record<string, EvidenceAct>) =>
  sql<EvidenceAct>`case act ${sql.join(
    Object.entries(acts).map(([act, word]) => sql`when ${sql.lit(act)} then ${sql.lit(word)}`),
    sql` `,
  )} end`;

export const photosOfParcel = prepare((p: ParcelScope) =>
  tables
    .selectFrom('parcelPhoto')
    .select(['id', 'kind', sql<number | null>`null::int`.as('boxNumber'), 'fileKey', 'createdAt as takenAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('parcelId', '=', p.parcelId)
    .orderBy('createdAt')
    .orderBy('id'),
);
/** The last measurement of a parcel; no row before it was measured. */
export const pieceOfParcel = prepare((p: ParcelScope) =>
  tables
    .selectFrom('parcel')
    .select([
      sql<number>`1`.as('boxNumber'),
      sql<number>`weight_grams`.as('grams'),
      sql<number>`length_mm`.as('lengthMillimetres'),
      sql<number>`width_mm`.as('widthMillimetres'),
      sql<number>`height_mm`.as('heightMillimetres'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.parcelId)
    .where('weightGrams', 'is not', null),
);
/** The boxes of an order, and the staff member who measured each. */
export const piecesOfOrder = prepare((p: OrderScope) =>
  tables
    .selectFrom('orderBox')
    .select([
      'boxNumber',
      'weightGrams as grams',
      'lengthMm as lengthMillimetres',
      'widthMm as widthMillimetres',
      'heightMm as heightMillimetres',
      'packedBy',
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .orderBy('boxNumber'),
);
export const measuredPieceOf = ({
  boxNumber,
  grams,
  lengthMillimetres,
  widthMillimetres,
  heightMillimetres,
}: MeasuredPiece): MeasuredPiece => ({
  boxNumber,
  grams,
  lengthMillimetres,
  widthMillimetres,
  heightMillimetres,
});

export const eventsOfParcel = prepare((p: ParcelScope) =>
  tables
    .selectFrom('parcelEvent')
    .select([mapActs(actsOfParcel).as('act'), 'createdAt as happenedAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('parcelId', '=', p.parcelId)
    .where(sql<boolean>`act = any(${sql.lit(`{${Object.keys(actsOfParcel).join(',')}}`)}::text[])`)
    .orderBy('id')
    .limit(sql<number>`100`),
);
export const eventsOfOrder = prepare((p: OrderScope) =>
  tables
    .selectFrom('orderEvent')
    .select([mapActs(actsOfOrder).as('act'), 'createdAt as happenedAt'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where(sql<boolean>`act = any(${sql.lit(`{${Object.keys(actsOfOrder).join(',')}}`)}::text[])`)
    .orderBy('id')
    .limit(sql<number>`100`),
);

/** The staff member who last weighed a parcel. */
export const measurerOfParcel = prepare((p: ParcelScope) =>
  tables
    .selectFrom('parcelEvent')
    .select(sql<number>`actor_id`.as('staffId'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('parcelId', '=', p.parcelId)
    .where('actor', '=', 'staff')
    .where('act', 'in', ['measure', 'remeasure'])
    .orderBy('id', 'desc')
    .limit(1),
);

import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

/** Amounts paid or on offer for the same subject in other cases. */
const paidInOtherCases = (
  p: { id: number },
  column: 'parcel_id' | 'order_id',
  holder: 'parcel' | 'shop_order',
) =>
  sql<number>`coalesce((select sum(other.offered_minor) from support_case other
    where other.tenant_id = ${sql.ref(`${holder}.tenant_id`)} and other.shop_id = ${sql.ref(`${holder}.shop_id`)}
      and other.${sql.ref(column)} = ${sql.ref(`${holder}.id`)} and other.id <> ${p.id}::bigint
      and (other.journal_id is not null or other.state = 'offered')), 0)`;

export const orderCover = prepare((p: ShopScope & { orderId: number; id: number }) =>
  tables
    .selectFrom('shopOrder')
    .select([
      'insuredMinor',
      'paidMinor',
      'declaredMinor',
      paidInOtherCases(p, 'order_id', 'shop_order').as('paidBeforeMinor'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.orderId),
);

export const parcelCover = prepare((p: ShopScope & { parcelId: number; id: number }) =>
  tables
    .selectFrom('parcel')
    .select([
      sql<number>`parcel.unit_price_cents * parcel.quantity`.as('declaredMinor'),
      paidInOtherCases(p, 'parcel_id', 'parcel').as('paidBeforeMinor'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.parcelId),
);

import type { Box } from '@onehaul/domain/fee/shipment';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type MemberScope = { tenantId: number; shopId: number; memberId: number };

/** The member's active SKUs by code, with the size and weight of one piece. */
export const skusByCodes = prepare((p: MemberScope & { codes: readonly string[] }) =>
  tables
    .selectFrom('sku')
    .select([
      'id',
      'code',
      'name',
      'nameEnglish',
      'goodsTypeId',
      'declaredMinor',
      'hsCode',
      sql<Box>`jsonb_build_object('grams', weight_grams, 'lengthMillimetres', length_mm, 'widthMillimetres', width_mm,
        'heightMillimetres', height_mm)`.as('box'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<boolean>`code = any(${p.codes}::text[])`)
    .where('isActive', '=', true),
);
export type SkuRow = NonNullable<(typeof skusByCodes)['row']>;

export const existingClientNumbers = prepare((p: MemberScope & { numbers: readonly string[] }) =>
  tables
    .selectFrom('shopOrder')
    .select(sql<string>`client_number`.as('clientNumber'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('kind', '=', 'cod')
    .where('clientNumber', 'is not', null)
    .where('step', '<>', 'cancelled')
    .where(sql<boolean>`client_number = any(${p.numbers}::text[])`),
);

export const insertOrderItems = prepareChange((p: MemberScope & { items: string }) =>
  tables
    .insertInto('orderItem')
    .columns(['tenantId', 'shopId', 'orderId', 'skuId', 'quantity'])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, one."orderId", one."skuId", one."quantity"
        from jsonb_to_recordset(${p.items}::jsonb) as one ("orderId" bigint, "skuId" bigint, "quantity" int)
        order by one."orderId", one."skuId"`,
    ),
);

/** The collection amount of each order, in the currency of its country. */
export const insertCodOrders = prepareChange((p: MemberScope & { currencyCode: string; orders: string }) =>
  tables
    .insertInto('codOrder')
    .columns(['tenantId', 'shopId', 'orderId', 'memberId', 'currencyCode', 'expectedMinor'])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, one."id", ${p.memberId}::int, ${p.currencyCode}::text, one."minor"
        from jsonb_to_recordset(${p.orders}::jsonb) as one ("id" bigint, "minor" bigint) order by one."id"`,
    ),
);

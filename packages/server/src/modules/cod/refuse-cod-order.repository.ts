import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepareChange, tables } from '../../db/statement.ts';

type OrderScope = { tenantId: number; shopId: number; orderId: number };

/** The money of an order whose row is locked. */
export const codStateOf = prepareChange((p: OrderScope) =>
  tables
    .selectFrom('codOrder')
    .select('state')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .forUpdate(),
);

export const markRefused = prepareChange((p: OrderScope & { reason: string }) =>
  tables
    .updateTable('codOrder')
    .set({ state: 'refused', refusedAt: sql`now()`, refusalReason: p.reason })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('state', '=', 'expected'),
);

type NewReturn = OrderScope & {
  number: string;
  memberId: number;
  accountId: number;
  warehouseId: number;
  clientNumber: string;
  reason: string;
};

/** Returns no row when the number is taken. */
export const insertReturn = prepareChange((p: NewReturn) =>
  tables
    .insertInto('returnParcel')
    .values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      number: p.number,
      memberId: p.memberId,
      accountId: p.accountId,
      orderId: p.orderId,
      clientNumber: p.clientNumber,
      warehouseId: p.warehouseId,
      reason: p.reason,
    })
    .onConflict((conflict) => conflict.columns(['tenantId', 'shopId', 'number']).doNothing())
    .returning('id'),
);

/** The return expects exactly what was shipped. */
export const insertReturnItems = prepareChange((p: OrderScope & { returnId: number }) =>
  tables
    .insertInto('returnItem')
    .columns(['tenantId', 'shopId', 'returnId', 'position', 'skuId', 'goodsName', 'quantity'])
    .expression((query) =>
      query
        .selectFrom('orderItem')
        .innerJoin('sku', (join) =>
          sameShop(join, 'sku', 'orderItem').onRef('sku.id', '=', 'orderItem.skuId'),
        )
        .select([
          'orderItem.tenantId',
          'orderItem.shopId',
          sql<number>`${p.returnId}::bigint`.as('returnId'),
          sql<number>`row_number() over (order by sku.code)`.as('position'),
          'orderItem.skuId',
          'sku.name',
          'orderItem.quantity',
        ])
        .where('orderItem.tenantId', '=', p.tenantId)
        .where('orderItem.shopId', '=', p.shopId)
        .where('orderItem.orderId', '=', p.orderId),
    ),
);

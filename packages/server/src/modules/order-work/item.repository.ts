import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';
import type { OfOrder, OfShop } from './workplace.repository.ts';

const withSku = tables
  .selectFrom('orderItem')
  .innerJoin('sku', (join) =>
    join
      .onRef('sku.tenantId', '=', 'orderItem.tenantId')
      .onRef('sku.shopId', '=', 'orderItem.shopId')
      .onRef('sku.id', '=', 'orderItem.skuId'),
  );

/** Goods of stock in a wave: all of one kind after each other, so that nobody goes to a place twice. */
export const itemsOfWave = prepare((p: OfShop & { waveId: number }) =>
  withSku
    .innerJoin('shopOrder', (join) =>
      join
        .onRef('shopOrder.tenantId', '=', 'orderItem.tenantId')
        .onRef('shopOrder.shopId', '=', 'orderItem.shopId')
        .onRef('shopOrder.id', '=', 'orderItem.orderId'),
    )
    .innerJoin('member', (join) =>
      join
        .onRef('member.tenantId', '=', 'shopOrder.tenantId')
        .onRef('member.shopId', '=', 'shopOrder.shopId')
        .onRef('member.id', '=', 'shopOrder.memberId'),
    )
    .select([
      'shopOrder.number as orderNumber',
      'sku.code',
      'sku.barcode',
      'sku.name',
      'orderItem.quantity',
      'sku.weightGrams',
      'member.code as memberCode',
      'orderItem.pickedAt',
      'shopOrder.exception',
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.waveId', '=', p.waveId)
    .where('shopOrder.step', '<>', 'cancelled')
    .orderBy('sku.code')
    .orderBy('sku.id')
    .orderBy('shopOrder.id'),
);

export const itemsOfOrder = prepare((p: OfOrder) =>
  withSku
    .select([
      'sku.code',
      'sku.name',
      'orderItem.quantity',
      sql<boolean>`order_item.picked_at is not null`.as('isPicked'),
    ])
    .where('orderItem.tenantId', '=', p.tenantId)
    .where('orderItem.shopId', '=', p.shopId)
    .where('orderItem.orderId', '=', p.orderId)
    .orderBy('sku.code'),
);

/** By its code or what is printed on it. Two kinds of goods with one barcode are told apart by their codes. */
export const itemByCode = prepare((p: OfOrder & { code: string }) =>
  withSku
    .select(['orderItem.skuId', 'sku.name', 'orderItem.quantity', 'orderItem.pickedAt'])
    .where('orderItem.tenantId', '=', p.tenantId)
    .where('orderItem.shopId', '=', p.shopId)
    .where('orderItem.orderId', '=', p.orderId)
    .where(sql<boolean>`(upper(sku.code) = upper(${p.code}) or upper(sku.barcode) = upper(${p.code}))`)
    .orderBy(sql`upper(sku.code) = upper(${p.code}) desc`)
    .limit(1),
);

export const writeItemPicked = prepare((p: OfOrder & { skuId: number; pickedAt: Date; staffId: number }) =>
  tables
    .updateTable('orderItem')
    .set({ pickedAt: p.pickedAt, pickedBy: p.staffId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('skuId', '=', p.skuId)
    .where('pickedAt', 'is', null),
);

/** Back to where they lay; they are still promised to the order. */
export const forgetItemPicks = prepare((p: OfOrder) =>
  tables
    .updateTable('orderItem')
    .set({ pickedAt: null, pickedBy: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId),
);

export const countItems = prepare((p: OfOrder) =>
  tables
    .selectFrom('orderItem')
    .select(({ fn }) => [
      fn.countAll<number>().as('itemCount'),
      fn.count<number>('pickedAt').as('pickedCount'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId),
);

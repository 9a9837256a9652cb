import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type OrderScope = ShopScope & { orderId: number };

/** Deletes the task; returns no row when another process has taken it. */
export const claimCollectionTask = prepareChange((p: { tenantId: number; id: number }) =>
  tables
    .deleteFrom('orderTask')
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('kind', '=', 'cod')
    .returning('id'),
);

/**
 * Today's rate of one yuan in the receiver's currency; the order's own rate if the shop no longer has one.
 */
export const rateToday = sql<number>`coalesce(
  case when cod_order.currency_code = 'CNY' then 1 end,
  (select currency.exchange_rate from currency
   where currency.tenant_id = cod_order.tenant_id and currency.shop_id = cod_order.shop_id
     and currency.code = cod_order.currency_code),
  shop_order.exchange_rate)`;

/** Locks the order, then its money, in the global lock order. */
export const lockCodOrder = prepareChange((p: OrderScope) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('codOrder', (join) =>
      sameShop(join, 'codOrder', 'shopOrder').onRef('codOrder.orderId', '=', 'shopOrder.id'),
    )
    .select([
      'shopOrder.id',
      'shopOrder.number',
      'shopOrder.step',
      'codOrder.state',
      'codOrder.memberId',
      'codOrder.currencyCode',
      'codOrder.expectedMinor',
      'codOrder.owedMinor',
      'codOrder.collections',
      rateToday.as('rateToday'),
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.id', '=', p.orderId)
    .forUpdate(['shopOrder', 'codOrder']),
);

type CollectionAmounts = OrderScope & { collectedMinor: number; exchangeRate: number; owedMinor: number };

/** Fixes the amount owed to the seller. */
export const markCollected = prepareChange((p: CollectionAmounts) =>
  tables
    .updateTable('codOrder')
    .set({
      state: 'collected',
      collectedMinor: p.collectedMinor,
      exchangeRate: p.exchangeRate,
      owedMinor: p.owedMinor,
      collectedAt: sql`now()`,
      collections: sql`collections + 1`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('state', '=', 'expected')
    .returning('orderId'),
);

export const markCollectionReversed = prepareChange((p: OrderScope) =>
  tables
    .updateTable('codOrder')
    .set({
      state: 'expected',
      collectedMinor: null,
      exchangeRate: null,
      owedMinor: null,
      collectedAt: null,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('state', '=', 'collected')
    .returning('orderId'),
);

import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type OfShop = { tenantId: number; shopId: number };
type OfOrder = OfShop & { orderId: number };

/** Orders whose carrier has just been paid at the door. */
export const waitingCollections = prepare((p: { tenantId: number; limit: number }) =>
  tables
    .selectFrom('orderTask')
    .select(['id', 'shopId', 'orderId'])
    .where('tenantId', '=', p.tenantId)
    .where('kind', '=', 'cod')
    .where('doneAt', 'is', null)
    .orderBy('id')
    .limit(p.limit),
);

/** Takes the task with it: no row when somebody else has. */
export const takeCollectionTask = prepare((p: { tenantId: number; id: number }) =>
  tables
    .deleteFrom('orderTask')
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('kind', '=', 'cod')
    .returning('id'),
);

/** What one yuan is worth in the receiver's money today; as when the order was made, where the shop has no rate any more. */
export const rateToday = sql<number>`coalesce(
  case when cod_order.currency_code = 'CNY' then 1 end,
  (select currency.exchange_rate from currency
   where currency.tenant_id = cod_order.tenant_id and currency.shop_id = cod_order.shop_id
     and currency.code = cod_order.currency_code),
  shop_order.exchange_rate)`;

/** An order and its money, held: the order first, as everybody does. */
export const lockMoney = prepare((p: OfOrder) =>
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

type Collected = OfOrder & { collectedMinor: number; exchangeRate: number; owedMinor: number };

/** From here on it is known what its seller is owed. */
export const markCollected = prepare((p: Collected) =>
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

export const markTakenBack = prepare((p: OfOrder) =>
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

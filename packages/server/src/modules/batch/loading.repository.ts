import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';

type OfShop = { tenantId: number; shopId: number };
type OfBatch = OfShop & { batchId: number };

/** The order with this number, and whether it has this box. */
export const orderOfBox = prepare((p: OfShop & { number: string; box: number }) =>
  tables
    .selectFrom('shopOrder')
    .leftJoin('orderBox', (join) =>
      join
        .onRef('orderBox.tenantId', '=', 'shopOrder.tenantId')
        .onRef('orderBox.shopId', '=', 'shopOrder.shopId')
        .onRef('orderBox.orderId', '=', 'shopOrder.id')
        .on('orderBox.boxNumber', '=', p.box),
    )
    .select(['shopOrder.id', 'orderBox.boxNumber'])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.number', '=', p.number),
);

/** The order whose one box wears a marketplace's label in the place of ours. */
export const orderOfLabel = prepare((p: OfShop & { trackingNumber: string }) =>
  tables
    .selectFrom('shopOrder')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('kind', '=', 'marketplace')
    .where('carrierBillNumber', '=', p.trackingNumber),
);

export const writeBatchOf = prepare((p: OfShop & { id: number; batchId: number | null }) =>
  tables
    .updateTable('shopOrder')
    .set({ batchId: p.batchId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

type OfBox = OfShop & { orderId: number; box: number };

/** Answers a row only for who loads it first. The order is held. */
export const loadBox = prepare((p: OfBox & { staffId: number }) =>
  tables
    .updateTable('orderBox')
    .set({ loadedAt: sql`now()`, loadedBy: p.staffId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('boxNumber', '=', p.box)
    .where('loadedAt', 'is', null)
    .returning('boxNumber'),
);
export const unloadBox = prepare((p: OfBox) =>
  tables
    .updateTable('orderBox')
    .set({ loadedAt: null, loadedBy: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('boxNumber', '=', p.box)
    .where('loadedAt', 'is not', null)
    .returning('boxNumber'),
);

export const boxExists = prepare((p: OfBox) =>
  tables
    .selectFrom('orderBox')
    .select('boxNumber')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('boxNumber', '=', p.box),
);

const inside = (p: OfBatch) =>
  tables
    .selectFrom('shopOrder')
    .innerJoin('member', (join) =>
      join
        .onRef('member.tenantId', '=', 'shopOrder.tenantId')
        .onRef('member.shopId', '=', 'shopOrder.shopId')
        .onRef('member.id', '=', 'shopOrder.memberId'),
    )
    .leftJoin('orderBox', (join) =>
      join
        .onRef('orderBox.tenantId', '=', 'shopOrder.tenantId')
        .onRef('orderBox.shopId', '=', 'shopOrder.shopId')
        .onRef('orderBox.orderId', '=', 'shopOrder.id'),
    )
    .select([
      'shopOrder.id',
      'shopOrder.number',
      'shopOrder.step',
      'shopOrder.carrierBillNumber',
      'shopOrder.exception',
      'member.code as memberCode',
      sql<number>`count(order_box.box_number)::int`.as('boxes'),
      sql<number>`count(order_box.loaded_at)::int`.as('loadedBoxes'),
      sql<number>`coalesce(sum(order_box.weight_grams), 0)::int`.as('weightGrams'),
    ])
    .where('shopOrder.tenantId', '=', p.tenantId)
    .where('shopOrder.shopId', '=', p.shopId)
    .where('shopOrder.batchId', '=', p.batchId)
    .groupBy([
      'shopOrder.id',
      'shopOrder.number',
      'shopOrder.step',
      'shopOrder.carrierBillNumber',
      'shopOrder.exception',
      'member.code',
    ]);

/** Orders of a batch with their boxes, those that lack one first. */
export const ordersInBatch = prepare((p: OfBatch) =>
  inside(p)
    .orderBy(sql`count(order_box.box_number) = count(order_box.loaded_at)`)
    .orderBy(sql`max(order_box.loaded_at) desc nulls last`)
    .orderBy('shopOrder.id'),
);
export const orderInBatch = prepare((p: OfBatch & { orderId: number }) =>
  inside(p).where('shopOrder.id', '=', p.orderId),
);

export const idsInBatch = prepare((p: OfBatch) =>
  tables
    .selectFrom('shopOrder')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('batchId', '=', p.batchId)
    .orderBy('id'),
);

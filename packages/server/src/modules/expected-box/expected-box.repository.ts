import { sql } from 'kysely';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type OrderScope = ShopScope & { orderId: number };

/** Inserts boxes of many orders in one statement. */
export const insertExpectedBoxes = prepareChange((p: ShopScope & { boxes: string }) =>
  tables
    .insertInto('expectedBox')
    .columns([
      'tenantId',
      'shopId',
      'orderId',
      'boxNumber',
      'mark',
      'weightGrams',
      'lengthMm',
      'widthMm',
      'heightMm',
    ])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, one."orderId", one."boxNumber", one."mark", one."grams",
        one."lengthMillimetres", one."widthMillimetres", one."heightMillimetres"
      from jsonb_to_recordset(${p.boxes}::jsonb) as one ("orderId" bigint, "boxNumber" smallint, "mark" text,
        "grams" int, "lengthMillimetres" int, "widthMillimetres" int, "heightMillimetres" int)`,
    ),
);

export const expectedBoxesOf = prepare((p: OrderScope) =>
  tables
    .selectFrom('expectedBox')
    .select([
      'boxNumber',
      'mark',
      'weightGrams as grams',
      'lengthMm as lengthMillimetres',
      'widthMm as widthMillimetres',
      'heightMm as heightMillimetres',
      'receivedAt',
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .orderBy('boxNumber'),
);

export const markReceived = prepareChange((p: OrderScope & { boxNumber: number; staffId: number }) =>
  tables
    .updateTable('expectedBox')
    .set({ receivedAt: sql`now()`, receivedBy: p.staffId })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('boxNumber', '=', p.boxNumber),
);

/** The previous measurements of a box. */
export const measuresOf = prepare((p: OrderScope & { boxNumber: number }) =>
  tables
    .selectFrom('orderBox')
    .select([
      'weightGrams as grams',
      'lengthMm as lengthMillimetres',
      'widthMm as widthMillimetres',
      'heightMm as heightMillimetres',
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId)
    .where('boxNumber', '=', p.boxNumber),
);

/** Order columns of the receiving screen. */
export const arrivingOrder = prepare((p: OrderScope) =>
  tables
    .selectFrom('shopOrder')
    .select(['kind', sql<string>`coalesce(client_number, '')`.as('clientNumber')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.orderId),
);

/**
 * Orders with announced boxes that match a scanned code: our number, a mark, or the sender's own number.
 * Waiting orders first; each kind of match has its own index.
 */
export const scannedOrders = prepare(
  (p: ShopScope & { warehouseId: number; number: string; code: string; most: number }) =>
    tables
      .with('found', (query) =>
        query
          .selectFrom('shopOrder')
          .select(['id as orderId', sql<number | null>`null::smallint`.as('boxNumber')])
          .where('tenantId', '=', p.tenantId)
          .where('shopId', '=', p.shopId)
          .where('number', '=', p.number)
          .unionAll(
            query
              .selectFrom('expectedBox')
              .select(['orderId', sql<number | null>`box_number`.as('boxNumber')])
              .where('tenantId', '=', p.tenantId)
              .where('shopId', '=', p.shopId)
              .where('mark', '=', p.code)
              .where('mark', '<>', ''),
          )
          .unionAll(
            query
              .selectFrom('shopOrder')
              .select(['id as orderId', sql<number | null>`null::smallint`.as('boxNumber')])
              .where('tenantId', '=', p.tenantId)
              .where('shopId', '=', p.shopId)
              .where('clientNumber', '=', p.code)
              .where('clientNumber', 'is not', null),
          ),
      )
      .selectFrom('found')
      .innerJoin('shopOrder', 'shopOrder.id', 'found.orderId')
      .innerJoin('member', (join) =>
        sameShop(join, 'member', 'shopOrder').onRef('member.id', '=', 'shopOrder.memberId'),
      )
      .select([
        'shopOrder.id as orderId',
        'shopOrder.number as orderNumber',
        'shopOrder.step',
        'member.code as memberCode',
        sql<string>`coalesce(client_number, '')`.as('clientNumber'),
        // A mark shared by several boxes identifies none of them.
        sql<number | null>`case when count(distinct found.box_number) = 1 then max(found.box_number) end`.as(
          'boxNumber',
        ),
      ])
      .where('shopOrder.tenantId', '=', p.tenantId)
      .where('shopOrder.shopId', '=', p.shopId)
      .where('shopOrder.warehouseId', '=', p.warehouseId)
      .where('shopOrder.kind', 'in', ['peer', 'dedicated'])
      .groupBy([
        'shopOrder.id',
        'shopOrder.number',
        'shopOrder.step',
        'member.code',
        'shopOrder.clientNumber',
      ])
      .orderBy(sql`shop_order.step = 'awaitingArrival'`, 'desc')
      .orderBy('shopOrder.id', 'desc')
      .limit(p.most),
);

/** Writes the marks that a box list assigns to its boxes. */
export const updateMarks = prepareChange(
  (p: OrderScope & { boxNumbers: readonly number[]; marks: readonly string[] }) =>
    tables
      .updateTable('expectedBox')
      .from(
        sql<{ box: number; mark: string }>`unnest(${p.boxNumbers}::int[], ${p.marks}::text[])`.as<'said'>(
          sql`said (box, mark)`,
        ),
      )
      .set({ mark: sql`said.mark` })
      .where('expectedBox.tenantId', '=', p.tenantId)
      .where('expectedBox.shopId', '=', p.shopId)
      .where('expectedBox.orderId', '=', p.orderId)
      .where(sql<boolean>`expected_box.box_number = said.box`),
);

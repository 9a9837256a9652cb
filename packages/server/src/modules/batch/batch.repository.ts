import type { Language } from '@onehaul/domain/language';
import type { BatchAct, BatchState } from '@onehaul/domain/order/batch-state';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { Tables } from '../../db/tables.ts';

type ShopScope = { tenantId: number; shopId: number };
type BatchScope = ShopScope & { id: number };

const columns = [
  'batch.tenantId',
  'batch.shopId',
  'batch.id',
  'batch.number',
  'batch.state',
  'batch.warehouseId',
  'batch.lineId',
  'batch.sealNumber',
  'batch.vehicle',
  'batch.driverName',
  'batch.signatureKey',
  'batch.note',
  'batch.staffId',
  'batch.createdAt',
  'batch.closedAt',
  'batch.departedAt',
  'batch.arrivedAt',
  'batch.clearedAt',
] as const;
type Column = (typeof columns)[number] extends `batch.${infer Name}` ? Name : never;
type Row = Pick<Selectable<Tables['batch']>, Column>;

/** Orders, boxes, loaded boxes and grams of a batch; computed only for the rows of the page. */
const loadTotals = (p: { tenantId: number }) => sql<[number, number, number, number]>`(
  select array[count(distinct own.id), count(box.box_number), count(box.loaded_at),
    coalesce(sum(box.weight_grams), 0)]::int[]
  from shop_order own
  left join order_box box on box.tenant_id = ${p.tenantId} and box.shop_id = own.shop_id and box.order_id = own.id
  where own.tenant_id = ${p.tenantId} and own.shop_id = batch.shop_id and own.batch_id = batch.id)`;

/** Batches with the names of their references: selects the batches first, joins the names after. */
const selectBatches = (
  p: { tenantId: number; language: Language },
  batches: SelectQueryBuilder<Tables, 'batch', Row>,
) =>
  tables
    .selectFrom(batches.as('batch'))
    .innerJoin('shop', (join) =>
      join.on('shop.tenantId', '=', p.tenantId).onRef('shop.id', '=', 'batch.shopId'),
    )
    .innerJoin('warehouse', (join) =>
      join
        .on('warehouse.tenantId', '=', p.tenantId)
        .onRef('warehouse.shopId', '=', 'batch.shopId')
        .onRef('warehouse.id', '=', 'batch.warehouseId'),
    )
    .innerJoin('line', (join) =>
      join
        .on('line.tenantId', '=', p.tenantId)
        .onRef('line.shopId', '=', 'batch.shopId')
        .onRef('line.id', '=', 'batch.lineId'),
    )
    .innerJoin('carrier', (join) =>
      join
        .on('carrier.tenantId', '=', p.tenantId)
        .onRef('carrier.shopId', '=', 'line.shopId')
        .onRef('carrier.id', '=', 'line.carrierId'),
    )
    .innerJoin('country', 'country.id', 'line.countryId')
    .innerJoin('staff', (join) =>
      join.on('staff.tenantId', '=', p.tenantId).onRef('staff.id', '=', 'batch.staffId'),
    )
    .select(({ ref }) => [
      'batch.shopId',
      'batch.id',
      'batch.number',
      'batch.state',
      translatedTextInShopOrEmpty(ref('shop.names'), p.language).as('shopName'),
      'batch.warehouseId',
      translatedTextInShopOrEmpty(ref('warehouse.names'), p.language).as('warehouseName'),
      'batch.lineId',
      translatedTextInShopOrEmpty(ref('line.names'), p.language).as('lineName'),
      translatedTextInShopOrEmpty(ref('country.names'), p.language).as('countryName'),
      translatedTextInShopOrEmpty(ref('carrier.names'), p.language).as('carrierName'),
      'batch.sealNumber',
      'batch.vehicle',
      'batch.driverName',
      'batch.note',
      'staff.name as openedBy',
      loadTotals(p).as('counts'),
      'batch.createdAt',
      'batch.closedAt',
      'batch.departedAt',
      'batch.arrivedAt',
      'batch.clearedAt',
      'batch.signatureKey',
      'shop.timeZone',
    ]);

type Filter = { tenantId: number; shopId: number | null; state: BatchState | null };
const matching = (p: Filter) =>
  tables
    .selectFrom('batch')
    .where('batch.tenantId', '=', p.tenantId)
    .where(sql<boolean>`(${p.shopId}::int is null or batch.shop_id = ${p.shopId}::int)`)
    .where(sql<boolean>`(${p.state}::text is null or batch.state = ${p.state}::text)`);

export const batchPage = prepare((p: Filter & { language: Language; limit: number; offset: number }) =>
  selectBatches(
    p,
    matching(p)
      .select(columns)
      .orderBy('batch.createdAt', 'desc')
      .orderBy('batch.id', 'desc')
      .limit(p.limit)
      .offset(p.offset),
  )
    .orderBy('batch.createdAt', 'desc')
    .orderBy('batch.id', 'desc'),
);
export const batchCount = prepare((p: Filter) =>
  matching(p).select(({ fn }) => fn.countAll<number>().as('total')),
);

export const batchById = prepare((p: BatchScope & { language: Language }) =>
  selectBatches(
    p,
    tables
      .selectFrom('batch')
      .select(columns)
      .where('batch.tenantId', '=', p.tenantId)
      .where('batch.shopId', '=', p.shopId)
      .where('batch.id', '=', p.id),
  ),
);
export type BatchView = NonNullable<(typeof batchById)['row']>;

/** Lines of the tenant that leave a warehouse, open or closed: orders already sold still ship. */
export const linesToLoad = prepare((p: { tenantId: number; language: Language }) =>
  tables
    .selectFrom('line')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'line.tenantId').onRef('shop.id', '=', 'line.shopId'),
    )
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'line').onRef('warehouse.id', '=', 'line.warehouseId'),
    )
    .select(({ ref }) => [
      'line.shopId',
      'line.warehouseId',
      translatedTextInShopOrEmpty(ref('warehouse.names'), p.language).as('warehouseName'),
      'line.id as lineId',
      translatedTextInShopOrEmpty(ref('line.names'), p.language).as('lineName'),
    ])
    .where('line.tenantId', '=', p.tenantId)
    .orderBy('line.shopId')
    .orderBy('warehouse.position')
    .orderBy('line.position')
    .orderBy('line.id'),
);

/** A line that leaves the warehouse, with the day at its shop. */
export const lineOfWarehouse = prepare((p: ShopScope & { lineId: number; warehouseId: number }) =>
  tables
    .selectFrom('line')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'line.tenantId').onRef('shop.id', '=', 'line.shopId'),
    )
    .select(['line.id', sql<string>`to_char(now() at time zone shop.time_zone, 'YYMMDD')`.as('day')])
    .where('line.tenantId', '=', p.tenantId)
    .where('line.shopId', '=', p.shopId)
    .where('line.id', '=', p.lineId)
    .where('line.warehouseId', '=', p.warehouseId),
);

type NewBatch = ShopScope & {
  number: string;
  warehouseId: number;
  lineId: number;
  note: string;
  staffId: number;
};
/** Inserts a batch and its first history row in one statement. */
export const insertBatch = prepareChange((p: NewBatch) =>
  tables
    .with('made', (query) =>
      query
        .insertInto('batch')
        .values({
          tenantId: p.tenantId,
          shopId: p.shopId,
          number: p.number,
          warehouseId: p.warehouseId,
          lineId: p.lineId,
          note: p.note,
          staffId: p.staffId,
        })
        .returning(['tenantId', 'shopId', 'id', 'number', 'staffId']),
    )
    .with('written', (query) =>
      query
        .insertInto('batchEvent')
        .columns(['tenantId', 'shopId', 'batchId', 'act', 'toState', 'staffId'])
        .expression((from) =>
          from
            .selectFrom('made')
            .select([
              'tenantId',
              'shopId',
              'id',
              sql<string>`'open'`.as('act'),
              sql<string>`'loading'`.as('toState'),
              'staffId',
            ]),
        ),
    )
    .selectFrom('made')
    .select(['id', 'number']),
);

/** Row lock until the transaction ends; taken before any lock on the batch's orders. */
export const lockBatchRow = prepareChange((p: BatchScope) =>
  tables
    .selectFrom('batch')
    .select(['id', 'number', 'state', 'warehouseId', 'lineId', 'signatureKey'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .forUpdate(),
);
export type LockedBatch = NonNullable<(typeof lockBatchRow)['row']>;

type BatchTransition = BatchScope & {
  act: BatchAct;
  from: BatchState;
  to: BatchState;
  staffId: number;
  details: string;
};
/** Moves a batch to its next state and records the staff member, in one statement. */
export const updateBatchState = prepareChange((p: BatchTransition) =>
  tables
    .with('changed', (query) =>
      query
        .updateTable('batch')
        .set({
          state: p.to,
          closedAt: sql`case ${p.to}::text when 'closed' then now() when 'loading' then null else closed_at end`,
          departedAt: sql`case when ${p.to}::text = 'departed' then now() else departed_at end`,
          arrivedAt: sql`case when ${p.to}::text = 'arrived' then now() else arrived_at end`,
          clearedAt: sql`case when ${p.to}::text = 'cleared' then now() else cleared_at end`,
        })
        .where('tenantId', '=', p.tenantId)
        .where('shopId', '=', p.shopId)
        .where('id', '=', p.id)
        .where('state', '=', p.from)
        .returning(['tenantId', 'shopId', 'id', 'state']),
    )
    .with('written', (query) =>
      query
        .insertInto('batchEvent')
        .columns(['tenantId', 'shopId', 'batchId', 'act', 'fromState', 'toState', 'staffId', 'details'])
        .expression((from) =>
          from
            .selectFrom('changed')
            .select([
              'tenantId',
              'shopId',
              'id',
              sql<string>`${p.act}::text`.as('act'),
              sql<string>`${p.from}::text`.as('fromState'),
              'state',
              sql<number>`${p.staffId}::int`.as('staffId'),
              sql<Record<string, unknown>>`${p.details}::jsonb`.as('details'),
            ]),
        ),
    )
    .selectFrom('changed')
    .select('id'),
);

type HandOver = BatchScope & {
  sealNumber: string;
  vehicle: string;
  driverName: string;
  signatureKey: string;
};
export const writeHandOver = prepareChange((p: HandOver) =>
  tables
    .updateTable('batch')
    .set({
      sealNumber: p.sealNumber,
      vehicle: p.vehicle,
      driverName: p.driverName,
      signatureKey: p.signatureKey,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

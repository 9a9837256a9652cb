import type { InboundState } from '@onehaul/domain/stock/inbound';
import { type SqlBool, sql } from 'kysely';
import type { ReaderPage } from '../../db/page.ts';
import { translatedText, totalCount } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };
type MemberScope = ShopScope & { memberId: number };

type Item = {
  skuId: number;
  code: string;
  name: string;
  expected: number;
  counted: number | null;
  damaged: number;
};

export const inboundPage = prepare((p: ReaderPage & { memberId: number; state: InboundState | null }) =>
  tables
    .selectFrom('stockInbound as inbound')
    .innerJoin('warehouse', (join) =>
      sameShop(join, 'warehouse', 'inbound').onRef('warehouse.id', '=', 'inbound.warehouseId'),
    )
    .select(({ ref }) => [
      'inbound.id',
      'inbound.number',
      'inbound.warehouseId',
      translatedText(ref('warehouse.names'), p).as('warehouseName'),
      'inbound.courierNumber',
      'inbound.remark',
      'inbound.state',
      'inbound.createdAt',
      'inbound.receivedAt',
      sql<Item[]>`(select jsonb_agg(jsonb_build_object('skuId', sku.id, 'code', sku.code, 'name', sku.name,
          'expected', item.expected, 'counted', item.counted, 'damaged', item.damaged) order by sku.code)
        from stock_inbound_item item join sku on sku.tenant_id = item.tenant_id and sku.shop_id = item.shop_id
          and sku.id = item.sku_id
        where item.tenant_id = inbound.tenant_id and item.shop_id = inbound.shop_id
          and item.inbound_id = inbound.id)`.as('items'),
      totalCount,
    ])
    .where('inbound.tenantId', '=', p.tenantId)
    .where('inbound.shopId', '=', p.shopId)
    .where('inbound.memberId', '=', p.memberId)
    .where(sql<boolean>`(${p.state}::text is null or inbound.state = ${p.state})`)
    .orderBy('inbound.id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const activeWarehouse = prepare((p: ShopScope & { warehouseId: number }) =>
  tables
    .selectFrom('warehouse')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where('id', '=', p.warehouseId),
);

/** Which of these SKUs are the member's and active. */
export const usableSkus = prepare((p: MemberScope & { ids: number[] }) =>
  tables
    .selectFrom('sku')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('isActive', '=', true)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`),
);

type NewInbound = MemberScope & {
  accountId: number;
  number: string;
  warehouseId: number;
  courierNumber: string;
  remark: string;
  items: string;
};

/**
 * Inserts a delivery with its items. Also creates missing stock rows with zero units, so that expected goods
 * are listed.
 */
export const insertInbound = prepareChange((p: NewInbound) =>
  tables
    .with('added', (query) =>
      query
        .insertInto('stockInbound')
        .values({
          tenantId: p.tenantId,
          shopId: p.shopId,
          memberId: p.memberId,
          accountId: p.accountId,
          number: p.number,
          warehouseId: p.warehouseId,
          courierNumber: p.courierNumber,
          remark: p.remark,
        })
        .returning(['id', 'number']),
    )
    .with('lines', (query) =>
      query
        .insertInto('stockInboundItem')
        .columns(['tenantId', 'shopId', 'inboundId', 'skuId', 'expected'])
        .expression(
          sql`select ${p.tenantId}::int, ${p.shopId}::int, added.id, item."skuId", item."quantity"
            from added cross join jsonb_to_recordset(${p.items}::jsonb) as item ("skuId" bigint, "quantity" int)`,
        ),
    )
    .with('places', (query) =>
      query
        .insertInto('stock')
        .columns(['tenantId', 'shopId', 'skuId', 'warehouseId', 'memberId'])
        .expression(
          sql`select ${p.tenantId}::int, ${p.shopId}::int, item."skuId", ${p.warehouseId}::int, ${p.memberId}::int
            from jsonb_to_recordset(${p.items}::jsonb) as item ("skuId" bigint, "quantity" int) order by item."skuId"`,
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
    .selectFrom('added')
    .selectAll(),
);

export const inboundForUpdate = prepareChange((p: ShopScope & { id: number }) =>
  tables
    .selectFrom('stockInbound')
    .select(['id', 'number', 'memberId', 'warehouseId', 'state'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .forUpdate(),
);

export const moveInbound = prepareChange(
  (p: ShopScope & { id: number; from: InboundState; to: InboundState; staffId: number | null }) =>
    tables
      .updateTable('stockInbound')
      .set({
        state: p.to,
        staffId: p.staffId,
        receivedAt: sql`case when ${p.to}::text = 'received' then now() end`,
      })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('id', '=', p.id)
      .where('state', '=', p.from)
      .returning('id'),
);

export const linesOfInbound = prepare((p: ShopScope & { id: number }) =>
  tables
    .selectFrom('stockInboundItem')
    .select(['skuId', 'expected'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('inboundId', '=', p.id),
);

export const writeCounts = prepareChange((p: ShopScope & { id: number; lines: string }) =>
  tables
    .updateTable('stockInboundItem as item')
    .from(
      sql<{ skuId: number; counted: number; damaged: number }>`(
        select "skuId" as sku_id, "counted" as counted, "damaged" as damaged
        from jsonb_to_recordset(${p.lines}::jsonb) as line ("skuId" bigint, "counted" int, "damaged" int))`.as(
        'line',
      ),
    )
    .set({ counted: sql`line.counted`, damaged: sql`line.damaged` })
    .where('item.tenantId', '=', p.tenantId)
    .where('item.shopId', '=', p.shopId)
    .where('item.inboundId', '=', p.id)
    .whereRef('item.skuId', '=', 'line.skuId'),
);

type ExpectedLine = {
  skuId: number;
  code: string;
  barcode: string;
  name: string;
  pictureKey: string | null;
  expected: number;
};

const expectedAt = (p: ShopScope & { warehouseId: number }) =>
  tables
    .selectFrom('stockInbound as inbound')
    .innerJoin('member', (join) =>
      sameShop(join, 'member', 'inbound').onRef('member.id', '=', 'inbound.memberId'),
    )
    .select([
      'inbound.shopId',
      'inbound.id',
      'inbound.number',
      'inbound.courierNumber',
      'member.code as memberCode',
      sql<string>`coalesce(nullif(member.name, ''), member.username)`.as('memberName'),
      'inbound.remark',
      'inbound.createdAt',
      sql<ExpectedLine[]>`(select jsonb_agg(jsonb_build_object('skuId', sku.id, 'code', sku.code,
          'barcode', sku.barcode, 'name', sku.name, 'pictureKey', file.file_key, 'expected', item.expected)
          order by sku.code)
        from stock_inbound_item item
        join sku on sku.tenant_id = item.tenant_id and sku.shop_id = item.shop_id and sku.id = item.sku_id
        left join file on file.tenant_id = sku.tenant_id and file.shop_id = sku.shop_id and file.id = sku.picture_id
        where item.tenant_id = inbound.tenant_id and item.shop_id = inbound.shop_id
          and item.inbound_id = inbound.id)`.as('lines'),
    ])
    .where('inbound.tenantId', '=', p.tenantId)
    .where('inbound.shopId', '=', p.shopId)
    .where('inbound.warehouseId', '=', p.warehouseId)
    .where('inbound.state', '=', 'expected');

export const expectedInbounds = prepare(
  (p: ShopScope & { warehouseId: number; limit: number; offset: number }) =>
    expectedAt(p)
      .select(totalCount)
      .orderBy('inbound.createdAt')
      .orderBy('inbound.id')
      .limit(p.limit)
      .offset(p.offset),
);

export const inboundsByCode = prepare(
  (p: ShopScope & { warehouseId: number; number: string; courierNumber: string }) =>
    expectedAt(p)
      .where(
        sql<SqlBool>`(inbound.number = ${p.number}
          or (inbound.courier_number <> '' and inbound.courier_number = ${p.courierNumber}))`,
      )
      .orderBy('inbound.id')
      .limit(20),
);
export type ExpectedRow = NonNullable<(typeof inboundsByCode)['row']>;

import type { Language } from '@onehaul/domain/language';
import { type SqlBool, sql } from 'kysely';
import { translatedTextInShop } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type Filter = {
  tenantId: number;
  shopId: number | null;
  search: string;
  isLow: boolean;
};
type Page = Filter & { language: Language; limit: number; offset: number };

/** Cap of the total count, far beyond practical paging. */
const maxCounted = 10_000;

/** By barcode, code prefix or member code; each branch uses its own index. */
const skusMatching = (p: Filter) => sql`(
  select shop_id, id from sku where tenant_id = ${p.tenantId} and barcode <> '' and barcode = ${p.search}
  union select shop_id, id from sku where tenant_id = ${p.tenantId}
    and search_code >= lower(${p.search}) and search_code < lower(${p.search}) || chr(1114111)
  union select sku.shop_id, sku.id from member join sku on sku.tenant_id = member.tenant_id
    and sku.shop_id = member.shop_id and sku.member_id = member.id
  where member.tenant_id = ${p.tenantId} and member.code = upper(${p.search}))`;

const selectStock = (p: Filter, isSearched: boolean) =>
  tables
    .selectFrom('stock')
    .innerJoin('sku', (join) => sameShop(join, 'sku', 'stock').onRef('sku.id', '=', 'stock.skuId'))
    .where('stock.tenantId', '=', p.tenantId)
    .where(sql<SqlBool>`(${p.shopId}::int is null or stock.shop_id = ${p.shopId})`)
    .where(
      isSearched ? sql<SqlBool>`(stock.shop_id, stock.sku_id) in ${skusMatching(p)}` : sql<SqlBool>`true`,
    )
    .where(sql<SqlBool>`(not ${p.isLow}::boolean or stock.on_hand - stock.reserved < sku.low_at)`);

const prepareCount = (isSearched: boolean) =>
  prepare((p: Filter) =>
    tables
      .selectFrom(selectStock(p, isSearched).select('stock.skuId').limit(maxCounted).as('found'))
      .select(({ fn }) => fn.countAll<number>().as('total')),
  );

const preparePage = (isSearched: boolean) =>
  prepare((p: Page) =>
    selectStock(p, isSearched)
      .innerJoin('shop', (join) =>
        join.onRef('shop.tenantId', '=', 'stock.tenantId').onRef('shop.id', '=', 'stock.shopId'),
      )
      .innerJoin('warehouse', (join) =>
        sameShop(join, 'warehouse', 'stock').onRef('warehouse.id', '=', 'stock.warehouseId'),
      )
      .innerJoin('member', (join) =>
        sameShop(join, 'member', 'stock').onRef('member.id', '=', 'stock.memberId'),
      )
      .select([
        'stock.shopId',
        'stock.skuId',
        'stock.warehouseId',
        translatedTextInShop(sql`warehouse.names`, p.language).as('warehouseName'),
        'member.code as memberCode',
        sql<string>`coalesce(nullif(member.name, ''), member.username)`.as('memberName'),
        'sku.code',
        'sku.barcode',
        'sku.name',
        'stock.onHand',
        'stock.reserved',
        sql<number>`stock.on_hand - stock.reserved`.as('free'),
        'sku.lowAt',
      ])
      .orderBy('stock.shopId', 'desc')
      .orderBy('stock.skuId', 'desc')
      .orderBy('stock.warehouseId', 'desc')
      .limit(p.limit)
      .offset(p.offset),
  );

/** Stock in the tenant's warehouses: all of it, or search results. */
export const stockOfCompany = { whole: preparePage(false), sought: preparePage(true) };
export const countStock = { whole: prepareCount(false), sought: prepareCount(true) };

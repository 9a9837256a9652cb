import { sql } from 'kysely';
import type { ReaderPage } from '../../db/page.ts';
import { totalCount } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type MemberScope = { tenantId: number; shopId: number; memberId: number };
type MemberPage = ReaderPage & { memberId: number };

/** Search within a member's own goods: part of the code or name, or the exact barcode. */
export const matchesSearch = (search: string) => sql<boolean>`(${search}::text = ''
  or strpos(lower(sku.code), lower(${search})) > 0 or strpos(lower(sku.name), lower(${search})) > 0
  or sku.barcode = ${search})`;

export const categoryPage = prepare((p: MemberPage & { search: string }) =>
  tables
    .selectFrom('skuCategory as category')
    .select([
      'category.id',
      'category.name',
      'category.createdAt',
      sql<number>`(select count(*) from sku where sku.tenant_id = category.tenant_id
        and sku.shop_id = category.shop_id and sku.category_id = category.id)`.as('skuCount'),
      totalCount,
    ])
    .where('category.tenantId', '=', p.tenantId)
    .where('category.shopId', '=', p.shopId)
    .where('category.memberId', '=', p.memberId)
    .where(sql<boolean>`(${p.search}::text = '' or strpos(lower(category.name), lower(${p.search})) > 0)`)
    .orderBy('category.name')
    .limit(p.limit)
    .offset(p.offset),
);

export const insertCategory = prepareChange((p: MemberScope & { name: string }) =>
  tables
    .insertInto('skuCategory')
    .values({ tenantId: p.tenantId, shopId: p.shopId, memberId: p.memberId, name: p.name })
    .returning('id'),
);

export const renameCategory = prepareChange((p: MemberScope & { id: number; name: string }) =>
  tables
    .updateTable('skuCategory')
    .set({ name: p.name })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id)
    .returning('id'),
);

export const deleteCategory = prepareChange((p: MemberScope & { id: number }) =>
  tables
    .deleteFrom('skuCategory')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id)
    .returning('id'),
);

export const ownCategory = prepare((p: MemberScope & { id: number }) =>
  tables
    .selectFrom('skuCategory')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id),
);

/** Paginates first, then adds up the stock of the page's rows. */
export const skuPage = prepare(
  (p: MemberPage & { search: string; categoryId: number | null; isActive: boolean | null }) =>
    tables
      .with('page', (query) =>
        query
          .selectFrom('sku')
          .selectAll()
          .select(totalCount)
          .where('sku.tenantId', '=', p.tenantId)
          .where('sku.shopId', '=', p.shopId)
          .where('sku.memberId', '=', p.memberId)
          .where(matchesSearch(p.search as never))
          .where(sql<boolean>`(${p.categoryId}::bigint is null or sku.category_id = ${p.categoryId})`)
          .where(sql<boolean>`(${p.isActive}::boolean is null or sku.is_active = ${p.isActive})`)
          .orderBy('sku.id', 'desc')
          .limit(p.limit)
          .offset(p.offset),
      )
      .selectFrom('page')
      .leftJoin('skuCategory as category', (join) =>
        sameShop(join, 'category', 'page').onRef('category.id', '=', 'page.categoryId'),
      )
      .leftJoin('file', (join) => sameShop(join, 'file', 'page').onRef('file.id', '=', 'page.pictureId'))
      .leftJoin(
        sql<{ onHand: number; reserved: number }>`lateral (
          select sum(on_hand)::int as on_hand, sum(reserved)::int as reserved from stock
          where stock.tenant_id = page.tenant_id and stock.shop_id = page.shop_id and stock.sku_id = page.id)`.as(
          'kept',
        ),
        (join) => join.onTrue(),
      )
      .selectAll('page')
      .select([
        sql<string>`coalesce(category.name, '')`.as('categoryName'),
        'file.fileKey as pictureKey',
        sql<number>`coalesce(kept.on_hand, 0)`.as('onHand'),
        sql<number>`coalesce(kept.reserved, 0)`.as('reserved'),
      ])
      .orderBy('page.id', 'desc'),
);

/** Writable fields of a SKU. */
export type SkuFields = {
  categoryId: number | null;
  code: string;
  barcode: string;
  name: string;
  nameEnglish: string;
  goodsTypeId: number | null;
  weightGrams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  declaredMinor: number;
  hsCode: string;
  pictureId: string | null;
  lowAt: number | null;
  isActive: boolean;
};
const skuValues = (p: SkuFields) => ({
  categoryId: p.categoryId,
  code: p.code,
  barcode: p.barcode,
  name: p.name,
  nameEnglish: p.nameEnglish,
  goodsTypeId: p.goodsTypeId,
  weightGrams: p.weightGrams,
  lengthMm: p.lengthMm,
  widthMm: p.widthMm,
  heightMm: p.heightMm,
  declaredMinor: p.declaredMinor,
  hsCode: p.hsCode,
  pictureId: p.pictureId,
  lowAt: p.lowAt,
  isActive: p.isActive,
});

export const insertSku = prepareChange((p: MemberScope & SkuFields) =>
  tables
    .insertInto('sku')
    .values({ tenantId: p.tenantId, shopId: p.shopId, memberId: p.memberId, ...skuValues(p) })
    .returning('id'),
);

export const updateSkuRow = prepareChange((p: MemberScope & SkuFields & { id: number }) =>
  tables
    .updateTable('sku')
    .set({ ...skuValues(p), updatedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id)
    .returning('id'),
);

export const deleteSku = prepareChange((p: MemberScope & { id: number }) =>
  tables
    .deleteFrom('sku')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id)
    .returning('id'),
);

export const pictureOfSku = prepare((p: MemberScope & { id: number }) =>
  tables
    .selectFrom('sku')
    .select('pictureId')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id),
);

/** Which of these codes the member already uses. */
export const usedCodes = prepare((p: MemberScope & { codes: string[] }) =>
  tables
    .selectFrom('sku')
    .select('code')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<boolean>`code = any(${p.codes}::text[])`),
);

/** Categories by name; missing ones are inserted. */
export const ensureCategories = prepareChange((p: MemberScope & { names: string[] }) =>
  tables
    .insertInto('skuCategory')
    .columns(['tenantId', 'shopId', 'memberId', 'name'])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, ${p.memberId}::int, name
        from unnest(${p.names}::text[]) name order by name`,
    )
    .onConflict((conflict) => conflict.columns(['tenantId', 'shopId', 'memberId', 'name']).doNothing()),
);

/** Inserts many SKUs in one statement; categories are referenced by name. */
export const insertSkus = prepareChange((p: MemberScope & { rows: string }) =>
  tables
    .insertInto('sku')
    .columns([
      'tenantId',
      'shopId',
      'memberId',
      'categoryId',
      'code',
      'barcode',
      'name',
      'nameEnglish',
      'weightGrams',
      'lengthMm',
      'widthMm',
      'heightMm',
      'declaredMinor',
      'hsCode',
      'lowAt',
    ])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, ${p.memberId}::int, category.id, one."code", one."barcode",
        one."name", one."nameEnglish", one."weightGrams", one."lengthMm", one."widthMm", one."heightMm",
        one."declaredMinor", one."hsCode", one."lowAt"
      from rows from (jsonb_to_recordset(${p.rows}::jsonb) as ("category" text, "code" text, "barcode" text, "name" text,
          "nameEnglish" text, "weightGrams" int, "lengthMm" int, "widthMm" int, "heightMm" int, "declaredMinor" bigint,
          "hsCode" text, "lowAt" int))
        with ordinality as one ("category", "code", "barcode", "name", "nameEnglish", "weightGrams", "lengthMm",
          "widthMm", "heightMm", "declaredMinor", "hsCode", "lowAt", place)
      left join sku_category category on category.tenant_id = ${p.tenantId} and category.shop_id = ${p.shopId}
        and category.member_id = ${p.memberId} and category.name = one."category"
      order by one.place`,
    )
    .returning('id'),
);

export const activeGoodsType = prepare((p: { tenantId: number; shopId: number; id: number }) =>
  tables
    .selectFrom('goodsType')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where('id', '=', p.id),
);

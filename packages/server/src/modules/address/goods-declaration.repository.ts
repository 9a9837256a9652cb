import { sql } from 'kysely';
import { type ReaderPage, totalCount } from '../../db/page.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { batchRows } from '../../jobs/repeat-in-batches.ts';

type MemberScope = { tenantId: number; shopId: number; memberId: number };

const selectGoodsDeclarations = (p: MemberScope) =>
  tables
    .selectFrom('goodsDeclaration')
    .select([
      'id',
      'name',
      'phone',
      'telephone',
      'email',
      'address',
      'postcode',
      'nameZh as nameChinese',
      'nameEn as nameEnglish',
      'hsCode',
      'material',
      'originCode as origin',
      'quantity',
      'unitMinor as unitPriceCents',
      'idCardSealed',
      'updatedAt',
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('removedAt', 'is', null);

export const goodsDeclarationPage = prepare((p: ReaderPage & MemberScope & { search: string }) =>
  selectGoodsDeclarations(p)
    .select(totalCount)
    .where(
      sql<boolean>`(${p.search}::text = '' or strpos(lower(name_zh || ' ' || name_en || ' ' || name || ' ' || hs_code), lower(${p.search})) > 0)`,
    )
    .orderBy('id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const goodsDeclarationById = prepare((p: MemberScope & { id: number }) =>
  selectGoodsDeclarations(p).where('id', '=', p.id),
);
export type GoodsDeclarationRow = NonNullable<(typeof goodsDeclarationById)['row']>;

export const countGoodsDeclarations = prepare((p: MemberScope) =>
  tables
    .selectFrom('goodsDeclaration')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('removedAt', 'is', null),
);

/** All writable columns of a goods declaration. */
export type GoodsDeclarationFields = {
  name: string;
  phone: string;
  telephone: string;
  email: string;
  address: string;
  postcode: string;
  nameChinese: string;
  nameEnglish: string;
  hsCode: string;
  material: string;
  origin: string;
  quantity: number;
  unitPriceCents: number;
};
const goodsDeclarationColumns = (p: GoodsDeclarationFields) => ({
  name: p.name,
  phone: p.phone,
  telephone: p.telephone,
  email: p.email,
  address: p.address,
  postcode: p.postcode,
  nameZh: p.nameChinese,
  nameEn: p.nameEnglish,
  hsCode: p.hsCode,
  material: p.material,
  originCode: p.origin,
  quantity: p.quantity,
  unitMinor: p.unitPriceCents,
});

export const insertGoodsDeclaration = prepareChange((p: MemberScope & GoodsDeclarationFields) =>
  tables
    .insertInto('goodsDeclaration')
    .values({ tenantId: p.tenantId, shopId: p.shopId, memberId: p.memberId, ...goodsDeclarationColumns(p) })
    .returning('id'),
);

export const updateGoodsDeclarationRow = prepareChange(
  (p: MemberScope & GoodsDeclarationFields & { id: number }) =>
    tables
      .updateTable('goodsDeclaration')
      .set({ ...goodsDeclarationColumns(p), updatedAt: sql`now()` })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId)
      .where('id', '=', p.id)
      .where('removedAt', 'is', null)
      .returning('id'),
);

export const writeDeclarationId = prepareChange((p: MemberScope & { id: number; sealed: Buffer }) =>
  tables
    .updateTable('goodsDeclaration')
    .set({ idCardSealed: p.sealed })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id),
);

export const removeGoodsDeclarations = prepareChange((p: MemberScope & { ids: number[] }) =>
  tables
    .updateTable('goodsDeclaration')
    .set({ removedAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .where('removedAt', 'is', null)
    .returning('id'),
);

export const restoreGoodsDeclarations = prepareChange((p: MemberScope & { ids: number[] }) =>
  tables
    .updateTable('goodsDeclaration')
    .set({ removedAt: null })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`)
    .where('removedAt', 'is not', null)
    .returning('id'),
);

/** Deletes removed declarations that were not restored in time. */
export const purgeRemovedDeclarations = prepareChange((p: { tenantId: number; hours: number }) =>
  tables
    .deleteFrom('goodsDeclaration')
    .where('tenantId', '=', p.tenantId)
    .where(
      sql<boolean>`ctid in (select ctid from goods_declaration where tenant_id = ${p.tenantId}
        and removed_at < now() - make_interval(hours => ${p.hours}::int) limit ${sql.lit(batchRows)})`,
    )
    .returning('tenantId'),
);

import { sql } from 'kysely';
import { type ReaderPage, total } from '../../db/page.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { batchRows } from '../../jobs/in-batches.ts';

type OfMember = { tenantId: number; shopId: number; memberId: number };

const shown = (p: OfMember) =>
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

export const goodsDeclarationPage = prepare((p: ReaderPage & OfMember & { search: string }) =>
  shown(p)
    .select(total)
    .where(
      sql<boolean>`(${p.search}::text = '' or strpos(lower(name_zh || ' ' || name_en || ' ' || name || ' ' || hs_code), lower(${p.search})) > 0)`,
    )
    .orderBy('id', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const goodsDeclarationById = prepare((p: OfMember & { id: number }) =>
  shown(p).where('id', '=', p.id),
);
export type GoodsDeclarationRow = NonNullable<(typeof goodsDeclarationById)['row']>;

export const countGoodsDeclarations = prepare((p: OfMember) =>
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
const written = (p: GoodsDeclarationFields) => ({
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

export const insertGoodsDeclaration = prepareChange((p: OfMember & GoodsDeclarationFields) =>
  tables
    .insertInto('goodsDeclaration')
    .values({ tenantId: p.tenantId, shopId: p.shopId, memberId: p.memberId, ...written(p) })
    .returning('id'),
);

export const updateGoodsDeclarationRow = prepareChange(
  (p: OfMember & GoodsDeclarationFields & { id: number }) =>
    tables
      .updateTable('goodsDeclaration')
      .set({ ...written(p), updatedAt: sql`now()` })
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId)
      .where('id', '=', p.id)
      .where('removedAt', 'is', null)
      .returning('id'),
);

export const writeDeclarationId = prepareChange((p: OfMember & { id: number; sealed: Buffer }) =>
  tables
    .updateTable('goodsDeclaration')
    .set({ idCardSealed: p.sealed })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id),
);

export const removeGoodsDeclarations = prepareChange((p: OfMember & { ids: number[] }) =>
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

export const restoreGoodsDeclarations = prepareChange((p: OfMember & { ids: number[] }) =>
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
export const forgetRemovedDeclarations = prepareChange((p: { tenantId: number; hours: number }) =>
  tables
    .deleteFrom('goodsDeclaration')
    .where('tenantId', '=', p.tenantId)
    .where(
      sql<boolean>`ctid in (select ctid from goods_declaration where tenant_id = ${p.tenantId}
        and removed_at < now() - make_interval(hours => ${p.hours}::int) limit ${sql.lit(batchRows)})`,
    )
    .returning('tenantId'),
);

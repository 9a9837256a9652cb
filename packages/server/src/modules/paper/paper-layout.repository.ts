import type { ResourceField } from '@onehaul/contract/console/studio/resource';
import type { Language } from '@onehaul/domain/language';
import { type PaperKind, standardLayout } from '@onehaul/domain/paper/layout';
import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';
import { snakeCase } from '../../studio/content.ts';
import { lacksLanguage, rawChange, rawStatement, type RecordRow } from '../../studio/store.ts';

type ShopScope = { tenantId: number; shopId: number };
type RecordKey = ShopScope & { key: string };

/** What a paper of the shop is drawn with; no layout means the standard. */
export const layoutOfShop = prepare((p: ShopScope & { paper: PaperKind; language: Language }) =>
  tables
    .selectFrom('shop')
    .leftJoin('paperLayout', (join) =>
      join
        .onRef('paperLayout.tenantId', '=', 'shop.tenantId')
        .onRef('paperLayout.shopId', '=', 'shop.id')
        .on('paperLayout.paper', '=', p.paper),
    )
    .select([
      'paperLayout.layout',
      'shop.logoKey as brandLogoKey',
      'shop.timeZone',
      sql<Language>`shop.languages[1]`.as('firstLanguage'),
      sql<string>`coalesce(app.pick_text(shop.names, ${p.language}, shop.languages[1]), '')`.as('shopName'),
    ])
    .where('shop.tenantId', '=', p.tenantId)
    .where('shop.id', '=', p.shopId),
);

export const orderByNumber = prepare((p: ShopScope & { number: string }) =>
  tables
    .selectFrom('shopOrder')
    .select(['id', 'warehouseId'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('number', '=', p.number),
);

/** Net weight and invoice number exist for dedicated bookings only; other orders are previewed without. */
export const invoiceFieldsOf = prepare((p: ShopScope & { orderId: number }) =>
  tables
    .selectFrom('dedicatedOrder')
    .select(['invoiceNumber', 'invoicedAt', 'email as receiverEmail'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('orderId', '=', p.orderId),
);

/** Statements of a layout as a single record of the studio. Its row is written by the first change. */
export function layoutStatements(paper: PaperKind, fields: readonly ResourceField[]) {
  const standard = JSON.stringify({ ...standardLayout(paper), logoKey: null });
  const inShop = (p: ShopScope) => sql`shop.tenant_id = ${p.tenantId} and shop.id = ${p.shopId}`;
  const isKey = (p: RecordKey) => sql`shop.id = ${p.key}::int`;
  const kind = sql.lit(paper);
  const given = (name: string) => sql`given -> ${sql.lit(snakeCase(name))}`;
  return {
    one: rawStatement<RecordKey, RecordRow>(
      (p) => sql`select shop.id::text as key, coalesce(paper_layout.version, 1) as version,
          false as is_archived, null as draft_state, null as state,
          coalesce(paper_layout.layout, ${standard}::jsonb
            || jsonb_build_object('footers', jsonb_build_object(shop.languages[1], ''))) as content
        from shop left join paper_layout on paper_layout.tenant_id = shop.tenant_id
          and paper_layout.shop_id = shop.id and paper_layout.paper = ${kind}
        where ${inShop(p)} and ${isKey(p)}`,
    ),
    // The row may not exist yet, so the shop is locked.
    lock: rawChange<RecordKey, { key: string }>(
      (p) => sql`select id::text as key from shop where ${inShop(p)} and ${isKey(p)} for no key update`,
    ),
    update: rawChange<RecordKey & { values: string; isArchived: boolean }, { version: number }>(
      (p) => sql`insert into paper_layout (tenant_id, shop_id, paper, version, layout)
        select shop.tenant_id, shop.id, ${kind}, 2, jsonb_build_object(${sql.join(
          fields.map(({ name }) => sql`${sql.lit(name)}::text, ${given(name)}`),
        )})
        from shop, (select ${p.values}::jsonb as given) sent where ${inShop(p)} and ${isKey(p)}
        on conflict (tenant_id, shop_id, paper) do update
          set version = paper_layout.version + 1, layout = excluded.layout, updated_at = now()
        returning version`,
    ),
    untranslated: rawStatement<ShopScope & { language: Language }, { count: number }>(
      (p) => sql`select count(*)::int as count from paper_layout
        where tenant_id = ${p.tenantId} and shop_id = ${p.shopId} and paper = ${kind}
          and ${lacksLanguage(sql`(layout -> 'footers')`, p.language)}`,
    ),
  };
}

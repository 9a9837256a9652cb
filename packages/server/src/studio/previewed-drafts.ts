import type { TextPerLanguage } from '@onehaul/contract/console/studio/field';
import type { AnyValues, ResourceField } from '@onehaul/contract/console/studio/resource';
import { previewCookieName } from '@onehaul/domain/cookie-name';
import { type Language, languages } from '@onehaul/domain/language';
import { worksInShop } from '@onehaul/domain/staff/place';
import { permissionsHeld } from '@onehaul/domain/staff/role';
import { type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { VisitorContext } from '../http/context.ts';
import { columnNames } from './content.ts';
import { hashOfSecret } from '../http/secret-hash.ts';
import { findPassHolder, findShopDrafts } from './preview.repository.ts';
import type { Store } from './store.ts';

const maxDrafts = 200;
/** Records of the database have smaller numbers. */
const firstPreviewId = 900_000_000;
const previewIds = 99_999_999;
/** New records come after all others, as they will when they are published. */
const lastPosition = 2 ** 31 - 1;

type DraftRow = { readonly id: string; readonly recordKey: string | null };

/** Number of a record in a preview: its own, or one made of the draft's id for a record without one. */
export const previewId = ({ id, recordKey }: DraftRow): number =>
  recordKey === null
    ? firstPreviewId + (Number.parseInt(id.slice(0, 8), 16) % previewIds)
    : Number(recordKey);

/** What the staff member holds when the caller's cookie shows drafts. */
export async function findPreview({ db, shop, visit }: VisitorContext) {
  const token = visit.cookies[previewCookieName];
  if (token === undefined) return undefined;
  return db.first(findPassHolder, { shopId: shop.id, tokenHash: hashOfSecret(token) });
}

/**
 * Drafts that lie over the published records of this caller, as a JSON parameter for `previewedRows`. Undefined
 * for everybody without a valid cookie.
 */
export async function findPreviewedDrafts(
  context: VisitorContext,
  store: Store,
): Promise<string | undefined> {
  const holder = await findPreview(context);
  const { db, shop } = context;
  if (!holder || !worksInShop(holder.places, shop.id)) return undefined;
  if (!permissionsHeld(holder).includes(store.resource.access.read)) return undefined;
  const drafts = await db.all(findShopDrafts, {
    shopId: shop.id,
    resource: store.resource.name,
    limit: maxDrafts,
  });
  return JSON.stringify(
    drafts.map((draft) => ({
      key: draft.recordKey,
      columns: {
        ...columnNames(shownContent(store.fields, draft.content, shop.languages[0])),
        ...(draft.recordKey === null && {
          tenant_id: shop.tenantId,
          shop_id: shop.id,
          id: previewId(draft),
          position: lastPosition,
          version: 0,
        }),
        updated_at: draft.updatedAt.toISOString(),
      },
    })),
  );
}

/** What a draft shows: unfinished values are empty, and times that are still to come have come. */
function shownContent(fields: readonly ResourceField[], values: AnyValues, first: Language): AnyValues {
  const now = new Date().toISOString();
  return Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      const value = values[name];
      if (type.is === 'translated') {
        const texts = (value ?? {}) as Partial<TextPerLanguage>;
        const written = languages.filter((language) => texts[language]);
        return [[name, { [first]: '', ...Object.fromEntries(written.map((one) => [one, texts[one]])) }]];
      }
      if (type.is === 'boolean') return [[name, value === true]];
      if (type.is === 'instant' && type.isRequired)
        return [[name, typeof value === 'string' && value < now ? value : now]];
      return value === null || value === undefined ? [] : [[name, value]];
    }),
  );
}

type Overlay = { tenantId: number; shopId: number; drafts: string };

/** Rows of a table with drafts laid over, under the name of the table. */
export const previewedRows = (
  table: keyof Tables,
  { tenantId, shopId, drafts }: Overlay,
): RawBuilder<unknown> => {
  const name = sql.table(`public.${table}`);
  return sql`(
    select shown.* from ${name} stored
    left join jsonb_array_elements(${drafts}::jsonb) draft on draft.value ->> 'key' = stored.id::text
    cross join lateral jsonb_populate_record(stored, coalesce(draft.value -> 'columns', '{}')) shown
    where stored.tenant_id = ${tenantId} and stored.shop_id = ${shopId}
    union all
    select shown.* from jsonb_array_elements(${drafts}::jsonb) draft
    cross join lateral jsonb_populate_record(null::${name}, draft.value -> 'columns') shown
    where draft.value ->> 'key' is null)`;
};

import type { AnyValues } from '@onehaul/contract/console/studio/resource';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { findStudioShop } from './change-record.ts';
import { filesOf, toValues } from './content.ts';
import { findNewDraft, findNewDrafts } from './draft.repository.ts';
import type { Store } from './store.ts';

/** Address of a public file for staff, whose console belongs to no shop. */
export type FileUrl = (shop: { readonly tenantId: number; readonly id: number }, key: string) => string;
export type FindContext = {
  readonly db: Db;
  readonly staff: { readonly tenantId: number };
  readonly fileUrl: FileUrl;
};

type DraftRow = {
  readonly id: string;
  readonly basedOn: number;
  readonly content: AnyValues;
  readonly staffId: number;
  readonly staffName: string;
  readonly updatedAt: Date;
  readonly publishAt: Date | null;
  readonly refusal: Tables['recordDraft']['refusal'];
  readonly refusedAt: Date | null;
};
const maxListed = 100;

/** Addresses of the files that some content names. */
export const filesAt = (
  { staff: { tenantId }, fileUrl }: FindContext,
  { fields }: Store,
  shopId: number,
  content: AnyValues,
): Record<string, string> =>
  Object.fromEntries(filesOf(fields, content).map((key) => [key, fileUrl({ tenantId, id: shopId }, key)]));

const statusOf = ({ id, staffId, staffName, updatedAt, publishAt, refusal, refusedAt }: DraftRow) => ({
  id,
  staffId,
  staffName,
  updatedAt,
  publishAt,
  refusal:
    refusal && refusedAt
      ? { code: refusal.code, field: (refusal.details.field as string | undefined) ?? null, at: refusedAt }
      : null,
});

export const draftView = ({ fields }: Store, draft: DraftRow) => ({
  ...statusOf(draft),
  basedOn: draft.basedOn,
  values: toValues(fields, draft.content) as never,
});

/** Drafts of new records: those of existing ones are marked in the list of records. */
export async function findDrafts(store: Store, db: Db, shopId: number) {
  await findStudioShop(db, shopId);
  const { name: resource, title, filters } = store.resource;
  const drafts = await db.all(findNewDrafts, { shopId, resource, limit: maxListed });
  return {
    items: drafts.map((draft) => {
      const values = toValues(store.fields, draft.content);
      const category = values[filters[0] ?? ''];
      return {
        ...statusOf(draft),
        title: values[title] as never,
        category: typeof category === 'string' && category !== '' ? category : null,
      };
    }),
  };
}

/** The draft of a new record. */
export async function getDraft(
  store: Store,
  context: FindContext,
  { shopId, draftId }: { readonly shopId: number; readonly draftId: string },
) {
  const draft = await context.db.first(findNewDraft, { shopId, resource: store.resource.name, id: draftId });
  if (!draft) throw new Refusal('record.notFound');
  return { draft: draftView(store, draft), files: filesAt(context, store, shopId, draft.content) };
}

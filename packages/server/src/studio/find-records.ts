import { Refusal } from '@onehaul/domain/refusal';
import { containsPattern } from '../db/contains-pattern.ts';
import { withLimitAndOffset } from '../db/page.ts';
import { findStudioShop, historyKey, type RecordTarget } from './change-record.ts';
import { asksForFacts, missingLanguages, toValues } from './content.ts';
import { findDraft } from './draft.repository.ts';
import { draftView, filesAt, type FindContext } from './find-drafts.ts';
import { findVersions } from './record.repository.ts';
import type { ListStore, RecordRow, Store, StudioShop } from './store.ts';

type ListRequest = {
  readonly shopId: number;
  readonly search: string;
  readonly isArchived: boolean;
  readonly filters: Readonly<Record<string, string>>;
  readonly pageIndex: number;
  readonly pageRows: number;
};
const historyLimit = 30;

const recordView = (
  context: FindContext,
  store: Store,
  shop: StudioShop,
  { content, ...row }: RecordRow,
) => ({
  ...row,
  files: filesAt(context, store, shop.id, content),
  missingLanguages: missingLanguages(store.fields, content, shop),
  asksForFacts: asksForFacts(content),
  values: toValues(store.fields, content) as never,
});

export async function findRecords(
  store: ListStore,
  context: FindContext,
  { search, filters, ...request }: ListRequest,
) {
  const { db } = context;
  const shop = await findStudioShop(db, request.shopId);
  const wanted = {
    ...request,
    pattern: search === '' ? null : containsPattern(search),
    filters: JSON.stringify(filters),
  };
  const rows = await db.all(store.page, withLimitAndOffset(wanted));
  const [counted] =
    rows.length > 0 || request.pageIndex === 1
      ? rows
      : await db.all(store.page, withLimitAndOffset({ ...wanted, pageIndex: 1, pageRows: 1 }));
  return {
    items: rows.map(({ total: _, ...row }) => recordView(context, store, shop, row)),
    total: counted?.total ?? 0,
  };
}

/** A record with its draft, history and usage. */
export async function getRecord(store: Store, context: FindContext, target: RecordTarget) {
  const { db } = context;
  const of = historyKey(store, target);
  const [shop, row, draft, history, usage] = await Promise.all([
    findStudioShop(db, target.shopId),
    db.first(store.one, target),
    db.first(findDraft, of),
    db.all(findVersions, { ...of, limit: historyLimit }),
    store.usage ? db.all(store.usage, target) : [],
  ]);
  if (!row) throw new Refusal('record.notFound');
  const view = recordView(context, store, shop, row);
  return {
    ...view,
    // Pictures of a draft are shown too.
    files: { ...(draft && filesAt(context, store, shop.id, draft.content)), ...view.files },
    draft: draft ? draftView(store, draft) : null,
    history,
    usage: usage.map(({ by, count, blocking }) => ({ by, count, isBlocking: blocking > 0 })),
  };
}

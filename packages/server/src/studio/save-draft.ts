import type { AnyValues } from '@onehaul/contract/console/studio/resource';
import { Refusal } from '@onehaul/domain/refusal';
import pg from 'pg';
import { recordName } from '../http/record-name.ts';
import { type EditContext, findStudioShop, historyKey } from './change-record.ts';
import { deleteDraft, findDraft, findNewDraft, upsertDraft } from './draft.repository.ts';
import type { Store } from './store.ts';

type Draft = {
  readonly shopId: number;
  readonly draftId: string;
  readonly key?: string | undefined;
  readonly basedOn: number;
  readonly values: AnyValues;
};

/** Saves unpublished content. Only its shape is checked: rules hold when it is published. */
export async function saveDraft(
  store: Store,
  { db, staff, audit }: EditContext,
  { shopId, draftId, key, basedOn, values }: Draft,
): Promise<null> {
  await findStudioShop(db, shopId);
  if (key !== undefined && !(await db.first(store.one, { shopId, key })))
    throw new Refusal('record.notFound');
  const resource = store.resource.name;
  const saved = await db
    .first(upsertDraft, {
      shopId,
      resource,
      id: draftId,
      key: key ?? null,
      basedOn,
      content: JSON.stringify(values),
      staffId: staff.id,
    })
    .catch((error: unknown) => {
      // Somebody else began a draft of the same record.
      if (error instanceof pg.DatabaseError && error.code === '23505') throw new Refusal('record.taken');
      throw error;
    });
  if (!saved) {
    const draft = await (key === undefined
      ? db.first(findNewDraft, { shopId, resource, id: draftId })
      : db.first(findDraft, historyKey(store, { shopId, key })));
    throw new Refusal('record.changedMeanwhile', { name: draft?.staffName ?? '' });
  }
  audit(resource, recordName(shopId, key ?? draftId), { draftId });
  return null;
}

export async function discardDraft(
  store: Store,
  { db, audit }: EditContext,
  { shopId, draftId }: { readonly shopId: number; readonly draftId: string },
): Promise<null> {
  const discarded = await db.first(deleteDraft, { shopId, resource: store.resource.name, id: draftId });
  if (!discarded) throw new Refusal('record.notFound');
  audit(store.resource.name, recordName(shopId, discarded.recordKey ?? draftId), { draftId });
  return null;
}

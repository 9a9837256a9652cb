import { Refusal } from '@onehaul/domain/refusal';
import { isPublishTime } from '@onehaul/domain/studio/schedule';
import { recordName } from '../http/record-name.ts';
import type { StaffChangeContext } from '../http/staff-context.ts';
import { checkValues } from './change-record.ts';
import { lockDraft, setSchedule } from './draft.repository.ts';
import { parseDraft } from './publish-draft.ts';
import type { Store } from './store.ts';

type Schedule = {
  readonly shopId: number;
  readonly draftId: string;
  readonly version: number;
  readonly publishAt: Date | null;
};

/**
 * Sets when a draft is published, or cancels it. What would be refused then is refused now, while the person is
 * there to correct it.
 */
export async function scheduleDraft(
  store: Store,
  { db, staff, audit }: StaffChangeContext,
  { shopId, draftId, version, publishAt }: Schedule,
): Promise<null> {
  const target = { shopId, resource: store.resource.name, id: draftId };
  const draft = await db.first(lockDraft, target);
  if (!draft) throw new Refusal('record.notFound');
  const key = draft.recordKey ?? undefined;
  if (publishAt) {
    if (!isPublishTime(publishAt, new Date())) throw new Refusal('input.invalid', { field: 'publishAt' });
    const record = key === undefined ? undefined : await db.first(store.one, { shopId, key });
    if (key !== undefined && (!record || record.isArchived)) throw new Refusal('record.notFound');
    if ((record?.version ?? 0) !== version) throw new Refusal('record.changedMeanwhile', { name: '' });
    await checkValues(store, db, { shopId, key }, parseDraft(store, draft.content));
  }
  await db.all(setSchedule, {
    ...target,
    publishAt,
    scheduledBy: publishAt ? staff.id : null,
    basedOn: publishAt ? version : draft.basedOn,
  });
  audit(store.resource.name, recordName(shopId, key ?? draftId), { draftId, publishAt });
  return null;
}

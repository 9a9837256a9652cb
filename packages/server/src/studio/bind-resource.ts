import type { Resource } from '@onehaul/contract/console/studio/resource';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../http/bind-staff.ts';
import { archiveRecord, reorderRecords, revertRecord, saveRecord } from './change-record.ts';
import { type FileUrl, findDrafts, getDraft } from './find-drafts.ts';
import { findRecords, getRecord } from './find-records.ts';
import { type OriginOf, openPreview } from './open-preview.ts';
import { discardDraft, saveDraft } from './save-draft.ts';
import { scheduleDraft } from './schedule-draft.ts';
import { exportRecords, importRecords, parseRecords } from './sheet.ts';
import type { ListStore, Store } from './store.ts';

/** Routes of the calls that every resource has. */
export function bindSingle(resource: Resource, store: Store, fileUrl: FileUrl): StaffRoute[] {
  const { get, save, revert } = resource.calls;
  return bindStaff(
    { get, save, revert },
    {
      get: ({ db, staff }, target) => getRecord(store, { db, staff, fileUrl }, target),
      save: (context, submission) => saveRecord(store, context, submission),
      revert: (context, wanted) => revertRecord(store, context, wanted),
    },
  );
}

/** Routes of all calls of a resource with many records. */
export function bindResource(
  resource: Resource,
  store: ListStore,
  { fileUrl, originOf }: { readonly fileUrl: FileUrl; readonly originOf: OriginOf },
): StaffRoute[] {
  const { list, archive, reorder, exportSheet, importSheet } = resource.calls;
  return [
    ...bindSingle(resource, store, fileUrl),
    ...bindStaff(
      { list, archive, exportSheet },
      {
        list: ({ db, staff }, request) => findRecords(store, { db, staff, fileUrl }, request),
        archive: (context, wanted) => archiveRecord(store, context, wanted),
        exportSheet: ({ db, language }, { shopId }) => exportRecords(store, db, language, shopId),
      },
    ),
    bindStaffPrepared(
      importSheet,
      (context, upload) => parseRecords(store, context, upload),
      (context, parsed) => importRecords(store, context, parsed),
    ),
    ...(resource.isSortedByKey
      ? []
      : bindStaff({ reorder }, { reorder: (context, wanted) => reorderRecords(store, context, wanted) })),
    ...(resource.hasDrafts
      ? bindStaff(resource.draftCalls, {
          saveDraft: (context, draft) => saveDraft(store, context, draft),
          discardDraft: (context, target) => discardDraft(store, context, target),
          scheduleDraft: (context, schedule) => scheduleDraft(store, context, schedule),
          previewDraft: (context, target) => openPreview(store, context, originOf, target),
          listDrafts: ({ db }, { shopId }) => findDrafts(store, db, shopId),
          getDraft: ({ db, staff }, target) => getDraft(store, { db, staff, fileUrl }, target),
        })
      : []),
  ];
}

import type { Resource } from '@onehaul/contract/console/studio/resource';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../http/bind-staff.ts';
import { archiveRecord, reorderRecords, revertRecord, saveRecord } from './change-record.ts';
import { findRecords, getRecord } from './find-records.ts';
import { discardDraft, saveDraft } from './save-draft.ts';
import { exportRecords, importRecords, parseRecords } from './sheet.ts';
import type { Store } from './store.ts';

/** Routes of all calls of a resource. */
export function bindResource(resource: Resource, store: Store): StaffRoute[] {
  const { importSheet, ...calls } = resource.calls;
  return [
    ...bindStaff(calls, {
      list: ({ db }, request) => findRecords(store, db, request),
      get: ({ db }, target) => getRecord(store, db, target),
      save: (context, submission) => saveRecord(store, context, submission),
      archive: (context, wanted) => archiveRecord(store, context, wanted),
      reorder: (context, wanted) => reorderRecords(store, context, wanted),
      revert: (context, wanted) => revertRecord(store, context, wanted),
      exportSheet: ({ db, language }, { shopId }) => exportRecords(store, db, language, shopId),
    }),
    bindStaffPrepared(
      importSheet,
      (context, upload) => parseRecords(store, context, upload),
      (context, parsed) => importRecords(store, context, parsed),
    ),
    ...(resource.hasDrafts
      ? bindStaff(resource.draftCalls, {
          saveDraft: (context, draft) => saveDraft(store, context, draft),
          discardDraft: (context, target) => discardDraft(store, context, target),
        })
      : []),
  ];
}

import type { AnyValues, Resource } from '@onehaul/contract/console/studio/resource';
import { failureOf } from '@onehaul/workbench/failure';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '../../../app/use-change.ts';
import { isSame } from './merge.ts';
import type { SavedRecord } from './record-drawer.tsx';

const autosaveMs = 3000;

type Start = {
  readonly resource: Resource;
  readonly shopId: number;
  /** Drafts of new records could not be found again, so only saved records have one. */
  readonly record: SavedRecord | undefined;
  readonly values: AnyValues;
};

/** Draft of a record: saved by hand and a few seconds after typing, published by a normal save. */
export function useDraft({ resource, shopId, record, values }: Start) {
  const { draft } = record ?? {};
  const [draftId] = useState(() => draft?.id ?? crypto.randomUUID());
  const [saved, setSaved] = useState(draft?.values ?? record?.values);
  const [savedAt, setSavedAt] = useState(draft?.updatedAt);
  const [failure, setFailure] = useState<string>();
  const save = useChange(resource.draftCalls.saveDraft, [`studio.${resource.name}`]);
  const discard = useChange(resource.draftCalls.discardDraft, [`studio.${resource.name}`, 'audit']);
  const isEnabled = resource.hasDrafts && record !== undefined;
  const isUnsaved = isEnabled && !isSame(values, saved);

  const saveNow = async () => {
    if (!record) return;
    const { key, version } = record;
    try {
      await save({ shopId, draftId, key, basedOn: draft?.basedOn ?? version, values, publishAt: null });
      setSaved(values);
      setSavedAt(new Date());
      setFailure(undefined);
    } catch (error) {
      setFailure(failureOf(error).message);
    }
  };
  const latest = useRef(saveNow);
  useEffect(() => {
    latest.current = saveNow;
  });
  // A failed save is repeated with the next change, not in a loop.
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const timer = setTimeout(() => void latest.current(), autosaveMs);
    return () => clearTimeout(timer);
  }, [isUnsaved, values]);

  return {
    isEnabled,
    isUnsaved,
    /** The draft to delete when its content is published. */
    publishes: isEnabled && savedAt ? { draftId } : {},
    savedAt,
    failure,
    saveNow,
    discard: () => discard({ shopId, draftId }),
  };
}
export type Draft = ReturnType<typeof useDraft>;

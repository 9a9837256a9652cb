import type { AnyValues, Resource } from '@onehaul/contract/console/studio/resource';
import { failureOf } from '@onehaul/workbench/failure';
import { useEffect, useRef, useState } from 'react';
import { useChange } from '../../../app/use-change.ts';
import { isSame } from './merge.ts';
import type { OpenDraft, SavedRecord } from './record-drawer.tsx';

const autosaveMs = 3000;

type Start = {
  readonly resource: Resource;
  readonly shopId: number;
  /** Undefined for a new record. */
  readonly record: SavedRecord | undefined;
  /** The draft that is continued. */
  readonly draft: OpenDraft | undefined;
  /** Values the form began with. */
  readonly initial: AnyValues;
  readonly values: AnyValues;
};

/** Draft of a record: saved by hand and a few seconds after typing, published by a normal save. */
export function useDraft({ resource, shopId, record, draft, initial, values }: Start) {
  const [draftId] = useState(() => draft?.id ?? crypto.randomUUID());
  const [saved, setSaved] = useState(draft?.values ?? record?.values ?? initial);
  const [savedAt, setSavedAt] = useState(draft?.updatedAt);
  const [failure, setFailure] = useState<string>();
  const queries = [`studio.${resource.name}`];
  const save = useChange(resource.draftCalls.saveDraft, queries);
  const discard = useChange(resource.draftCalls.discardDraft, [...queries, 'audit']);
  const schedule = useChange(resource.draftCalls.scheduleDraft, [...queries, 'audit']);
  const isEnabled = resource.hasDrafts;
  const isUnsaved = isEnabled && !isSame(values, saved);
  const isStored = useRef(draft !== undefined);
  const isPublished = useRef(false);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));

  /** Resolves to whether it was saved. */
  async function saveOnce(): Promise<boolean> {
    // An autosave queued behind the publishing would create the draft again.
    if (isPublished.current) return true;
    const basedOn = draft?.basedOn ?? record?.version ?? 0;
    try {
      await save({ shopId, draftId, basedOn, values, ...(record && { key: record.key }) });
      isStored.current = true;
      setSaved(values);
      setSavedAt(new Date());
      setFailure(undefined);
      return true;
    } catch (error) {
      setFailure(failureOf(error).message);
      return false;
    }
  }
  const saveNow = () => (running.current = running.current.then(saveOnce));
  const latest = useRef(saveNow);
  useEffect(() => {
    latest.current = saveNow;
  });
  useEffect(() => {
    isPublished.current = false;
  }, [values]);
  // A failed save is repeated with the next change, not in a loop.
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const timer = setTimeout(() => void latest.current(), autosaveMs);
    return () => clearTimeout(timer);
  }, [isUnsaved, values]);

  return {
    isEnabled,
    isUnsaved,
    draftId,
    savedAt,
    failure,
    saveNow,
    /**
     * Publishes the content; `work` gets the draft to delete. It runs in the same queue as the autosaves: one
     * beside it would bring the deleted draft back.
     */
    publish<Saved>(
      work: (stored: { draftId?: string }) => Promise<Saved | undefined>,
    ): Promise<Saved | undefined> {
      const publishing = running.current.then(() => work(isEnabled && isStored.current ? { draftId } : {}));
      running.current = publishing.then(
        (saved) => (isPublished.current = saved !== undefined),
        () => false,
      );
      return publishing;
    },
    /** Stores what is typed before something uses the draft; resolves to whether it is stored. */
    async store(): Promise<boolean> {
      await running.current;
      return isUnsaved || !isStored.current ? latest.current() : true;
    },
    discard: () => discard({ shopId, draftId }),
    schedule: (publishAt: Date | null, version: number) => schedule({ shopId, draftId, version, publishAt }),
  };
}
export type Draft = ReturnType<typeof useDraft>;

import { type LineDetail, tariffCalls } from '@onehaul/contract/console/tariffs';
import { Tariff as TariffSchema } from '@onehaul/contract/tariff';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import { failureOf } from '@onehaul/workbench/failure';
import { useState } from 'react';
import { useMe } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';
import { isSame } from './is-same.ts';
import type { Which } from './line-key.ts';
import { startingVersion } from './starting-version.ts';

const invalidatedQueries = ['tariffs', 'audit'];

const newestOf = ({ versions }: Pick<LineDetail, 'versions'>) =>
  versions.reduce((latest, each) => (each.version > latest.version ? each : latest), startingVersion);

/** Tariff being edited, and its saved draft on the server. */
export function useDraft(which: Which, detail: LineDetail) {
  const { name: myName } = useMe();
  const saveDraft = useChange(tariffCalls.saveDraft, invalidatedQueries);
  const dropDraft = useChange(tariffCalls.dropDraft, invalidatedQueries);
  const newest = newestOf(detail);
  const [tariff, setTariff] = useState<Tariff>(detail.draft?.tariff ?? newest.tariff);
  /** Draft as saved on the server; undefined if there is none. */
  const [savedTariff, setSavedTariff] = useState<Tariff | undefined>(detail.draft?.tariff);
  /** Starting point of the edit while there is no saved draft. */
  const [beginning, setBeginning] = useState<Tariff>(newest.tariff);
  const [basedOn, setBasedOn] = useState(detail.draft?.basedOn ?? newest.version);
  // Incremented when the whole tariff is replaced, which remounts inputs and discards unparsable text.
  const [generation, setGeneration] = useState(0);
  // Detects concurrent edits: a colleague's newer draft is not overwritten unseen.
  const [known, setKnown] = useState<Tariff | undefined>(detail.draft?.tariff);
  const others = detail.draft && detail.draft.staffName !== myName ? detail.draft : undefined;
  const overtakenBy =
    others && !isSame(others.tariff, known) && !isSame(others.tariff, savedTariff) ? others : undefined;
  const isChanged = !isSame(tariff, savedTariff ?? beginning);

  const replace = (next: Tariff) => {
    setTariff(next);
    setGeneration((now) => now + 1);
  };
  const save = async (base = basedOn) => {
    await saveDraft({ ...which, basedOn: base, tariff: TariffSchema.parse(tariff) });
    setSavedTariff(tariff);
    setBasedOn(base);
  };

  return {
    tariff,
    setTariff,
    replace,
    generation,
    basedOn,
    newest,
    overtakenBy,
    hasSavedDraft: savedTariff !== undefined,
    isChanged,
    /** A newer version was published since the edit began. */
    isStale: basedOn < newest.version,
    save,
    /** Saves before publishing, because the server publishes its stored draft. */
    saveIfNeeded: async () => {
      if (isChanged || !savedTariff || !detail.draft) await save();
    },
    drop: async () => {
      try {
        if (savedTariff) await dropDraft(which);
      } catch (error) {
        // Already deleted: the goal is reached.
        if (failureOf(error).error !== 'tariff.noDraft') throw error;
      }
      setSavedTariff(undefined);
      setBeginning(newest.tariff);
      setBasedOn(newest.version);
      replace(newest.tariff);
    },
    published: (version: number) => {
      setSavedTariff(undefined);
      setBeginning(tariff);
      setBasedOn(version);
    },
    keepMine: () => setKnown(others?.tariff),
    takeTheirs: () => {
      if (!others) return;
      setKnown(others.tariff);
      setSavedTariff(others.tariff);
      setBasedOn(others.basedOn);
      replace(others.tariff);
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;

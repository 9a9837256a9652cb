import type { NoticeTexts } from '@onehaul/contract/console/studio/notice-template';
import type { Language } from '@onehaul/domain/language';
import { useState } from 'react';
import {
  conflictsOf,
  type Edits,
  type Field,
  isCustom,
  isEdited,
  type Seen,
  shownText,
  textsToSave,
  withEdit,
} from './notice-form.ts';

/** Edits of the texts of one notice over what the server returned. */
export function useNoticeForm(latest: Seen) {
  const [seen, setSeen] = useState(latest);
  const [known, setKnown] = useState(latest);
  const [edits, setEdits] = useState<Edits>({});
  const [theirs, setTheirs] = useState<Edits>({});

  // What is loaded again appears, unless it would move the ground under someone's edits.
  if (latest !== known) {
    setKnown(latest);
    if (!isEdited(edits) && latest.version > seen.version) setSeen(latest);
  }
  return {
    seen,
    isEdited: isEdited(edits),
    textOf: (language: Language, field: Field) => shownText(seen, edits, language, field),
    isCustom: (language: Language, field: Field) => isCustom(seen, edits, language, field),
    theirs: (language: Language, field: Field) => theirs[language]?.[field],
    texts: () => textsToSave(seen, edits),
    set(language: Language, field: Field, text: string): void {
      setEdits((now) => withEdit(seen, now, language, field, text));
      setTheirs((now) => ({ ...now, [language]: { ...now[language], [field]: undefined } }));
    },
    /** After saving: these texts are what is stored now. */
    accept(own: NoticeTexts, version: number): void {
      setSeen((now) => ({ ...now, own, version }));
      setEdits({});
      setTheirs({});
    },
    /** After a conflict: keeps the edits, and shows theirs beside those both changed. */
    merge(fresh: Seen): void {
      setTheirs(conflictsOf(seen, fresh, edits));
      setSeen(fresh);
    },
  };
}
export type NoticeForm = ReturnType<typeof useNoticeForm>;

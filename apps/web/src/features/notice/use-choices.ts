import { type NoticeChoice, noticeCalls, type NoticeChoices } from '@onehaul/contract/notice';
import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { failureOf } from '@onehaul/workbench/failure';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { changed, inverse } from './choice-changes.ts';

export const choicesKey = ['noticeChoices'];

/** The last change, until it is undone or superseded. */
export type SavedChange = { readonly changes: readonly NoticeChoice[]; readonly isUndo: boolean };

/** The member's notice choices with optimistic updates: a change is rolled back on failure. */
export function useChoices() {
  const send = useSendWithMessage();
  const queries = useQueryClient();
  const query = useQuery({ queryKey: choicesKey, queryFn: () => send(noticeCalls.choices, {}) });
  const underWay = useRef(0);
  const [savedChange, setSavedChange] = useState<SavedChange>();
  const { t } = useTranslation('notify');
  const notify = useToast();

  const show = (changes: readonly NoticeChoice[]) =>
    queries.setQueryData<NoticeChoices>(
      choicesKey,
      (now) => now && { ...now, choices: changed(now.choices, changes) },
    );

  async function saveChoices(changes: readonly NoticeChoice[], isUndo = false): Promise<void> {
    if (changes.length === 0) return;
    setSavedChange(undefined);
    await queries.cancelQueries({ queryKey: choicesKey });
    show(changes);
    underWay.current += 1;
    try {
      const answer = await send(noticeCalls.setChoices, { changes: [...changes] });
      // While another change is in flight, an earlier response is outdated and must not overwrite the cache.
      if (underWay.current === 1) queries.setQueryData(choicesKey, answer);
      setSavedChange({ changes, isUndo });
    } catch (error) {
      show(inverse(changes));
      notify(t('choices.notSaved', { reason: failureOf(error).message }), 'danger');
    } finally {
      underWay.current -= 1;
    }
  }

  return {
    query,
    saveChoices,
    savedChange,
    forget: useCallback(() => setSavedChange(undefined), []),
    undo: () => (savedChange ? saveChoices(inverse(savedChange.changes), true) : undefined),
  };
}

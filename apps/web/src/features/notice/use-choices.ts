import { type NoticeChoice, noticeCalls, type NoticeChoices } from '@onehaul/contract/notice';
import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { failureOf } from '@onehaul/workbench/failure';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useToldSend } from '../../app/portal/told-send.ts';
import { changed, inverse } from './choice-changes.ts';

export const choicesKey = ['noticeChoices'];

/** The last change, until it is undone or superseded. */
export type Said = { readonly changes: readonly NoticeChoice[]; readonly isUndo: boolean };

/** The member's notice choices with optimistic updates: a change is rolled back on failure. */
export function useChoices() {
  const send = useToldSend();
  const queries = useQueryClient();
  const query = useQuery({ queryKey: choicesKey, queryFn: () => send(noticeCalls.choices, {}) });
  const underWay = useRef(0);
  const [said, setSaid] = useState<Said>();
  const { t } = useTranslation('notify');
  const notify = useToast();

  const show = (changes: readonly NoticeChoice[]) =>
    queries.setQueryData<NoticeChoices>(
      choicesKey,
      (now) => now && { ...now, choices: changed(now.choices, changes) },
    );

  async function say(changes: readonly NoticeChoice[], isUndo = false): Promise<void> {
    if (changes.length === 0) return;
    setSaid(undefined);
    await queries.cancelQueries({ queryKey: choicesKey });
    show(changes);
    underWay.current += 1;
    try {
      const answer = await send(noticeCalls.setChoices, { changes: [...changes] });
      // While another change is in flight, an earlier response is outdated and must not overwrite the cache.
      if (underWay.current === 1) queries.setQueryData(choicesKey, answer);
      setSaid({ changes, isUndo });
    } catch (error) {
      show(inverse(changes));
      notify(t('choices.notSaved', { reason: failureOf(error).message }), 'danger');
    } finally {
      underWay.current -= 1;
    }
  }

  return {
    query,
    say,
    said,
    forget: useCallback(() => setSaid(undefined), []),
    undo: () => (said ? say(inverse(said.changes), true) : undefined),
  };
}

import { type NoticeChoice, noticeCalls, type NoticeChoices } from '@onehaul/contract/notice';
import { useTranslation } from '@onehaul/i18n/react';
import { useToast } from '@onehaul/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { changed, inverse } from './choice-changes.ts';

export const choicesKey = ['noticeChoices'];

/** The member's notice choices with optimistic updates: a change is rolled back on failure. */
export function useChoices() {
  const send = useSendWithMessage();
  const queries = useQueryClient();
  const query = useQuery({ queryKey: choicesKey, queryFn: () => send(noticeCalls.choices, {}) });
  const underWay = useRef(0);
  const { t } = useTranslation('notify');
  const notify = useToast();

  const show = (changes: readonly NoticeChoice[]) =>
    queries.setQueryData<NoticeChoices>(
      choicesKey,
      (now) => now && { ...now, choices: changed(now.choices, changes) },
    );

  async function saveChoices(changes: readonly NoticeChoice[], isUndo = false): Promise<void> {
    if (changes.length === 0) return;
    await queries.cancelQueries({ queryKey: choicesKey });
    show(changes);
    underWay.current += 1;
    try {
      const answer = await send(noticeCalls.setChoices, { changes: [...changes] });
      // While another change is in flight, an earlier response is outdated and must not overwrite the cache.
      if (underWay.current === 1) queries.setQueryData(choicesKey, answer);
      if (isUndo) notify(t('choices.undone'), 'positive');
      else
        notify(t('choices.saved'), 'positive', {
          label: t('choices.undo'),
          onAct: () => saveChoices(inverse(changes), true),
        });
    } catch (error) {
      show(inverse(changes));
      notify(t('choices.notSaved', { reason: (error as Error).message }), 'danger');
    } finally {
      underWay.current -= 1;
    }
  }

  return { query, saveChoices };
}

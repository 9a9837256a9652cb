import { noticeCalls } from '@onehaul/contract/notice';
import { useQueryClient } from '@tanstack/react-query';
import { noticesKey, unreadKey } from '../../app/portal/notice-queries.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';

/** Marks notices as read, all when no id is passed. The badge updates optimistically. */
export function useMarkRead() {
  const send = useSend();
  const queries = useQueryClient();
  return useChange((ids: number[]) => send(noticeCalls.markRead, { ids }), {
    onDone: (answer) => {
      queries.setQueryData(unreadKey, answer);
      return queries.invalidateQueries({ queryKey: noticesKey });
    },
  });
}
export type MarkRead = ReturnType<typeof useMarkRead>;

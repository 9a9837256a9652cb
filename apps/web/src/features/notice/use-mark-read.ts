import { useCallsOnDemand } from '../../app/calls-on-demand.ts';
import { useAct } from '../../app/use-act.ts';

/** Marks notices as read, all when no id is passed. */
export function useMarkRead() {
  const startCalls = useCallsOnDemand();
  return useAct(async (ids: readonly number[]) => {
    startCalls();
    const { markRead } = await import('./notice-acts.client.ts');
    return markRead(ids);
  });
}
export type MarkRead = ReturnType<typeof useMarkRead>;

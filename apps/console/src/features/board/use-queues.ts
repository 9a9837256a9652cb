import type { QueueName } from '@onehaul/domain/board/queue';
import { failureOf } from '@onehaul/workbench/failure';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { useMe } from '../../app/me.ts';
import { type Place, queueGroups } from './queue-links.ts';

export type Queue = { readonly count: number; readonly oldestAt: Date | null };

/** Others change the queues while the page is open. */
const refetchMs = 20_000;

/** The queues a person may see: undefined while a count loads. */
export function useQueues({ shopId, warehouseId }: Place) {
  const { permissions } = useMe();
  const seen = queueGroups.filter(({ call }) => permissions.includes(call.access));
  const results = useQueries({
    queries: seen.map(({ group, call }) => ({
      queryKey: ['board', group, shopId, warehouseId],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<{ items: NamedQueue[] }> =>
        callApi(
          call,
          {
            ...(shopId && { shopId }),
            ...('warehouseId' in call.input.shape && warehouseId && { warehouseId }),
          },
          { signal },
        ),
      refetchInterval: refetchMs,
      placeholderData: keepPreviousData,
    })),
  });
  const counted = new Map(
    results.flatMap(({ data }) => (data?.items ?? []).map((queue) => [queue.name, queue] as const)),
  );
  const failed = results.filter(({ error }) => error !== null);
  const lost = new Set(
    seen.flatMap(({ names }, index) => (results[index]?.error && !results[index]?.data ? names : [])),
  );
  return {
    names: new Set<QueueName>(seen.flatMap(({ names }) => names).filter((name) => !lost.has(name))),
    queueOf: (name: QueueName): Queue | undefined => counted.get(name),
    failure: failed[0]?.error ? failureOf(failed[0].error) : undefined,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
    asOf: Math.max(0, ...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  };
}

type NamedQueue = Queue & { readonly name: QueueName };

import { staffNoticeCalls } from '@onehaul/contract/console/staff-notices';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';

/** As often as the queues of the home page; a hidden page does not poll. */
const pollMs = 20_000;

/** The unread notices of the user; 0 while unknown. */
export function useUnread(): number {
  const { data } = useQuery({
    queryKey: ['staffNotices', 'count'],
    queryFn: ({ signal }) => callApi(staffNoticeCalls.count, {}, { signal }),
    refetchInterval: pollMs,
    staleTime: pollMs,
    retry: false,
  });
  return data?.unread ?? 0;
}

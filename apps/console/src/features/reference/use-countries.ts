import { countryReferenceCalls } from '@onehaul/contract/console/reference';
import { useQuery } from '@tanstack/react-query';
import { callListApi } from '../../app/call-api.ts';
import { useName } from './use-words.tsx';

/** All countries as choices, in the order of pickers. */
export function useCountryOptions() {
  const nameOf = useName();
  const { data } = useQuery({
    queryKey: ['countries', 'all'],
    queryFn: ({ signal }) => callListApi(countryReferenceCalls.list, { pageRows: 300 }, { signal }),
  });
  return (data?.items ?? []).map(({ code, names }) => ({
    value: code,
    label: `${nameOf(names)} (${code})`,
  }));
}

import { companyCalls } from '@onehaul/contract/console/companies';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';

const nothing = { plans: [], shopDomain: '' };

/** Plans, and the domain of free subdomains; empty while they load. */
export function useCompanyOptions() {
  const { data } = useQuery({
    queryKey: ['companyOptions'],
    queryFn: ({ signal }) => callApi(companyCalls.options, {}, { signal }),
  });
  return data ?? nothing;
}

import { reportCalls } from '@onehaul/contract/console/reports';
import type { Period } from '@onehaul/domain/report/period';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';

type Asked = Period & { readonly shopId?: number; readonly isByMonth: boolean };

/** Figures per line, counted by the worker every five minutes. */
export const useLineRows = (asked: Asked) =>
  useQuery({
    queryKey: ['reports', 'lines', asked],
    queryFn: ({ signal }) => callApi(reportCalls.lines, asked, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

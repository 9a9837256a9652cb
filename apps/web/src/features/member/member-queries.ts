import { catalogCalls } from '@onehaul/contract/catalog';
import { memberCalls } from '@onehaul/contract/member';
import { sessionCalls } from '@onehaul/contract/session';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Send } from '../../app/session-context.tsx';

export const rowsPerPage = 10;
const whole = { pageIndex: 1, pageRows: 300 };

/** Query keys start with the list, so that a change of one row invalidates all its pages. */
export const dialCodesQuery = (send: Send) =>
  queryOptions({
    queryKey: ['dialCodes'],
    queryFn: () => send(catalogCalls.dialCodes, whole),
    staleTime: Infinity,
  });

export const subAccountsKey = ['subAccounts'];
export const subAccountsQuery = (send: Send, pageIndex: number) =>
  queryOptions({
    queryKey: [...subAccountsKey, pageIndex],
    queryFn: () => send(memberCalls.subAccounts, { pageIndex, pageRows: rowsPerPage }),
    placeholderData: keepPreviousData,
  });

export const signInsKey = ['signIns'];
export const signInsQuery = (send: Send, pageIndex: number) =>
  queryOptions({
    queryKey: [...signInsKey, pageIndex],
    queryFn: () => send(sessionCalls.list, { pageIndex, pageRows: rowsPerPage }),
    placeholderData: keepPreviousData,
  });

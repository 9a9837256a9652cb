import { type Withdrawal, walletCalls, withdrawalCalls } from '@onehaul/contract/wallet';
import { flowKinds, type FlowUnit } from '@onehaul/domain/wallet/flow';
import { withdrawalStates } from '@onehaul/domain/wallet/withdrawal-state';
import type { ListQuery } from '@onehaul/workbench/list-page';
import { queryOptions } from '@tanstack/react-query';
import { walletKey, withdrawalsKey } from '../../app/portal/wallet-key.ts';
import type { Send } from '../../app/session-context.tsx';

export const statisticsQuery = (send: Send) =>
  queryOptions({
    queryKey: [...walletKey, 'statistics'],
    queryFn: () => send(walletCalls.statistics, {}),
  });

export const packagesQuery = (send: Send) =>
  queryOptions({
    queryKey: [...walletKey, 'packages'],
    queryFn: () => send(walletCalls.packages, {}),
    staleTime: 60_000,
  });

export const cardsQuery = (send: Send) =>
  queryOptions({
    queryKey: [...withdrawalsKey, 'cards'],
    queryFn: () => send(withdrawalCalls.cards, {}),
  });

const monthText = /^20[0-9]{2}-(0[1-9]|1[0-2])$/;

/** Maps the list's URL to call input; unknown values are ignored. */
export function toFlowInput(filters: ListQuery['filters']) {
  const unit: FlowUnit = filters['unit'] === 'points' ? 'points' : 'money';
  const kind = flowKinds[unit].find((one) => one === filters['kind']);
  const month = filters['month'];
  return { unit, ...(kind && { kind }), ...(month && monthText.test(month) && { month }) };
}

export const loadFlow = (send: Send, { page, rows, filters }: ListQuery) =>
  send(walletCalls.flow, { ...toFlowInput(filters), pageIndex: page, pageRows: rows });

export const flowCountQuery = (send: Send) =>
  queryOptions({
    queryKey: [...walletKey, 'count'],
    queryFn: async () => (await send(walletCalls.flow, { unit: 'money', pageIndex: 1, pageRows: 1 })).total,
  });

export const loadWithdrawals = (send: Send, { page, rows, filters }: ListQuery) => {
  const state = withdrawalStates.find((one) => one === filters['state']);
  return send(withdrawalCalls.list, { ...(state && { state }), pageIndex: page, pageRows: rows });
};

export const withdrawalCountQuery = (send: Send) =>
  queryOptions({
    queryKey: [...withdrawalsKey, 'count'],
    queryFn: async () => (await send(withdrawalCalls.list, { pageIndex: 1, pageRows: 1 })).total,
  });

/** A linked withdrawal that is not on the current page: searched among the newest. */
export const withdrawalQuery = (send: Send, id: number) =>
  queryOptions({
    queryKey: [...withdrawalsKey, 'one', id],
    queryFn: async (): Promise<Withdrawal | null> => {
      const { items } = await send(withdrawalCalls.list, { pageIndex: 1, pageRows: 100 });
      return items.find((one) => one.id === id) ?? null;
    },
  });

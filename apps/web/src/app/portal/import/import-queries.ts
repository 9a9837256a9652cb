import { importCalls } from '@onehaul/contract/import';
import type { ImportKind } from '@onehaul/domain/import/import-state';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Send } from '../../session-context.tsx';

/** Query key prefix for imports. */
export const importsKey = ['imports'];
export const historyKey = [...importsKey, 'history'];
export const wrongRowsOnPage = 20;
export const importsOnPage = 10;
/** Polling interval of an import's progress. */
const pollIntervalMs = 700;

export const importQuery = (send: Send, id: string, pageIndex: number) =>
  queryOptions({
    queryKey: [...importsKey, 'one', id, pageIndex],
    queryFn: () => send(importCalls.get, { id, pageIndex, pageRows: wrongRowsOnPage }),
    refetchInterval: ({ state }) => (state.data?.sheet.state === 'reading' ? pollIntervalMs : false),
    placeholderData: (earlier) => (earlier?.sheet.id === id ? earlier : undefined),
  });

export const historyQuery = (send: Send, kind: ImportKind, pageIndex: number) =>
  queryOptions({
    queryKey: [...historyKey, kind, pageIndex],
    queryFn: () => send(importCalls.list, { kind, pageIndex, pageRows: importsOnPage }),
    placeholderData: keepPreviousData,
  });

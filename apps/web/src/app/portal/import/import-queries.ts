import { importCalls } from '@onehaul/contract/import';
import type { ImportKind } from '@onehaul/domain/import/import-state';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Send } from '../../session-context.tsx';

/** Begins the key of everything read of sheets. */
export const importsKey = ['imports'];
export const historyKey = [...importsKey, 'history'];
export const wrongRowsOnPage = 20;
export const importsOnPage = 10;
/** How often one looks how far a sheet has come. */
const lookEveryMs = 700;

export const importQuery = (send: Send, id: string, pageIndex: number) =>
  queryOptions({
    queryKey: [...importsKey, 'one', id, pageIndex],
    queryFn: () => send(importCalls.get, { id, pageIndex, pageRows: wrongRowsOnPage }),
    refetchInterval: ({ state }) => (state.data?.sheet.state === 'reading' ? lookEveryMs : false),
    placeholderData: (earlier) => (earlier?.sheet.id === id ? earlier : undefined),
  });

export const historyQuery = (send: Send, kind: ImportKind, pageIndex: number) =>
  queryOptions({
    queryKey: [...historyKey, kind, pageIndex],
    queryFn: () => send(importCalls.list, { kind, pageIndex, pageRows: importsOnPage }),
    placeholderData: keepPreviousData,
  });

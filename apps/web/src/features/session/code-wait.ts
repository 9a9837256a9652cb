import { useMemo, useSyncExternalStore } from 'react';

export type Purpose = 'signIn' | 'resetPassword' | 'stepUp';
/** A sent code, and when the next may be requested. */
export type CodeWait = { readonly codeId: string; readonly endsAt: number };

const noWait: CodeWait = { codeId: '', endsAt: 0 };
const keyOf = (purpose: Purpose) => `code-${purpose}`;
const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function parseWait(kept: string | null): CodeWait {
  try {
    const { codeId, endsAt } = JSON.parse(kept ?? '{}') as Partial<CodeWait>;
    return typeof codeId === 'string' && typeof endsAt === 'number' ? { codeId, endsAt } : noWait;
  } catch {
    return noWait;
  }
}

/** A phone may discard the page while the user reads the message: the state is persisted and restored. */
export function useCodeWait(purpose: Purpose): CodeWait {
  const kept = useSyncExternalStore(
    listen,
    () => sessionStorage.getItem(keyOf(purpose)),
    () => null,
  );
  return useMemo(() => parseWait(kept), [kept]);
}

export function storeCodeWait(purpose: Purpose, wait: CodeWait): void {
  sessionStorage.setItem(keyOf(purpose), JSON.stringify(wait));
  for (const listener of listeners) listener();
}

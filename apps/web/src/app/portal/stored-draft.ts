import { useEffect, useRef, useState } from 'react';

/**
 * Form draft in sessionStorage: survives a reload, a failed call and a new sign-in in this tab until it is
 * sent. The key contains the account, so that accounts never share drafts.
 */
export function useStoredDraft<Draft>(
  key: string,
  isRight: (value: unknown) => value is Draft,
  begin: () => Draft,
): [Draft, (change: (before: Draft) => Draft) => void] {
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = parsed(sessionStorage.getItem(key));
    return isRight(kept) ? kept : begin();
  });
  const isFirst = useRef(true);
  useEffect(() => {
    // An untouched draft is not stored.
    if (isFirst.current) isFirst.current = false;
    else sessionStorage.setItem(key, JSON.stringify(draft));
  }, [key, draft]);
  return [draft, setDraft];
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

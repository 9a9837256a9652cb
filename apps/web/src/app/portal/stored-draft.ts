import { useEffect, useRef, useState } from 'react';

/**
 * What is typed, kept over a reload, a failed call and a new sign-in in this tab until it is sent. The key names the
 * account: nobody finds what another one has typed.
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
    // What nobody has touched is not worth keeping.
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

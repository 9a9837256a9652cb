import { useEffect, useRef, useState } from 'react';
import { useInBrowser } from '../use-in-browser.ts';

/**
 * Form draft in sessionStorage: survives a reload, a failed call and a new sign-in in this tab until it is
 * sent. The key contains the account, so that accounts never share drafts.
 */
export function useStoredDraft<Draft>(
  key: string,
  isValid: (value: unknown) => value is Draft,
  createDraft: () => Draft,
): [Draft, (change: (before: Draft) => Draft) => void] {
  const isInBrowser = useInBrowser();
  const read = () => {
    const stored = parseJson(sessionStorage.getItem(key));
    return isValid(stored) ? stored : createDraft();
  };
  const [draft, setDraft] = useState<Draft>(isInBrowser ? read : createDraft);
  // A page that the server has rendered gets the stored draft after hydration.
  const [isRead, setRead] = useState(isInBrowser);
  if (isInBrowser && !isRead) {
    setRead(true);
    setDraft(read());
  }
  const isFirst = useRef(true);
  useEffect(() => {
    // An untouched draft is not stored.
    if (isFirst.current) isFirst.current = false;
    else sessionStorage.setItem(key, JSON.stringify(draft));
  }, [key, draft]);
  return [draft, setDraft];
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

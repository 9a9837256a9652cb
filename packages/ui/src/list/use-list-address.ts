import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type ListChange, updateListParams } from './address-state.ts';

/**
 * The query of a list in the URL. While the next rows load, it is already that of the next URL: controls show what was
 * chosen at once, and a second change builds on the first.
 */
export function useListAddress() {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const shown = next && next.pathname === pathname ? next.search : search;
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  const change = useCallback(
    (wanted: ListChange, options?: { readonly replace: boolean }) => {
      latest.current = `?${updateListParams(new URLSearchParams(latest.current), wanted).toString()}`;
      void navigate({ search: latest.current }, { preventScrollReset: true, ...options });
    },
    [navigate],
  );
  return { address: new URLSearchParams(shown), change, isBusy: shown !== search };
}

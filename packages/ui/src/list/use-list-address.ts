import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate, useNavigation } from 'react-router';
import { type ListChange, updateListParams } from './address-state.ts';

/**
 * The query of a list in the URL. While the next rows load, it is already that of the next URL: controls show what was
 * chosen at once, and a second change builds on the first.
 */
export function useListAddress() {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  // The public hooks know a navigation only after React has rendered it, in a transition. A change that comes before,
  // such as a delayed search right after a click on a tab, would build on the URL from before the click.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const shown = next && next.pathname === pathname ? next.search : search;

  const change = useCallback(
    (wanted: ListChange, options?: { readonly replace: boolean }) => {
      const latest = router?.state.navigation.location ?? router?.state.location;
      const from = latest && latest.pathname === pathname ? latest.search : shown;
      const search = `?${updateListParams(new URLSearchParams(from), wanted).toString()}`;
      void navigate({ search }, { preventScrollReset: true, ...options });
    },
    [router, pathname, shown, navigate],
  );
  return { address: new URLSearchParams(shown), change, isBusy: shown !== search };
}

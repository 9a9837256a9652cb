import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { sharedNames } from '../../app/paths.ts';
import { useInBrowser } from '../../app/use-in-browser.ts';

/** Text that another app has shared with the installed shop (Web Share Target). Taken once, then out of the URL. */
export function useSharedText(onText: (text: string) => void): void {
  const isInBrowser = useInBrowser();
  const [search, setSearch] = useSearchParams();
  const taken = useRef('');
  const shared = sharedNames.flatMap((name) => search.get(name) ?? []).join('\n');
  const take = useEffectEvent(() => {
    // An effect may run twice for one address.
    if (shared === taken.current) return;
    taken.current = shared;
    onText(shared);
    setSearch(
      (now) => {
        const rest = new URLSearchParams(now);
        sharedNames.forEach((name) => rest.delete(name));
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (isInBrowser && shared) take();
  }, [isInBrowser, shared]);
}

import { useSyncExternalStore } from 'react';
import type { Scheme } from './theme.ts';

const query = '(prefers-color-scheme: dark)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** The shop's choice, or the system's while the shop leaves it open. */
export function useScheme(chosen: Scheme | 'system'): Scheme {
  const systemIsDark = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
  if (chosen !== 'system') return chosen;
  return systemIsDark ? 'dark' : 'light';
}

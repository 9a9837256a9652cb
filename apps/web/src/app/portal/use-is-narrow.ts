import { useSyncExternalStore } from 'react';

const query = '(max-width: 767px)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the window is too narrow for a table of many columns. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => matchMedia(query).matches);

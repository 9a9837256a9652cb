import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, so that the markup matches. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a script has taken the page over: until then it stays as the server wrote it. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

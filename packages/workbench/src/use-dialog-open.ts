import { useLayoutEffect, useReducer } from 'react';

/**
 * A dialog mounts closed and opens before the first paint. antd registers an open one for the Escape key while it
 * renders: if React abandons that render (an interrupted navigation), the entry stays for ever and every dialog below
 * ignores Escape.
 */
export function useDialogOpen(isOpen: boolean | undefined): boolean {
  const [isMounted, markMounted] = useReducer(() => true, false);
  useLayoutEffect(() => markMounted(), []);
  return isMounted && isOpen === true;
}

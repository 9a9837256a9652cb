import type { Scheme } from './theme.ts';
import { useMedia } from './use-media.ts';

/** The shop's choice, or the system's while the shop leaves it open. */
export function useScheme(chosen: Scheme | 'system'): Scheme {
  const systemIsDark = useMedia('(prefers-color-scheme: dark)');
  if (chosen !== 'system') return chosen;
  return systemIsDark ? 'dark' : 'light';
}

import type { Scheme } from './theme.ts';
import { useMediaQuery } from './use-media-query.ts';

/** Returns the shop's scheme, or the system's if the shop sets none. */
export function useScheme(chosen: Scheme | 'system'): Scheme {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (chosen !== 'system') return chosen;
  return systemIsDark ? 'dark' : 'light';
}

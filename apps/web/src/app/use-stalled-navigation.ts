import { useEffect } from 'react';
import { useNavigation } from 'react-router';

/** Timeout for loading a page's script (section 8). */
const chunkTimeoutMs = 120_000;

/**
 * Falls back to a full document load when a page's script does not arrive in time: dynamic imports have no
 * timeout, and a hanging connection would leave the visitor on the old page without feedback.
 */
export function useStalledNavigation(): void {
  const { location: target } = useNavigation();
  const url = target && target.pathname + target.search + target.hash;
  useEffect(() => {
    if (url === undefined) return undefined;
    const timer = setTimeout(() => location.assign(url), chunkTimeoutMs);
    return () => clearTimeout(timer);
  }, [url]);
}

import { useEffect } from 'react';
import { useNavigation } from 'react-router';

/** How long the script of a page may take to arrive (section 8). */
const chunkTimeoutMs = 120_000;

/**
 * A page whose script does not arrive in time is asked for anew as a whole document: imports have no timeout of their
 * own, and a connection that hangs would leave the visitor where they are without a word.
 */
export function useStalledNavigation(): void {
  const { location: target } = useNavigation();
  const address = target && target.pathname + target.search + target.hash;
  useEffect(() => {
    if (address === undefined) return undefined;
    const timer = setTimeout(() => location.assign(address), chunkTimeoutMs);
    return () => clearTimeout(timer);
  }, [address]);
}

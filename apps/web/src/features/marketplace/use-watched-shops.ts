import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import type { ShownShop } from './marketplace-input.ts';
import { useMarketplaceActs } from './use-marketplace-acts.ts';

const watchedMs = 10_000;

/**
 * Loads the page again when a shop has changed: the worker that syncs shops sends no event. Asked by a call of its own,
 * because a page that is loaded again without a connection would be replaced by an error page.
 */
export function useWatchedShops(shops: readonly ShownShop[]): void {
  const loadActs = useMarketplaceActs();
  const { revalidate } = useRevalidator();
  const hasShops = shops.length > 0;
  const look = useEffectEvent(async () => {
    const seen = await (await loadActs()).loadShops();
    if (JSON.stringify(seen) !== JSON.stringify(shops)) await revalidate();
  });
  useEffect(() => {
    if (!hasShops) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look().catch(() => undefined);
    }, watchedMs);
    return () => clearInterval(timer);
  }, [hasShops]);
}

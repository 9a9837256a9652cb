import type { Shop } from '@onehaul/domain/shop';
import type { Database } from '../../db/database.ts';
import { findShopByHost } from './shop.repository.ts';

const knownMs = 10_000;
const mostHosts = 20_000;

/**
 * Host-to-shop cache for some seconds: read on every request, changed almost never. Unknown hosts are cached
 * too, so that a scan of made-up hosts does not query for each request.
 */
export function openShopDirectory(database: Database) {
  const known = new Map<string, { shop: Promise<Shop | undefined> | Shop | undefined; until: number }>();

  return (host: string): Promise<Shop | undefined> | Shop | undefined => {
    const now = Date.now();
    const entry = known.get(host);
    if (entry && entry.until > now) return entry.shop;
    const asked = findShopByHost(database, host);
    if (known.size >= mostHosts) known.delete(known.keys().next().value!);
    const fresh: typeof entry = { shop: asked, until: now + knownMs };
    known.set(host, fresh);
    asked.then(
      (shop) => (fresh.shop = shop),
      () => known.delete(host), // a failed lookup is not cached
    );
    return asked;
  };
}

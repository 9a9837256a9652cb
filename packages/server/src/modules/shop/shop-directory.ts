import { setTimeout as wait } from 'node:timers/promises';
import type { Shop } from '@onehaul/domain/shop';
import type { Database } from '../../db/database.ts';
import { findShopByHost } from './shop.repository.ts';

const knownMs = 1_000;
const maxHosts = 20_000;
/** Minimum interval between the lookups that claimed revisions cause, per host. */
const refreshMs = 250;

type Found = Shop | undefined;
type Entry = {
  shop: Promise<Found> | Found;
  readonly lookedUpAt: number;
  /** When a claimed revision last caused a lookup. */
  readonly refreshedAt: number;
  /** The next such lookup, shared by all requests that need it. */
  refresh?: Promise<Found>;
};

const isCurrent = (shop: Found, seenRevision: number) => !shop || shop.revision >= seenRevision;

/**
 * Host-to-shop cache for a second: read on every request, changed rarely. Unknown hosts are cached too, so that
 * a scan of made-up hosts does not query for each request. A caller that has seen a newer revision than the
 * cached one gets a fresh shop. Anyone can claim a revision, so these lookups are shared and spaced: at most
 * one is in flight per host, and at most four start per second.
 */
export function createShopDirectory(database: Database) {
  const known = new Map<string, Entry>();

  function lookUp(host: string, now: number, refreshedAt: number): Promise<Found> {
    const shop = findShopByHost(database, host);
    known.delete(host);
    if (known.size >= maxHosts) known.delete(known.keys().next().value!);
    const entry: Entry = { shop, lookedUpAt: now, refreshedAt };
    known.set(host, entry);
    shop.then(
      (found) => (entry.shop = found),
      () => known.get(host) === entry && known.delete(host), // a failed lookup is not cached
    );
    return shop;
  }

  /** A lookup that starts after this call; its result is accepted, whatever revision was claimed. */
  function refresh(host: string, entry: Entry): Promise<Found> | Found {
    const isReplaced = () => known.has(host) && known.get(host) !== entry;
    if (isReplaced()) return known.get(host)!.shop;
    entry.refresh ??= wait(Math.max(0, entry.refreshedAt + refreshMs - Date.now())).then(() => {
      if (isReplaced()) return known.get(host)!.shop;
      const now = Date.now();
      return lookUp(host, now, now);
    });
    return entry.refresh;
  }

  return (host: string, seenRevision = 0): Promise<Found> | Found => {
    const now = Date.now();
    const entry = known.get(host);
    if (!entry) return lookUp(host, now, 0);
    const { shop, lookedUpAt, refreshedAt } = entry;
    if (shop instanceof Promise) {
      // It may have started before the change that the caller has seen.
      if (seenRevision === 0) return shop;
      return shop.then((found) => (isCurrent(found, seenRevision) ? found : refresh(host, entry)));
    }
    if (now >= lookedUpAt + knownMs) return lookUp(host, now, refreshedAt);
    return isCurrent(shop, seenRevision) ? shop : refresh(host, entry);
  };
}

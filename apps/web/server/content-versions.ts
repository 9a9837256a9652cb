import { setTimeout as wait } from 'node:timers/promises';
import type { ShopState } from '@onehaul/domain/shop';

/** Version of a shop's public content. */
export type ContentVersion = {
  readonly revision: number;
  /** When a scheduled item last appeared or disappeared. */
  readonly scheduledAt: Date | null;
  readonly state: ShopState;
};
/** Returns undefined for an unknown host. */
type FindVersion = (host: string) => Promise<ContentVersion | undefined>;
type Known = { readonly version: ContentVersion; readonly readAt: number; triedAt: number };
type Fetching = { readonly answer: Promise<ContentVersion | undefined>; readonly startedAt: number };

const freshMs = 1_000;
const staleMs = 600_000;
/** Longest wait for an API that is slow or hangs, while an earlier version is known. */
const patienceMs = 500;
const maxHosts = 10_000;

/**
 * Version of each host's content, requested from the API at most once a second. Stale-if-error: while the API
 * fails or is late, the last version is used. Unknown hosts are not cached: they are unbounded.
 */
export function openContentVersions(fetchVersion: FindVersion, now: () => number = Date.now): FindVersion {
  const known = new Map<string, Known>();
  const fetching = new Map<string, Fetching>();

  async function fetchAndStore(host: string, startedAt: number) {
    try {
      const version = await fetchVersion(host);
      known.delete(host);
      if (!version) return undefined;
      if (known.size >= maxHosts) known.delete(known.keys().next().value!);
      // As of the start: a change during the request may not be included.
      known.set(host, { version, readAt: startedAt, triedAt: startedAt });
      return version;
    } catch (error) {
      const last = known.get(host);
      if (last) last.triedAt = now();
      throw error;
    } finally {
      fetching.delete(host);
    }
  }

  function start(host: string, startedAt: number): Fetching {
    const started = { answer: fetchAndStore(host, startedAt), startedAt };
    fetching.set(host, started);
    return started;
  }

  return async (host) => {
    const at = now();
    const last = known.get(host);
    if (last && at < last.triedAt + freshMs) return last.version;
    const { answer, startedAt } = fetching.get(host) ?? start(host, at);
    if (!last || at >= last.readAt + staleMs) return answer;
    const patience = wait(Math.max(0, startedAt + patienceMs - at), last.version, { ref: false });
    return Promise.race([answer, patience]).catch(() => last.version);
  };
}

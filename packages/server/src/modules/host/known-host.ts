import { canonicalHost } from '@onehaul/domain/host';
import type { Shop } from '@onehaul/domain/shop';

type FindShop = (host: string) => Promise<Shop | undefined> | Shop | undefined;
type Options = {
  readonly shopOfHost: FindShop;
  /** Hosts of the platform's own pages and of the console. */
  readonly ownHosts: readonly string[];
  readonly now?: () => number;
};

const knownMs = 60_000;
/** Short, because a domain may be connected at any moment. */
const unknownMs = 10_000;
const maxNames = 20_000;
/** Lookups per second at most: anyone can make the edge ask for any name. */
const maxLookups = 50;

/**
 * Answers the edge, which asks whether to obtain a certificate for a name (`ask` of on-demand TLS). Undefined: too
 * many unknown names are being asked for; the edge asks again at the next handshake.
 */
export function createHostCheck({ shopOfHost, ownHosts, now = Date.now }: Options) {
  const answers = new Map<string, { readonly isKnown: Promise<boolean> | boolean; readonly until: number }>();
  let second = 0;
  let lookups = 0;

  function mayLookUp(at: number): boolean {
    const current = Math.floor(at / 1000);
    if (current !== second) [second, lookups] = [current, 0];
    lookups += 1;
    return lookups <= maxLookups;
  }

  function remember(name: string, isKnown: Promise<boolean> | boolean, until: number): void {
    answers.delete(name);
    if (answers.size >= maxNames) answers.delete(answers.keys().next().value!);
    answers.set(name, { isKnown, until });
  }

  return async (asked: string): Promise<boolean | undefined> => {
    const name = canonicalHost(asked);
    if (name === undefined || asked.includes(':')) return false;
    if (ownHosts.includes(name)) return true;
    const at = now();
    const answer = answers.get(name);
    if (answer && answer.until > at) return answer.isKnown;
    if (!mayLookUp(at)) return undefined;
    const looking = Promise.resolve(shopOfHost(name)).then(
      (shop) => shop !== undefined && shop.state !== 'closed',
    );
    remember(name, looking, at + unknownMs);
    try {
      const isKnown = await looking;
      remember(name, isKnown, at + (isKnown ? knownMs : unknownMs));
      return isKnown;
    } catch (error) {
      answers.delete(name); // a failed lookup is not cached
      throw error;
    }
  };
}

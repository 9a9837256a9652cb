import type { ReplayedQuote } from '@onehaul/contract/console/tariffs';

export type ReplaySums = {
  readonly cheaper: number;
  readonly dearer: number;
  readonly same: number;
  readonly refused: number;
  /** Sum over quotes the new tariff accepts. */
  readonly beforeMinor: number;
  readonly afterMinor: number;
};

type Item = Pick<ReplayedQuote, 'beforeMinor' | 'afterMinor'>;

/** Sums the effect of a tariff on the stored quotes. */
export function replaySums(items: readonly Item[]): ReplaySums {
  const taken = items.filter((item): item is Item & { afterMinor: number } => item.afterMinor !== null);
  const count = (is: (difference: number) => boolean) =>
    taken.filter(({ beforeMinor, afterMinor }) => is(afterMinor - beforeMinor)).length;
  return {
    cheaper: count((difference) => difference < 0),
    dearer: count((difference) => difference > 0),
    same: count((difference) => difference === 0),
    refused: items.length - taken.length,
    beforeMinor: taken.reduce((sum, { beforeMinor }) => sum + beforeMinor, 0),
    afterMinor: taken.reduce((sum, { afterMinor }) => sum + afterMinor, 0),
  };
}

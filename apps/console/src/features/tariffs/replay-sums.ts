import type { Replayed } from '@onehaul/contract/console/tariffs';

export type ReplaySums = {
  readonly cheaper: number;
  readonly dearer: number;
  readonly same: number;
  readonly refused: number;
  /** Of those that the new tariff takes. */
  readonly beforeMinor: number;
  readonly afterMinor: number;
};

type Item = Pick<Replayed, 'beforeMinor' | 'afterMinor'>;

/** What a tariff would have meant for the quotes that were kept. */
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

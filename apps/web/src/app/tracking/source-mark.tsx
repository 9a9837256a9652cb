import type { TrackLine } from '@onehaul/contract/tracking';

/** Shape by source: our scan filled, carrier round, customs rotated, estimate outlined. */
const shapes: Readonly<Record<TrackLine['source'], string>> = {
  scan: 'rounded-[2px] bg-primary-9',
  carrier: 'rounded-full bg-primary-9',
  customs: 'rotate-45 rounded-[2px] border-2 border-primary-9 bg-primary-3',
  estimate: 'rounded-full border-2 border-dashed border-line-strong bg-page',
};

/** Decorative: the adjacent text carries the same information. */
export const SourceMark = ({ source }: { readonly source: TrackLine['source'] }) => (
  <span aria-hidden="true" className={`mt-1.5 block size-3.5 shrink-0 ${shapes[source]}`} />
);

import { sameScanMs } from '@onehaul/domain/parcel/scan';
import type { Draft, Entry } from '../outbox/entry.ts';

/** What makes two scans the same: what was done to which piece, whenever it was. */
function contentOf({ kind, input }: Draft): string {
  const { scannedAt: _, ...content } = { scannedAt: undefined, ...input };
  return JSON.stringify([kind, Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1))]);
}

/**
 * The scan that this one repeats: a trigger pulled twice, or a parcel that went over the belt again. What the server
 * refused may be tried again, and a further piece is one more each time.
 */
export function sameScan(latest: readonly Entry[], draft: Draft, nowMs: number): Entry | undefined {
  if (draft.kind === 'addPhoto' || (draft.kind === 'receive' && draft.input.isFurtherPiece)) return undefined;
  const content = contentOf(draft);
  return latest.find(
    (entry) =>
      entry.state !== 'conflict' && nowMs - entry.madeAtMs < sameScanMs && contentOf(entry) === content,
  );
}
